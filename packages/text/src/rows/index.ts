export { compareCells } from './compare-cells.ts'
export { monthWords } from './month-words.ts'
export {
  foundRows,
  type PeopleColumn,
  peopleColumns,
  type PeopleReport,
  type PeopleSort,
  peopleSortsOf,
  type ReportColumn,
  reportColumns,
  type ReportName,
  type ReportSort,
  type RowFinding,
  sortsOf,
} from './report-rows.ts'
