export { Table } from './table.tsx'
export type { RowKey, TableColumn, TableProps, TableSelection, TableSort } from './table-props.ts'
