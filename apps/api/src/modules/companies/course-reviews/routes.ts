import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { IdParams } from '../../contract.ts'
import { readPeople } from '../policy.ts'
import { courseRatings, courseReviews } from './reading.ts'
import { CourseRatings, CourseReviews, CourseReviewsQuery } from './schema.ts'

const tags = ['seats']
const whose =
  'Of people whom the caller sees, on courses that the company assigned to them or that they began by its licence.'

/** What the company's own people say of courses. */
export function courseReviewsOf(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/course-ratings',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listCourseRatings',
          summary: 'List how the company’s people rate courses',
          errorCodes: [],
          description: whose,
          tags,
          response: { 200: CourseRatings },
        },
      },
      async request => ({ data: await courseRatings(db, memberOf(request)) }),
    )

    app.get(
      '/course-ratings/:id/reviews',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listReviewsByEmployees',
          summary: 'List what the company’s people say of a course',
          errorCodes: [],
          description: `By the id of the course, the newest first or as asked; found by who says it and by what they say. ${whose}`,
          tags,
          params: IdParams,
          querystring: CourseReviewsQuery,
          response: { 200: CourseReviews },
        },
      },
      request => courseReviews(db, memberOf(request), request.params.id, request.query, request.locale),
    )
  }
}
