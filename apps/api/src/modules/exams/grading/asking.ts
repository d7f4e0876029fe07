import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty } from '../../contract.ts'
import { resultOf } from '../result.ts'
import { AnswerParams } from '../schema.ts'
import { askRegrade } from './regrade-request.ts'
import { RegradeBody } from './schema.ts'

/** A learner has a mark of theirs looked at again, where they see it. */
export function regradeRequests(
  db: Database,
  demandAccess: (attempt: number, user: number) => Promise<unknown>,
  extraAttempts: (user: number) => (exam: number) => Promise<number>,
): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/attempts/:id/answers/:questionId/regrade',
      {
        schema: {
          operationId: 'askRegrade',
          summary: 'Ask to have the mark of an answer looked at again',
          errorCodes: ['not_enrolled', 'not_found', 'result_not_released', 'regrade_asked'],
          description: 'Once for each answer, of a graded attempt whose marks are shown.',
          tags: ['exams'],
          params: AnswerParams,
          body: RegradeBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { id, questionId } = request.params
        const user = viewerOf(request).id
        await demandAccess(id, user)
        const result = await resultOf(db, id, user, extraAttempts(user), request.locale)
        const line = result.questions.find(question => question.id === questionId)
        if (!line) throw new AppError('not_found')
        if (line.grading === 'regrade_asked') throw new AppError('regrade_asked')
        if (line.grading !== 'may_ask_regrade') throw new AppError('result_not_released')
        await db.transaction(tx => askRegrade(tx, { attemptId: id, questionId }, request.body.reason.trim()))
        return { data: null }
      },
    )
  }
}
