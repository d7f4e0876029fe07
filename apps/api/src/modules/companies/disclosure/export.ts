import type { Database } from '../../../db/client.ts'
import { sentence, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import type { ExportSource } from '../exports/source.ts'
import { tableOf, type CellKind, type ColumnOf } from '../files/table.ts'
import { titles } from '../reports/shown.ts'
import { findClosed } from './closed.ts'
import { countPeople, listPeople } from './people.ts'
import { readPlan } from './plan.ts'
import type { DisclosurePeopleFilters } from './schema.ts'
import { hoursOf, words } from './words.ts'

/** How many people one statement reads. */
const pageSize = 500

type Listed = Awaited<ReturnType<typeof listPeople>>['data'][number] & { as_of: string; reached_by: string }

/**
 * The columns of the file, in the order of the disclosure: who, how long on the platform and elsewhere, what that makes, what is missing by when.
 * The authority's own form is not known here; where it asks for another order, this is the one place that has it.
 */
function columnsOf(locale: Locale): ColumnOf<Listed>[] {
  const column = (
    title: Parameters<typeof sentence>[1],
    kind: CellKind,
    width: number,
    read: ColumnOf<Listed>['read'],
  ): ColumnOf<Listed> => ({ title: sentence(locale, title), kind, width, read })
  return [
    column(titles.person, 'text', 28, row => row.name),
    column(titles.number, 'text', 18, row => row.number),
    column(titles.department, 'text', 28, row => row.department),
    column(words.platform, 'number', 16, row => hoursOf(row.platform_seconds)),
    column(words.outside, 'number', 16, row => hoursOf(row.outside_seconds)),
    column(words.hours, 'number', 16, row => hoursOf(row.platform_seconds + row.outside_seconds)),
    column(words.units, 'number', 16, row => row.units),
    column(words.missing, 'number', 16, row => row.missing_units),
    column(words.by, 'date', 14, row => row.reached_by),
    column(titles.as_of, 'date', 14, row => row.as_of),
  ]
}

async function* pagesOf(
  db: Database,
  member: CompanyMembership,
  query: DisclosurePeopleFilters,
  locale: Locale,
): AsyncGenerator<Listed[]> {
  const { companyId } = member
  const day = await companyToday(db, companyId)
  const closed = await findClosed(db, companyId, query.year)
  const { reached_by: reachedBy } = closed?.plan ?? (await readPlan(db, companyId, query.year))
  let cursor: string | undefined
  do {
    const page = await listPeople(db, member, { ...query, limit: pageSize, cursor }, locale)
    yield page.data.map(row => ({ ...row, as_of: day, reached_by: reachedBy }))
    cursor = page.meta.next_cursor ?? undefined
  } while (cursor !== undefined)
}

/** The people of a year with their hours, as the list shows them. */
export const disclosureSource: ExportSource<DisclosurePeopleFilters> = {
  kind: 'training_disclosure',
  name: { ar: 'الإفصاح عن التدريب', en: 'Training disclosure' },
  page: '/reports/disclosure',
  count: countPeople,
  table: (db, member, query, locale) => tableOf(columnsOf(locale), pagesOf(db, member, query, locale)),
}
