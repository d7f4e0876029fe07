import { canonicalJson } from '@masar/text'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { disclosedPeople, disclosedTrainings, trainingDisclosures } from '../../../db/schema/index.ts'
import { sha256 } from '../evidence/hash.ts'

export type ClosedYear = typeof trainingDisclosures.$inferSelect

/** What was disclosed of a year; null while it is open. */
export async function findClosed(
  db: Connection,
  companyId: number,
  year: number,
): Promise<ClosedYear | null> {
  const which = and(eq(trainingDisclosures.companyId, companyId), eq(trainingDisclosures.year, year))
  const [row] = await db.select().from(trainingDisclosures).where(which)
  return row ?? null
}

/**
 * The hash of what was disclosed: SHA-256 of JSON with its keys in order, of year, rules, plan, figures, and of each list the SHA-256 of
 * its lines. A line of a person is the id, 1 or 0 for being employed, and seconds on the platform and elsewhere; one of a training is
 * its id, day, minutes and halalas. Names are in neither, so that it holds when a name is corrected or goes.
 */
export async function hashOf(
  db: Connection,
  closed: Pick<ClosedYear, 'id' | 'year' | 'rules' | 'plan' | 'figures'>,
): Promise<string> {
  const { rows } = await db.execute<{ people: string; trainings: string }>(sql`select
    (select encode(sha256(convert_to(coalesce(string_agg(concat_ws(',', p.employee_id, p.is_employed::int, p.platform_seconds,
        p.outside_seconds), chr(10) order by p.employee_id), ''), 'UTF8')), 'hex')
      from ${disclosedPeople} p where p.disclosure_id = ${closed.id}) as people,
    (select encode(sha256(convert_to(coalesce(string_agg(concat_ws(',', d.training_id, d.completed_on, d.minutes, d.cost), chr(10)
        order by d.training_id), ''), 'UTF8')), 'hex')
      from ${disclosedTrainings} d where d.disclosure_id = ${closed.id}) as trainings`)
  const [lists] = rows
  if (!lists) throw new Error('A disclosure has no lists.')
  const { year, rules, plan, figures } = closed
  return sha256(canonicalJson({ year, rules, plan, figures, ...lists }))
}
