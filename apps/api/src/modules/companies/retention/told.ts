import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import { renameSubjects } from '../../platform/notifications/renaming.ts'
import { formerName } from './rules.ts'

/** Somebody whose record is about to name nobody, or just has: by the name that it had. */
export interface Leaver extends Record<string, unknown> {
  id: number
  userId: number | null
  name: string
}

const former = sql`${JSON.stringify(formerName)}::jsonb`

/**
 * Removes the names of leavers from what a company's team was told of them on the site, also from what those have who are in it no more: that they
 * left, joined by a link, or joined the team. Notices of earlier versions do not say by ids whom they are about: these are found by the names.
 */
export async function removeFromNotices(
  tx: Transaction,
  companyId: number,
  people: readonly Leaver[],
): Promise<void> {
  const ids = listOf(people.map(({ id }) => String(id)))
  const readers = teamEver(companyId)
  await renameSubjects(tx, {
    kind: 'employee_left',
    readers,
    which: sql`n.data ->> 'employee_id' = any(${ids})`,
    name: former,
  })
  await renameSubjects(tx, {
    kind: 'employees_joined',
    readers,
    which: sql`exists (select from jsonb_array_elements_text(n.data -> 'employee_ids') as e (id) where e.id = any(${ids}))
      or (n.data -> 'employee_ids' is null and exists (
        select from unnest(${listOf(people.map(({ name }) => name))}) as o (name) where position(o.name in n.data -> 'name' ->> 'en') > 0))`,
    name: sql`jsonb_build_object('ar', n.data ->> 'people', 'en', n.data ->> 'people')`,
  })
  const accounts = accountsOf(companyId, people)
  await renameSubjects(tx, {
    kind: 'member_joined',
    readers,
    which: sql`(n.data ->> 'company_id' = ${String(companyId)}::text and n.data ->> 'user_id' in (select u.id::text from (${accounts}) u))
      or (n.data -> 'user_id' is null and n.data -> 'name' in (select u.names from (${accounts}) u))`,
    name: former,
  })
}

/** Selects the accounts that are or were in the company's team: the log has those that left it. */
const teamEver = (companyId: number): SQL => sql`select c.user_id from companies c where c.id = ${companyId}
  union select m.user_id from company_members m where m.company_id = ${companyId}
  union select a.subject_id from audit_log a where a.chain = ${`company-${companyId}`} and a.subject_type = 'user'`

/** Selects the accounts of these people, with their names, but for those who act for the company. */
function accountsOf(companyId: number, people: readonly Leaver[]): SQL {
  const ids = sql.param(people.flatMap(({ userId }) => userId ?? []))
  return sql`select u.id, ${namesOf('u')}::jsonb as names from users u where u.id = any(${ids}::bigint[])
    and not exists (select from company_members m where m.company_id = ${companyId} and m.user_id = u.id)`
}

const listOf = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`
