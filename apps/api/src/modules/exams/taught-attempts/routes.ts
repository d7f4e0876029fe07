import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { IdParams } from '../../contract.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { taughtAttempts } from './list.ts'
import { TaughtAttempts, TaughtAttemptsQuery } from './schema.ts'

/** The attempts at an exam, for its instructor: the way to the record of each. */
export function attemptLists(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/exams/:id/attempts',
      {
        schema: {
          operationId: 'listExamAttempts',
          summary: 'List the attempts at an exam that one teaches',
          description:
            'Attempts of all learners, the latest first, page by page. `names=hidden` leaves out who made them.',
          errorCodes: ['not_found', 'validation'],
          tags: ['teaching'],
          params: IdParams,
          querystring: TaughtAttemptsQuery,
          response: { 200: TaughtAttempts },
        },
      },
      async request =>
        taughtAttempts(db, request.params.id, instructorOf(request), request.query, request.locale),
    )
  }
}
