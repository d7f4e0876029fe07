import type { Database } from '../../../../db/client.ts'
import { employees } from '../../../../db/schema/index.ts'
import { sentence, type Locale } from '../../../../locale.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import type { ExportSource } from '../../exports/source.ts'
import { tableOf, type ColumnOf } from '../../files/table.ts'
import { titles } from '../shown.ts'
import { listActivity, peopleOfActivity } from './reading.ts'
import type { ActivityPeopleQuery } from './schema.ts'

type Query = Omit<ActivityPeopleQuery, 'cursor' | 'limit'>
type Person = Awaited<ReturnType<typeof listActivity>>['data'][number] & { as_of: string }

/** How many people one statement reads. */
const pageSize = 500

const own = {
  last_on: /*i18n*/ { id: 'report.last_on', message: 'Last learned' },
  hours: /*i18n*/ { id: 'report.recent_hours', message: 'Hours in the last 30 days' },
  days: /*i18n*/ { id: 'report.recent_days', message: 'Days in the last 30 days' },
}

function columnsOf(locale: Locale): ColumnOf<Person>[] {
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
    column(own.days, 'number', 16, row => row.days),
    column(own.hours, 'number', 16, row => Math.round(row.seconds / 36) / 100),
    column(titles.as_of, 'date', 14, row => row.as_of),
  ]
}

async function* pagesOf(db: Database, member: CompanyMembership, query: Query, locale: Locale) {
  const day = await companyToday(db, member.companyId)
  let cursor: string | undefined
  do {
    const page = await listActivity(
      db,
      member,
      { ...query, limit: pageSize, ...(cursor !== undefined && { cursor }) },
      locale,
    )
    yield page.data.map(row => ({ ...row, as_of: day }))
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** The people of the report as it is seen. */
export const activitySource: ExportSource<Query> = {
  kind: 'report_activity',
  name: { ar: 'تقرير النشاط', en: 'Activity report' },
  page: '/reports',
  count: async (db, member, query) => db.$count(employees, await peopleOfActivity(db, member, query)),
  table: (db, member, query, locale) => tableOf(columnsOf(locale), pagesOf(db, member, query, locale)),
}
