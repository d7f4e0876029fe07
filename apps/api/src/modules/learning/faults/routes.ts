import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { discussionAccess } from '../discussions/access.ts'
import { lessonOfFault, listFaults, reportFault, resolveFault } from './faults.ts'
import { FaultBody, LessonFaults, limits } from './schema.ts'

const tags = ['learning']
const ofLesson = ['not_enrolled', 'lesson_closed', 'not_found'] as const

/** Faults of lessons: reported by those who learn them, resolved by the course's instructor. */
// long: a list of routes, each short by itself
export function lessonFaultCalls(db: Database): FastifyPluginAsyncTypebox {
  const access = discussionAccess(db)
  const teach = async (userId: number, lessonId: number) => {
    const lesson = await access.open(userId, lessonId)
    if (!lesson.isTeaching) throw new AppError('forbidden')
    return lesson.id
  }
  return async app => {
    app.post(
      '/lessons/:id/faults',
      {
        schema: {
          operationId: 'reportFault',
          summary: 'Report a fault of a lesson to its instructor',
          errorCodes: [...ofLesson, 'faults_used_up'],
          description: `At a second of the video, at words of the text, or of the whole lesson. Reports of the same place are one fault, which its instructor is notified of once. At most ${limits.perDay} a day.`,
          tags,
          params: IdParams,
          body: FaultBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { id: userId } = viewerOf(request)
        await reportFault(db, userId, await access.open(userId, request.params.id), request.body)
        return { data: null }
      },
    )

    app.get(
      '/lessons/:id/faults',
      {
        schema: {
          operationId: 'listLessonFaults',
          summary: 'List the open faults of a lesson',
          errorCodes: [...ofLesson, 'forbidden'],
          description: 'For the course’s instructor; the most reported first.',
          tags,
          params: IdParams,
          response: { 200: LessonFaults },
        },
      },
      async request => ({
        data: await listFaults(db, await teach(viewerOf(request).id, request.params.id)),
      }),
    )

    app.post(
      '/faults/:id/resolve',
      {
        schema: {
          operationId: 'resolveFault',
          summary: 'Say that a fault of a lesson is resolved',
          errorCodes: [...ofLesson, 'forbidden'],
          description: 'For the course’s instructor. What is reported of its place later is another fault.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await teach(viewerOf(request).id, await lessonOfFault(db, request.params.id))
        await resolveFault(db, request.params.id)
        return { data: null }
      },
    )
  }
}
