import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../../db/client.ts'
import type { MediaLinks } from '../../../../gateways/media-links.ts'
import { viewerOf } from '../../../../plugins/caller.ts'
import { IdParams } from '../../../contract.ts'
import { personalActorOf } from '../../../platform/audit/actor.ts'
import { withShownImages } from '../../../platform/images/show.ts'
import { instructorOf } from '../../../teaching/policy.ts'
import { taughtLesson } from '../../taught-lesson.ts'
import { presentQuiz, taughtQuizzes } from './read.ts'
import { writeQuiz } from './save.ts'
import { QuizToWrite, QuizToWriteBody, TaughtQuizzes, largestQuiz } from './schema.ts'

const tags = ['teaching']

/** Quizzes of lessons, for whoever teaches them. */
// long: a list of routes, each short by itself
export function quizWriting(db: Database, links: MediaLinks): FastifyPluginAsyncTypebox {
  const shown = async (request: FastifyRequest, id: number) => {
    const quiz = await presentQuiz(db, await taughtLesson(db, id, instructorOf(request)), request.locale)
    const courseId = quiz.course.id
    const link = { viewerId: viewerOf(request).id, courseId }
    return { data: await withShownImages(db, links, courseId, quiz, link) }
  }

  return async app => {
    app.get(
      '/teaching/courses/:id/quizzes',
      {
        schema: {
          operationId: 'listTaughtQuizzes',
          summary: 'List the lessons of one’s own course with the questions of their quizzes',
          description: 'Section by section, each lesson with the questions of its quiz.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: TaughtQuizzes },
        },
      },
      async request => ({
        data: await taughtQuizzes(db, request.params.id, instructorOf(request), request.locale),
      }),
    )

    app.get(
      '/teaching/lessons/:id/quiz',
      {
        schema: {
          operationId: 'getQuizToWrite',
          summary: 'Get the quiz of one’s own lesson with all that is right',
          description:
            'Its questions in each language, also those that were taken out. A change names the `state` that it was made from.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: QuizToWrite },
        },
      },
      async request => shown(request, request.params.id),
    )

    app.put(
      '/teaching/lessons/:id/quiz',
      {
        bodyLimit: largestQuiz,
        schema: {
          operationId: 'writeQuiz',
          summary: 'Write the quiz of a lesson',
          errorCodes: ['not_found', 'conflict'],
          description:
            'All of its questions in their order; one that is not among them is retired. Learners keep what they have solved. 409 `conflict` where the quiz was changed since it was read.',
          tags,
          params: IdParams,
          body: QuizToWriteBody,
          response: { 200: QuizToWrite },
        },
      },
      async request => {
        const { params, body } = request
        const instructor = { id: instructorOf(request), actor: personalActorOf(request) }
        await db.transaction(tx => writeQuiz(tx, instructor, params.id, body))
        return shown(request, params.id)
      },
    )
  }
}
