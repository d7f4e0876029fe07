import type { Database } from '../../../../db/client.ts'
import { employees } from '../../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import type { ExportSource } from '../../exports/source.ts'
import { tableOf, type ColumnOf } from '../../files/table.ts'
import { titles } from '../shown.ts'
import { countRows, pageSize, rowsTable } from '../export.ts'
import { listActivity, ownOrder, peopleOfActivity } from './reading.ts'
import type { ActivityExportBody } from './schema.ts'

type Query = Omit<ActivityExportBody, 'format'>
type Person = Awaited<ReturnType<typeof listActivity>>['data'][number] & { as_of: string }

const own = {
  last_on: /*i18n*/ { id: 'report.last_on', message: 'Last learned' },
  recent_hours: /*i18n*/ { id: 'report.recent_hours', message: 'Hours in the last 30 days' },
  recent_days: /*i18n*/ { id: 'report.recent_days', message: 'Days in the last 30 days' },
}

function columnsOf({ from, to }: Query, locale: Locale): ColumnOf<Person>[] {
  const isOfLate = from === undefined && to === undefined
  const column = (
    title: (typeof own)[keyof typeof own] | (typeof titles)[keyof typeof titles],
    kind: ColumnOf<Person>['kind'],
    width: number,
    read: ColumnOf<Person>['read'],
  ) => ({ title: sentence(locale, title), kind, width, read })
  return [
    column(titles.person, 'text', 28, row => row.name),
    column(titles.number, 'text', 16, row => row.number),
    column(titles.department, 'text', 28, row => row.department),
    column(own.last_on, 'date', 16, row => row.last_on),
    column(isOfLate ? own.recent_days : titles.days, 'number', 16, row => row.days),
    column(
      isOfLate ? own.recent_hours : titles.hours,
      'number',
      16,
      row => Math.round(row.seconds / 36) / 100,
    ),
    column(titles.as_of, 'date', 14, row => row.as_of),
  ]
}

async function* pagesOf(db: Database, member: CompanyMembership, { by: _, ...query }: Query, locale: Locale) {
  const day = await companyToday(db, member.companyId)
  let cursor: string | undefined
  do {
    const page = await listActivity(
      db,
      member,
      { ...query, limit: pageSize(query.sort), ...(cursor !== undefined && { cursor }) },
      locale,
    )
    yield page.data.map(row => ({ ...row, as_of: day }))
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** What the rows are that are no people; undefined where they are people. */
function rowsAsked({ by, quiet_days: _, ...query }: Query) {
  return by === undefined || by === 'person' ? undefined : { ...ownOrder(by), ...query, by }
}

/** The report as it is seen: its people, or its rows. */
export const activitySource: ExportSource<Query> = {
  kind: 'report_activity',
  name: { ar: 'تقرير النشاط', en: 'Activity report' },
  page: '/reports',
  count: async (db, member, query, locale) => {
    const rows = rowsAsked(query)
    if (rows) return countRows(db, member, 'time', rows, locale)
    return db.$count(employees, await peopleOfActivity(db, member, query))
  },
  table: (db, member, query, locale) => {
    const rows = rowsAsked(query)
    if (rows) return rowsTable(db, member, { kind: 'time', as: 'activity' }, rows, locale)
    return tableOf(columnsOf(query, locale), pagesOf(db, member, query, locale))
  },
}
