import { foundRows, type ReportSort } from '@masar/text/rows'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type CellKind, type ColumnOf } from '../files/table.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { readOverview } from './overview.ts'
import { listReportPeople, peopleOf } from './people.ts'
import type { Grouping, ReportExportBody, ReportKind } from './schema.ts'
import { elsewhere, type Row, shown, titles } from './shown.ts'

export type ReportExportQuery = Omit<ReportExportBody, 'report' | 'format'>

/** How many people one statement reads: more where each counts all of them anew to put them in order. */
export const pageSize = (sort: ReportSort = 'name') => (/^-?name$/.test(sort) ? 500 : 5000)

/** The report whose columns a table has: of activity it is the one of time, put otherwise. */
type Shown = keyof typeof shown

function columnsOf(kind: Shown, query: ReportExportQuery, member: CompanyMembership, locale: Locale) {
  const column = (
    title: keyof typeof titles,
    cells: CellKind,
    width: number,
    read: ColumnOf<Row>['read'],
  ): ColumnOf<Row> => ({ title: sentence(locale, titles[title]), kind: cells, width, read })
  const text = (title: keyof typeof titles, name: string) =>
    column(title, 'text', 28, row => row[name] ?? null)
  const isBelow = (query.department ?? member.branchId) !== null
  const unnamed = sentence(locale, isBelow ? elsewhere.below : elsewhere.top)
  const names: Record<Grouping | 'person', ColumnOf<Row>[]> = {
    course: [text('course', 'name')],
    exam: [text('course', 'course'), text('exam', 'name')],
    department: [column('department', 'text', 28, row => row['name'] ?? unnamed)],
    month: [text('month', 'name')],
    person: [text('person', 'name'), text('number', 'number'), text('department', 'department')],
  }
  return [
    ...names[query.by],
    ...shown[kind]
      // Of one person it says nothing how many people there are.
      .filter(([title]) => query.by !== 'person' || title !== 'people')
      .map(([title, read]) => column(title, 'number', 16, read)),
    column('as_of', 'date', 14, row => row['as_of'] ?? null),
  ]
}

async function* pagesOf(
  db: Database,
  member: CompanyMembership,
  kind: ReportKind,
  query: ReportExportQuery,
  locale: Locale,
): AsyncGenerator<Row[]> {
  const { by, sort, ...filters } = query
  if (by !== 'person') {
    const { rows, asOf } = await rowsOf(db, member, kind, { ...query, by }, locale)
    const day = await companyToday(db, member.companyId, new Date(asOf))
    yield rows.map(row => ({ ...row, as_of: day }))
    return
  }
  const order = { ...filters, ...(sort !== undefined && { sort }) }
  const limit = pageSize(sort)
  const day = await companyToday(db, member.companyId)
  let cursor: string | undefined
  do {
    const page = await listReportPeople(db, member, kind, { ...order, limit, cursor }, locale)
    yield page.data.map(row => ({ ...row, as_of: day }))
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** The rows that are no people, found and in order as its page has them. */
async function rowsOf(
  db: Connection,
  member: CompanyMembership,
  kind: ReportKind,
  { q, sort, ...query }: ReportExportQuery & { by: Grouping },
  locale: Locale,
) {
  const { rows, as_of: asOf } = await readOverview(db, member, kind, query, locale)
  const finding = { ...(q !== undefined && { q }), ...(sort !== undefined && { sort }) }
  return { rows: foundRows(rows, query.by, finding, locale), asOf }
}

/** How many rows a table has. */
export async function countRows(
  db: Database | Transaction,
  member: CompanyMembership,
  kind: ReportKind,
  query: ReportExportQuery,
  locale: Locale,
): Promise<number> {
  const { by, sort: _, ...filters } = query
  if (by === 'person') return db.$count(employees, peopleOf(member, kind, filters))
  return (await rowsOf(db, member, kind, { ...query, by }, locale)).rows.length
}

/** The table of a report. @param as whose columns it has */
export const rowsTable = (
  db: Database,
  member: CompanyMembership,
  { kind, as }: { kind: ReportKind; as: Shown },
  query: ReportExportQuery,
  locale: Locale,
) => tableOf(columnsOf(as, query, member, locale), pagesOf(db, member, kind, query, locale))

const sourceOf = (kind: ReportKind, name: BilingualText): ExportSource<ReportExportQuery> => ({
  kind: `report_${kind}`,
  name,
  page: '/reports',
  count: (db, member, query, locale) => countRows(db, member, kind, query, locale),
  table: (db, member, query, locale) => rowsTable(db, member, { kind, as: kind }, query, locale),
})

/** Each report as it is seen: its filters, its rows, and the day that they are of. */
export const reportSources: Record<ReportKind, ExportSource<ReportExportQuery>> = {
  completion: sourceOf('completion', { ar: 'تقرير الإكمال', en: 'Completion report' }),
  time: sourceOf('time', { ar: 'تقرير وقت التعلّم', en: 'Learning time report' }),
  scores: sourceOf('scores', { ar: 'تقرير الدرجات', en: 'Scores report' }),
}
