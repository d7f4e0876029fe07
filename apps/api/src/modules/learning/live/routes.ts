import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { closingOf, gatedOf } from '../closing.ts'
import type { LearningQueries } from '../queries.ts'
import { reportVisit } from './attending.ts'
import { ruledLesson } from './ruled.ts'
import { LiveAttendance, LiveVisitBody } from './schema.ts'

/** Being in live lessons: for those who are enrolled, once the lesson is open to them. */
export function liveVisits(db: Database, queries: LearningQueries): FastifyPluginAsyncTypebox {
  return async app => {
    app.patch(
      '/lessons/:id/live/visit',
      {
        schema: {
          operationId: 'reportLiveVisit',
          summary: 'Report how long one has been in a live lesson',
          errorCodes: ['not_enrolled', 'lesson_closed', 'live_not_open', 'not_found', 'too_many_requests'],
          description:
            'The first report of a visit joins, the last one leaves. Reports may come late, twice and in any order; several devices are merged, and nothing counts beyond what the clock allows since the visit’s first report, nor outside the time of the lesson. Half of that time completes it.',
          tags: ['learning'],
          params: IdParams,
          body: LiveVisitBody,
          response: { 200: LiveAttendance },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const lesson = await queries.lessonFacts({ lesson: request.params.id, user })
        if (!lesson || lesson.kind !== 'live') throw new AppError('not_found')
        if (lesson.enrolmentId === null) throw new AppError('not_enrolled')
        if (closingOf(gatedOf(lesson), lesson.gate)) throw new AppError('lesson_closed')
        return { data: await reportVisit(db, user, ruledLesson(lesson), request.body) }
      },
    )
  }
}
