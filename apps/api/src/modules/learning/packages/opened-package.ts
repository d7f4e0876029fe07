import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { LessonPackage } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { PackageGrant, PackageGrants } from '../../../gateways/package-grants.ts'
import { lessonAccess } from '../lesson-access.ts'
import { takenAgainAt } from './taking.ts'

/** A package that is open to the person now. */
export interface OpenedPackage {
  grant: PackageGrant
  media: string
  facts: LessonPackage
  learner: { id: number; name: string }
  /** Since when they take it again; null while it is the first time. */
  takenAgainAt: Date | null
}

interface Found extends Record<string, unknown> {
  media: string
  package: LessonPackage
  name: string | null
  is_session: boolean
  taken_again_at: Date | string | null
}

/**
 * Asks what a grant opens: nothing once its session has ended, or the lesson is closed to its person.
 * @throws AppError `forbidden`, `not_enrolled`, `not_found`
 */
export function openedPackages(db: Database, grants: PackageGrants) {
  const seesLesson = lessonAccess(db)
  return async (text: string): Promise<OpenedPackage> => {
    const grant = grants.read(text)
    if (grant === null) throw new AppError('forbidden')
    const { lessonId, viewerId, sessionId } = grant
    const { rows } = await db.execute<Found>(sql`
      select l.media, l.package, u.name, s.id is not null as is_session, ${takenAgainAt} as taken_again_at from lessons l
      left join users u on u.id = ${viewerId} and u.erased_at is null
      left join sessions s on s.id = ${sessionId} and s.user_id = u.id and s.expires_at > now()
      where l.id = ${lessonId} and l.kind = 'package' and l.retired_at is null`)
    const [row] = rows
    if (!row) throw new AppError('not_found')
    if (viewerId !== 0 && !row.is_session) throw new AppError('forbidden')
    if (!(await seesLesson(grant))) throw new AppError('not_enrolled')
    return {
      grant,
      media: row.media,
      facts: row.package,
      learner: { id: viewerId, name: row.name ?? '' },
      takenAgainAt: row.taken_again_at === null ? null : new Date(row.taken_again_at),
    }
  }
}
