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
import { decideOnReports, listReported } from './desk.ts'

const tags = ['console']

const ReportedPost = named('ReportedPost', {
  id: Id,
  text: Type.String({ description: 'Markdown.' }),
  is_reply: Type.Boolean(),
  written_at: Moment,
  writer: Nullable(Type.String()),
  lesson: Type.Object({ id: Id, title: Type.String() }),
  reports: Type.Array(
    Type.Object({
      reason: Choice(reportReasons),
      note: Type.String(),
      words: Nullable(
        Type.String({ description: 'What the post said when it was reported; null where it still does.' }),
      ),
      at: Moment,
    }),
  ),
})

/** What learners report of each other's questions and replies, for operators to decide on. */
export function reportedPosts(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/console/reported-posts',
      {
        config: { policy: settleReports },
        schema: {
          operationId: 'listReportedPosts',
          summary: 'List questions and replies that learners reported',
          errorCodes: [],
          description: 'Those that wait for a decision; what was reported last stands first.',
          tags,
          querystring: strict({ cursor: Cursor }),
          response: { 200: CursorPage(ReportedPost) },
        },
      },
      request => listReported(db, request.query.cursor, request.locale),
    )

    app.post(
      '/console/reported-posts/:id/decide',
      {
        config: { policy: settleReports },
        schema: {
          operationId: 'decideOnReportedPost',
          summary: 'Remove a reported post, or let it stand',
          description:
            'A removed post is no longer shown to anyone; either way it leaves the list of reported ones.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          body: body('ReportDecision', { is_removed: Type.Boolean() }, { is_removed: true }),
          response: { 200: Empty },
        },
      },
      async request => {
        await decideOnReports(db, operatorActorOf(request), request.params.id, request.body.is_removed)
        return { data: null }
      },
    )
  }
}
