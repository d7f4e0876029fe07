import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { reportReasons } from '../../../db/schema/index.ts'
import {
  Choice,
  Cursor,
  CursorPage,
  Empty,
  Id,
  IdParams,
  Moment,
  Nullable,
  body,
  named,
  strict,
} from '../../contract.ts'
import { settleReports } from '../../operations/policy.ts'
import { operatorActorOf } from '../../platform/audit/actor.ts'
import { decideOnReview, listReportedReviews } from './desk.ts'

const tags = ['console']

const ReportedReview = named('ReportedReview', {
  id: Id,
  stars: Type.Integer(),
  text: Type.String(),
  written_at: Moment,
  writer: Nullable(Type.String()),
  course: Type.Object({ id: Id, title: Type.String() }),
  reports: Type.Array(
    Type.Object({
      reason: Choice(reportReasons),
      note: Type.String(),
      words: Nullable(
        Type.String({ description: 'What the review said when it was reported; null where it still does.' }),
      ),
      at: Moment,
    }),
  ),
})

/** What people report of each other's reviews, for operators to decide on. */
export function reportedReviews(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/console/reported-reviews',
      {
        config: { policy: settleReports },
        schema: {
          operationId: 'listReportedReviews',
          summary: 'List reviews that people reported',
          errorCodes: [],
          description: 'Those that wait for a decision; what was reported last stands first.',
          tags,
          querystring: strict({ cursor: Cursor }),
          response: { 200: CursorPage(ReportedReview) },
        },
      },
      request => listReportedReviews(db, request.query.cursor, request.locale),
    )

    app.post(
      '/console/reported-reviews/:id/decide',
      {
        config: { policy: settleReports },
        schema: {
          operationId: 'decideOnReportedReview',
          summary: 'Hide a reported review, or let it stand',
          description:
            'A hidden review is no longer shown to anyone; either way it leaves the list of reported ones.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          body: body('ReviewDecision', { is_removed: Type.Boolean() }, { is_removed: true }),
          response: { 200: Empty },
        },
      },
      async request => {
        await decideOnReview(db, operatorActorOf(request), request.params.id, request.body.is_removed)
        return { data: null }
      },
    )
  }
}
