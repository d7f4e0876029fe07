export { EndlessTable } from './endless-table.tsx'
export type { EndlessColumn, EndlessTableProps } from './endless-table-props.ts'
