export { compareCells } from './compare-cells.ts'
export { monthWords } from './month-words.ts'
export {
  foundRows,
  type ReportColumn,
  reportColumns,
  type ReportName,
  type ReportSort,
  type RowFinding,
  sortsOf,
} from './report-rows.ts'
