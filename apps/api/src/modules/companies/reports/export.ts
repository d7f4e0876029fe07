import type { BilingualText } from '../../../db/schema/columns.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import { employees } from '../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type Cell, type CellKind, type ColumnOf } from '../files/table.ts'
import { companyToday } from '../requirements/as-of.ts'
import { readOverview } from './overview.ts'
import { listReportPeople, peopleOf } from './people.ts'
import type { Grouping, ReportExportBody, ReportKind } from './schema.ts'

export type ReportExportQuery = Omit<ReportExportBody, 'report' | 'format'>

/** How many people one statement reads. */
const pageSize = 500

const titles = {
  as_of: /*i18n*/ { id: 'report.as_of', message: 'As of' },
  course: /*i18n*/ { id: 'report.course', message: 'Course' },
  exam: /*i18n*/ { id: 'report.exam', message: 'Exam' },
  department: /*i18n*/ { id: 'report.department', message: 'Department' },
  month: /*i18n*/ { id: 'report.month', message: 'Month' },
  person: /*i18n*/ { id: 'report.person', message: 'Name' },
  number: /*i18n*/ { id: 'report.number', message: 'Employee number' },
  assigned: /*i18n*/ { id: 'report.assigned', message: 'Assigned' },
  not_started: /*i18n*/ { id: 'report.not_started', message: 'Not started' },
  in_progress: /*i18n*/ { id: 'report.in_progress', message: 'In progress' },
  completed: /*i18n*/ { id: 'report.completed', message: 'Assignments finished' },
  overdue: /*i18n*/ { id: 'report.overdue', message: 'Overdue' },
  hours: /*i18n*/ { id: 'report.hours', message: 'Hours of learning' },
  people: /*i18n*/ { id: 'report.people', message: 'People who learned' },
  days: /*i18n*/ { id: 'report.days', message: 'Days of learning' },
  results: /*i18n*/ { id: 'report.results', message: 'Results' },
  passed: /*i18n*/ { id: 'report.passed', message: 'Passed' },
  share: /*i18n*/ { id: 'report.share', message: 'Pass rate (%)' },
  mean: /*i18n*/ { id: 'report.mean', message: 'Average score (%)' },
  hidden: /*i18n*/ { id: 'report.hidden', message: 'Results not released yet' },
}
/** What the row of those is called who lie in none of the departments. */
const elsewhere = {
  top: /*i18n*/ { id: 'report.no_department', message: 'No department' },
  below: /*i18n*/ { id: 'report.department_itself', message: 'In the department itself' },
}

/** A row of any report: its names and what it counts. */
type Row = Record<string, string | number | null>

const whole = (numerator: Cell, denominator: Cell) =>
  denominator ? Math.round((1000 * Number(numerator)) / Number(denominator)) / 10 : null
const shown: Record<ReportKind, readonly [title: keyof typeof titles, read: (row: Row) => Cell][]> = {
  completion: (['assigned', 'not_started', 'in_progress', 'completed', 'overdue'] as const).map(name => [
    name,
    row => row[name] ?? null,
  ]),
  time: [
    ['hours', row => Math.round(Number(row['seconds']) / 36) / 100],
    ['people', row => row['people'] ?? null],
    ['days', row => row['days'] ?? null],
  ],
  scores: [
    ['results', row => row['results'] ?? null],
    ['passed', row => row['passed'] ?? null],
    ['share', row => whole(row['passed'] ?? null, row['results'] ?? null)],
    ['mean', row => row['mean'] ?? null],
    ['hidden', row => row['hidden'] ?? null],
  ],
}

function columnsOf(kind: ReportKind, query: ReportExportQuery, member: CompanyMembership, locale: Locale) {
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
  const day = companyToday()
  return [
    ...names[query.by],
    ...shown[kind]
      // Of one person it says nothing how many people there are.
      .filter(([title]) => query.by !== 'person' || title !== 'people')
      .map(([title, read]) => column(title, 'number', 16, read)),
    column('as_of', 'date', 14, () => day),
  ]
}

async function* pagesOf(
  db: Database,
  member: CompanyMembership,
  kind: ReportKind,
  { by, ...filters }: ReportExportQuery,
  locale: Locale,
): AsyncGenerator<Row[]> {
  if (by !== 'person') {
    yield (await readOverview(db, member, kind, { ...filters, by }, locale)).rows
    return
  }
  let cursor: string | undefined
  do {
    const page = await listReportPeople(db, member, kind, { ...filters, limit: pageSize, cursor }, locale)
    yield page.data
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

async function count(
  db: Database | Transaction,
  member: CompanyMembership,
  kind: ReportKind,
  { by, ...filters }: ReportExportQuery,
): Promise<number> {
  if (by === 'person') return db.$count(employees, peopleOf(member, kind, filters))
  return (await readOverview(db, member, kind, { ...filters, by }, 'en')).rows.length
}

const sourceOf = (kind: ReportKind, name: BilingualText): ExportSource<ReportExportQuery> => ({
  kind: `report_${kind}`,
  name,
  page: '/reports',
  count: (db, member, query) => count(db, member, kind, query),
  table: (db, member, query, locale) =>
    tableOf(columnsOf(kind, query, member, locale), pagesOf(db, member, kind, query, locale)),
})

/** Each report as it is seen: its filters, its rows, as of today. */
export const reportSources: Record<ReportKind, ExportSource<ReportExportQuery>> = {
  completion: sourceOf('completion', { ar: 'تقرير الإكمال', en: 'Completion report' }),
  time: sourceOf('time', { ar: 'تقرير وقت التعلّم', en: 'Learning time report' }),
  scores: sourceOf('scores', { ar: 'تقرير الدرجات', en: 'Scores report' }),
}
