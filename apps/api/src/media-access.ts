import type { Database } from './db/client.ts'
import type { MediaLink } from './gateways/media-links.ts'
import { attemptImageAccess } from './modules/exams/image-access.ts'
import { lessonAccess } from './modules/learning/lesson-access.ts'
import { teachesCourse } from './modules/teaching/policy.ts'

/** Asks whether what a link was signed for is open to its viewer now. */
export function mediaAccess(db: Database): (link: MediaLink) => Promise<boolean> {
  const [seesLesson, seesQuestion] = [lessonAccess(db), attemptImageAccess(db)]
  return async link => {
    if ('lessonId' in link) return seesLesson(link)
    if ('courseId' in link) return teachesCourse(db, link)
    return seesQuestion(link)
  }
}
