import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import type { Invitations } from '../invitations/service.ts'
import { changePeople } from '../policy.ts'
import { actOnMany, choosePeople, countInvitations, inviteAgain } from './bulk.ts'
import { BulkAnswer, BulkBody, type BulkResult } from './bulk-schema.ts'

/** Acts on many employees at once; a manager's are those of the own branch. */
export function employeesInBulk(db: Database, invitations: Invitations): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/employees/bulk',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'actOnEmployees',
          summary: 'Act on many employees',
          errorCodes: [...onceErrors],
          description:
            'Moves, groups, deactivates, or invites again. Up to 500 people are one transaction; all that match filters are done by calls that each go on where the last one ended. People out of sight are passed over.',
          tags: ['company'],
          body: BulkBody,
          response: { 200: BulkAnswer },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { body, locale } = request
        if (body.act !== 'invite_again')
          return {
            data: await once(db, request, async (tx): Promise<BulkResult> => {
              const { ids, next } = await choosePeople(tx, actor.member, body)
              const outcome = await actOnMany(tx, actor, body, ids)
              return { ...outcome, skipped: ids.length - outcome.done - outcome.held_by_role, next }
            }),
          }
        const { ids, next } = await choosePeople(db, actor.member, body)
        const { sendable, limited } = await countInvitations(db, invitations, actor.member, ids)
        return {
          data: await once(db, request, async (tx): Promise<BulkResult> => {
            const done = await inviteAgain(tx, actor, invitations, sendable, locale)
            return { done, skipped: ids.length - done - limited, held_by_role: 0, limited, next }
          }),
        }
      },
    )
  }
}
