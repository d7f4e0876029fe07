export { EndlessTable, type EndlessColumn, type EndlessTableProps } from './endless-table.tsx'
