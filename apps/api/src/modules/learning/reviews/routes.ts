import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { Switch } from '../discussions/schema.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import {
  readOwnReview,
  removeReview,
  replyToReview,
  reportReview,
  voteReview,
  writeReview,
} from './reviews.ts'
import { HelpfulCount, limits, OwnReview, ReviewBody, ReviewReplyBody, ReviewReportBody } from './schema.ts'

const tags = ['learning']

/** Reviews of courses: written by those who learn them, answered by their instructors. */
// long: a list of routes, each short by itself
export function courseReviews(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/courses/:id/review',
      {
        schema: {
          operationId: 'getOwnReview',
          summary: 'Get the caller’s own review of a course',
          description: 'The review, null where there is none, and whether the person may write one.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: OwnReview },
        },
      },
      async request => ({ data: await readOwnReview(db, viewerOf(request).id, request.params.id) }),
    )

    app.put(
      '/courses/:id/review',
      {
        schema: {
          operationId: 'writeReview',
          summary: 'Review a course, or change one’s review',
          errorCodes: ['not_found', 'not_enrolled', 'review_too_early', 'forbidden'],
          description: `Once ${limits.percent} % of the course is done; one for each learner and course.`,
          tags,
          params: IdParams,
          body: ReviewBody,
          response: { 200: OwnReview },
        },
      },
      async request => ({
        data: await writeReview(db, viewerOf(request).id, request.params.id, request.body),
      }),
    )

    app.delete(
      '/courses/:id/review',
      {
        schema: {
          operationId: 'removeReview',
          summary: 'Take one’s review of a course back',
          errorCodes: [],
          description: 'One that an operator hid stays as it is.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await removeReview(db, viewerOf(request).id, request.params.id)
        return { data: null }
      },
    )

    app.post(
      '/reviews/:id/vote',
      {
        schema: {
          operationId: 'voteReview',
          summary: 'Say that a review is helpful, or take that back',
          errorCodes: ['not_found', 'forbidden'],
          description: 'Counts once a person; never for one’s own.',
          tags,
          params: IdParams,
          body: Switch,
          response: { 200: HelpfulCount },
        },
      },
      async request => ({
        data: {
          helpful_count: await voteReview(db, viewerOf(request).id, request.params.id, request.body.is_on),
        },
      }),
    )

    app.post(
      '/reviews/:id/report',
      {
        schema: {
          operationId: 'reportReview',
          summary: 'Report another person’s review',
          description:
            'Hands the review to the operators; it stays to be seen until they decide. Reported again, the later reason counts. One’s own is 403.',
          errorCodes: ['not_found', 'forbidden'],
          tags,
          params: IdParams,
          body: ReviewReportBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await reportReview(db, viewerOf(request).id, request.params.id, request.body)
        return { data: null }
      },
    )

    app.put(
      '/reviews/:id/reply',
      {
        schema: {
          operationId: 'replyToReview',
          summary: 'Answer a review of one’s course',
          errorCodes: ['not_found', 'forbidden'],
          description: 'One answer for each review; sent again, it is put otherwise.',
          tags,
          params: IdParams,
          body: ReviewReplyBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await replyToReview(db, personalActorOf(request), request.params.id, request.body.text)
        return { data: null }
      },
    )
  }
}
