import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../db/client.ts'
import { memberOf } from '../../../../plugins/caller.ts'
import { once, onceErrors } from '../../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../../contract.ts'
import { companyActorOf } from '../../../platform/audit/actor.ts'
import { changePeople } from '../../policy.ts'
import { listMessages } from '../messages/messages.ts'
import { MessageList, MessageQuery } from '../messages/schema.ts'
import { cancelAct, readAct, startAct } from './acts.ts'
import { BulkBody, BulkStarted, EmployeeActPage } from './schema.ts'

const tags = ['company']

/** Acts on many employees at once; a manager's are those of the own branch. */
// long: a list of routes, each short by itself
export function employeesInBulk(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/employees/bulk',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'actOnEmployees',
          summary: 'Act on many employees',
          errorCodes: [...onceErrors, 'too_many_requests'],
          description:
            'Moves, groups, deactivates, invites again, or sends a message, in the background, however many they are; a notification tells when it is done. People out of sight are passed over; a message goes to those who have joined and not left.',
          tags,
          body: BulkBody,
          response: { 200: BulkStarted },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { body, locale } = request
        return { data: await once(db, request, tx => startAct(tx, actor, body, locale)) }
      },
    )

    app.get(
      '/employee-messages',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'listEmployeeMessages',
          summary: 'List messages that were sent to many employees',
          errorCodes: [],
          description: 'The newest first. A manager sees those of the own branch.',
          tags,
          querystring: MessageQuery,
          response: { 200: MessageList },
        },
      },
      request => listMessages(db, memberOf(request), request.query, request.locale),
    )

    app.get(
      '/employee-acts/:id',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'getEmployeeAct',
          summary: 'Get how far an act on many employees is',
          description: 'How many of its people are worked on, and what became of them.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: EmployeeActPage },
        },
      },
      async request => ({ data: await readAct(db, memberOf(request), request.params.id) }),
    )

    app.post(
      '/employee-acts/:id/cancel',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'cancelEmployeeAct',
          summary: 'Stop an act on many employees',
          errorCodes: ['not_found', 'conflict'],
          description: 'What was done by then stays.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await db.transaction(tx => cancelAct(tx, companyActorOf(request), request.params.id))
        return { data: null }
      },
    )
  }
}
