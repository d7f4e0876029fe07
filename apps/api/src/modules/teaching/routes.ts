import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../db/client.ts'
import { coursePackages } from '../../export/routes.ts'
import type { AnswerFileLinks } from '../../gateways/answer-file-links.ts'
import type { MediaLinks } from '../../gateways/media-links.ts'
import type { Storage } from '../../gateways/storage.ts'
import type { Limits } from '../../plugins/limits.ts'
import { allowances } from '../exams/allowances/routes.ts'
import { grading } from '../exams/grading/routes.ts'
import { liveExams } from '../exams/live/routes.ts'
import { attemptLists } from '../exams/taught-attempts/routes.ts'
import { examPasswords } from '../exams/password/routes.ts'
import { examQuestionRoutes } from '../exams/questions/routes.ts'
import { regrading } from '../exams/regrading/routes.ts'
import { examSettingRoutes } from '../exams/settings/routes.ts'
import { examStructureRoutes } from '../exams/structure/routes.ts'
import { statistics } from '../exams/statistics/routes.ts'
import { questionWriting } from '../exams/writing/routes.ts'
import { writeAnnouncements } from '../learning/announcements/routes.ts'
import { chapterWriting } from '../learning/chapters/routes.ts'
import { taughtLive } from '../learning/live/teaching-routes.ts'
import { recordingRoutes } from '../learning/recordings/routes.ts'
import type { RecordingLimits } from '../learning/recordings/uploads.ts'
import { signatureRoutes } from '../accounts/signature/routes.ts'
import { quizWriting } from '../learning/quizzes/writing/routes.ts'
import { taughtReviewRoutes } from '../learning/reviews/teaching-routes.ts'
import { courseImageRoutes } from './images/routes.ts'
import { taughtCourses } from './overview.ts'
import { instructorOf } from './policy.ts'
import { prayerRoutes } from './prayers/routes.ts'
import { TaughtCourses } from './schema.ts'

interface StudioParts {
  db: Database
  limits: Limits
  storage: Storage
  links: MediaLinks
  fileLinks: AnswerFileLinks
  env: { recordings: RecordingLimits }
}

/** The studio: what an instructor teaches, grades, and learns of their exams. */
export function teaching({
  db,
  limits,
  storage,
  links,
  fileLinks,
  env,
}: StudioParts): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/teaching/courses',
      {
        schema: {
          operationId: 'listTaughtCourses',
          summary: 'List one’s own courses, and what waits for grading',
          description:
            'Courses of the instructor in any state, with how many learn them, how they are rated, and which essays and reviews wait.',
          errorCodes: [],
          tags: ['teaching'],
          response: { 200: TaughtCourses },
        },
      },
      async request => ({ data: await taughtCourses(db, instructorOf(request), request.locale) }),
    )
    await app.register(writeAnnouncements(db))
    await app.register(grading(db, links, fileLinks))
    await app.register(regrading(db, links))
    await app.register(statistics(db))
    await app.register(allowances(db))
    await app.register(liveExams(db))
    await app.register(attemptLists(db))
    await app.register(taughtLive(db, limits))
    await app.register(recordingRoutes(db, storage, env.recordings))
    await app.register(examPasswords(db))
    await app.register(examQuestionRoutes(db, storage, links))
    await app.register(examSettingRoutes(db))
    await app.register(examStructureRoutes(db))
    await app.register(questionWriting(db, links))
    await app.register(quizWriting(db, links))
    await app.register(chapterWriting(db))
    await app.register(coursePackages(db, storage))
    await app.register(courseImageRoutes({ db, limits, storage, links }))
    await app.register(taughtReviewRoutes(db))
    await app.register(prayerRoutes(db))
    await app.register(signatureRoutes(db, storage))
  }
}
