import { sql } from 'drizzle-orm'
import { lessons, type LessonPackage } from '../../../db/schema/index.ts'
import type { packageStates } from './schema.ts'

/** A learner's progress in the parts of a lesson's package. */
export interface ShownPart {
  part: string
  is_done: boolean
  is_failed: boolean
  score: number | null
}

/** The parts that the person has opened, within the statement of the lesson's page; null where there is none. */
export const openedParts = sql<ShownPart[] | null>`(
  select json_agg(json_build_object('part', p.part, 'is_done', p.done_at is not null, 'is_failed', p.is_failed, 'score', p.score))
  from package_progress p where p.lesson_id = ${lessons.id} and p.user_id = ${sql.placeholder('user')} and ${lessons.kind} = 'package')`

/** @param url where it opens; null where packages are not set up */
export function presentPackage(
  facts: LessonPackage | null,
  opened: readonly ShownPart[] | null,
  url: () => string | null,
) {
  if (facts === null) return null
  const known = new Map((opened ?? []).map(part => [part.part, part]))
  return {
    standard: facts.standard,
    url: url(),
    parts: facts.parts.map(({ key, title }) => {
      const part = known.get(key)
      return { key, title, state: stateOf(part), score: part?.score ?? null }
    }),
  }
}

export function stateOf(part: ShownPart | undefined): (typeof packageStates)[number] {
  if (part === undefined) return 'new'
  if (part.is_done) return 'done'
  return part.is_failed ? 'failed' : 'begun'
}
