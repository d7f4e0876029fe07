import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import { AppError } from '../../../../errors.ts'
import { lockAccess } from '../../access.ts'
import { openPartIn, type PartStanding } from '../running.ts'
import { stateAbandoned, stateLaunched, stateSatisfied, type Stated } from './lms-statements.ts'

/** Opens a part whose content speaks xAPI: sessions that were left open end, and of cmi5 it is stated that it is launched. */
export async function launchPart(db: Database, stated: Stated, launchUrl: string): Promise<PartStanding> {
  return db.transaction(async tx => {
    const { played, run } = stated
    if (played.facts.standard !== 'cmi5') return openPartIn(tx, played, run)
    if (!(await lockAccess(tx, played.userId, played.lesson.courseId))) throw new AppError('not_enrolled')
    await stateAbandoned(tx, stated)
    const standing = await openPartIn(tx, played, run)
    await stateLaunched(tx, stated, launchUrl)
    await stateSatisfied(tx, stated)
    return standing
  })
}

/** Takes the token of an opening: once, and while no other has followed. @returns whether it was there to take */
export async function takeToken(
  db: Database,
  { played, run }: Pick<Stated, 'played' | 'run'>,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update package_progress p set is_token_taken = true
    where p.user_id = ${played.userId} and p.lesson_id = ${played.lesson.id} and p.part = ${played.part.key}
      and p.run = ${run} and not p.is_token_taken`)
  return rowCount === 1
}
