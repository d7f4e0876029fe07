import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changeStanding, readStanding } from '../policy.ts'
import { dueOf } from './due.ts'
import { listWaiting } from './conflicts.ts'
import { ConflictList, Created, StandingList, StandingOrder, WaitingQuery } from './schema.ts'
import { createStanding, deleteStanding, listStanding } from './standing-service.ts'

const tags = ['assignments']

/** What a company assigns to everyone in a group or department, including those who join later. */
// long: a list of routes, each short by itself
export function standingAssignments(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/standing-assignments',
      {
        config: { policy: readStanding },
        schema: {
          operationId: 'listStandingAssignments',
          summary: 'List standing assignments',
          description:
            'Rules that assign a course or learning path to everyone who joins a department or group.',
          errorCodes: [],
          tags,
          response: { 200: StandingList },
        },
      },
      async request => ({ data: await listStanding(db, memberOf(request).companyId, request.locale) }),
    )

    app.get(
      '/standing-assignments/waiting',
      {
        config: { policy: readStanding },
        schema: {
          operationId: 'listWaitingForSeats',
          summary: 'List who waits for a seat',
          description:
            'People whom a standing assignment concerns and could not give a course for want of a seat, each with the course. They get it as soon as one is free.',
          errorCodes: [],
          tags,
          querystring: WaitingQuery,
          response: { 200: ConflictList },
        },
      },
      request => listWaiting(db, memberOf(request).companyId, request.query, request.locale),
    )

    app.post(
      '/standing-assignments',
      {
        config: { policy: changeStanding },
        schema: {
          operationId: 'createStandingAssignment',
          summary: 'Assign a course or path to a group or department for good',
          errorCodes: [...onceErrors, 'conflict'],
          description:
            'To everyone in it, in the background, and to those who join later. For people who leave it, courses not begun are withdrawn.',
          tags,
          body: StandingOrder,
          response: { 200: Created },
        },
      },
      async request => {
        const { due_on, due_days, counts_working_days, ...what } = request.body
        const due = dueOf({ due_on, due_days, counts_working_days })
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => ({ id: await createStanding(tx, actor, what, due) })),
        }
      },
    )

    app.delete(
      '/standing-assignments/:id',
      {
        config: { policy: changeStanding },
        schema: {
          operationId: 'deleteStandingAssignment',
          summary: 'End a standing assignment',
          errorCodes: ['not_found'],
          description: 'People who join later get nothing from it; what it has assigned stays.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => deleteStanding(tx, actor, request.params.id))
        return { data: null }
      },
    )

    app.post(
      '/standing-assignments/remove',
      {
        config: { policy: changeStanding },
        schema: {
          operationId: 'deleteStandingAssignments',
          summary: 'End many standing assignments',
          errorCodes: [],
          description:
            'Each by itself. People who join later get nothing from them; what they have assigned stays.',
          tags,
          body: ManyIds,
          response: { 200: ManyDone },
        },
      },
      request => {
        const actor = companyActorOf(request)
        return actOnEach(request.body.ids, id => db.transaction(tx => deleteStanding(tx, actor, id)))
      },
    )
  }
}
