import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { desc, eq, lt } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { nameIn, nameOrNullIn } from '../../../db/names.ts'
import { auditCapacities, auditLog, operatorRoles, users } from '../../../db/schema/index.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Choice, Cursor, CursorPage, Data, Id, Moment, Nullable, named, strict } from '../../contract.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { reportedPosts } from '../../learning/discussions/desk-routes.ts'
import { reportedReviews } from '../../learning/reviews/desk-routes.ts'
import { keepCertificates, readAudit, readRefunds, settleMoney, settleReports } from '../policy.ts'

const tags = ['console']

const Me = Data(
  named('Operator', {
    name: Type.String(),
    role: Choice(operatorRoles),
    reads_audit: Type.Boolean(),
    settles_reports: Type.Boolean(),
    keeps_certificates: Type.Boolean(),
    reads_licence_offers: Type.Boolean(),
    makes_licence_offers: Type.Boolean(),
  }),
)

const AuditRow = named('AuditEntry', {
  id: Id,
  at: Moment,
  actor: Nullable(Type.Object({ id: Id, name: Type.String() })),
  capacity: Choice(auditCapacities),
  role: Nullable(Type.String()),
  action: Type.String({ description: 'As `member.add`.' }),
  subject_type: Type.String(),
  subject_id: Nullable(Type.Integer()),
  before: Nullable(Type.Record(Type.String(), Type.Unknown())),
  after: Nullable(Type.Record(Type.String(), Type.Unknown())),
})
const AuditQuery = strict({
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
})

/** The operators' console: who one is there, what was done, and what learners report. */
// long: a list of routes, each short by itself
export function operatorConsole(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    await app.register(reportedPosts(db))
    await app.register(reportedReviews(db))
    app.get(
      '/console/me',
      {
        schema: {
          operationId: 'getOperator',
          summary: 'Get the signed-in operator',
          description: 'The operator’s name and role, and which parts of the console the role opens.',
          errorCodes: [],
          tags,
          response: { 200: Me },
        },
      },
      async request => {
        const viewer = viewerOf(request)
        const [user] = await db
          .select({ name: nameIn(request.locale, 'users') })
          .from(users)
          .where(eq(users.id, viewer.id))
        return {
          data: {
            name: user?.name ?? '',
            role: viewer.operatorRole ?? 'auditor',
            reads_audit: readAudit.allows(viewer),
            settles_reports: settleReports.allows(viewer),
            keeps_certificates: keepCertificates.allows(viewer),
            reads_licence_offers: readRefunds.allows(viewer),
            makes_licence_offers: settleMoney.allows(viewer),
          },
        }
      },
    )

    app.get(
      '/console/audit',
      {
        config: { policy: readAudit },
        schema: {
          operationId: 'listAudit',
          summary: 'List the audit log',
          errorCodes: [],
          tags,
          description: 'The newest first.',
          querystring: AuditQuery,
          response: { 200: CursorPage(AuditRow) },
        },
      },
      async request => {
        const cursor = decodeCursor(request.query.cursor, 'newest', 'number')
        const limit = request.query.limit ?? 25
        const total = cursor?.total ?? (await db.$count(auditLog))
        const rows = await db
          .select({ row: auditLog, actorName: nameOrNullIn(request.locale, 'users') })
          .from(auditLog)
          .leftJoin(users, eq(users.id, auditLog.actorId))
          .where(cursor ? lt(auditLog.id, cursor.id) : undefined)
          .orderBy(desc(auditLog.id))
          .limit(limit + 1)
        return pageOf(
          rows,
          limit,
          { total, isBounded: false },
          ({ row, actorName }) => ({
            id: row.id,
            at: row.at.toISOString(),
            actor: row.actorId === null ? null : { id: row.actorId, name: actorName ?? '' },
            capacity: row.actorCapacity,
            role: row.actorRole,
            action: row.action,
            subject_type: row.subjectType,
            subject_id: row.subjectId,
            before: row.before,
            after: row.after,
          }),
          ({ row }) => ({ sort: 'newest', value: row.id, id: row.id, total }),
        )
      },
    )
  }
}
