import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { ReviewList } from '../../catalogue/schema.ts'
import { IdParams } from '../../contract.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { TaughtReviewQuery } from './schema.ts'
import { taughtReviews } from './taught.ts'

/** Reviews of a course, for its instructor. */
export function taughtReviewRoutes(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/teaching/courses/:id/reviews',
      {
        schema: {
          operationId: 'listTaughtReviews',
          summary: 'List the reviews of one’s own course',
          errorCodes: ['not_found'],
          description:
            'The newest first; `is_waiting` those alone that say something and have no answer yet.',
          tags: ['teaching'],
          params: IdParams,
          querystring: TaughtReviewQuery,
          response: { 200: ReviewList },
        },
      },
      request => taughtReviews(db, instructorOf(request), request.params.id, request.query, request.locale),
    )
  }
}
