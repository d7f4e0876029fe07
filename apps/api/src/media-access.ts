import type { Database } from './db/client.ts'
import type { MediaLink } from './gateways/media-links.ts'
import type { SessionQueries } from './modules/accounts/auth/queries.ts'
import { attemptImageAccess } from './modules/exams/image-access.ts'
import { lessonAccess } from './modules/learning/lesson-access.ts'
import { teachesCourse } from './modules/teaching/policy.ts'
import { hashOf } from './secrets.ts'

/**
 * Asks whether what a link was signed for is open now to its viewer, who has to be signed in where the link is followed: one that was passed on,
 * or is followed after signing out, opens nothing here. What the browser has kept of it, for an hour, is that browser's.
 */
export function mediaAccess(
  db: Database,
  sessions: SessionQueries,
): (link: MediaLink, tokens: readonly string[]) => Promise<boolean> {
  const [seesLesson, seesQuestion] = [lessonAccess(db), attemptImageAccess(db)]
  const isViewer = async (viewerId: number, tokens: readonly string[]) => {
    const viewers = await Promise.all(tokens.map(token => sessions.find(hashOf(token))))
    return viewers.some(viewer => viewer?.id === viewerId)
  }
  return async (link, tokens) => {
    if (link.viewerId !== 0 && !(await isViewer(link.viewerId, tokens))) return false
    if ('lessonId' in link) return seesLesson(link)
    if ('courseId' in link) return teachesCourse(db, link)
    return seesQuestion(link)
  }
}
