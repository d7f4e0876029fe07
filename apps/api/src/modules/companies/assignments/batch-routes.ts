import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { assignCourses, readPeople } from '../policy.ts'
import { listBatches, readBatch } from './batch-list.ts'
import { cancelBatch, undoBatch } from './batches.ts'
import { listBatchConflicts } from './conflicts.ts'
import { BatchConflictQuery, BatchList, BatchPage, BatchQuery, ConflictList } from './schema.ts'

const tags = ['assignments']

/** The acts that assigned something: what became of them, and how to stop or undo one. */
// long: a list of routes, each short by itself
export function assignmentBatches(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/assignment-batches',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listAssignmentBatches',
          summary: 'List acts that assigned courses',
          errorCodes: [],
          description:
            'Newest first, or what assigned most first. A manager of a branch sees those made for that branch.',
          tags,
          querystring: BatchQuery,
          response: { 200: BatchList },
        },
      },
      request => listBatches(db, memberOf(request), request.query, request.locale),
    )

    app.get(
      '/assignment-batches/:id',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'getAssignmentBatch',
          summary: 'Get an act that assigned courses, and what became of it',
          description:
            'How many are assigned, what kept the others, and whether the act can still be undone.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: BatchPage },
        },
      },
      async request => ({
        data: await readBatch(db, memberOf(request), request.params.id, request.locale),
      }),
    )

    app.get(
      '/assignment-batches/:id/conflicts',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listAssignmentBatchConflicts',
          summary: 'List what an act has not assigned',
          errorCodes: ['not_found'],
          description: 'People and courses, each with the reason, page by page.',
          tags,
          params: IdParams,
          querystring: BatchConflictQuery,
          response: { 200: ConflictList },
        },
      },
      request => listBatchConflicts(db, memberOf(request), request.params.id, request.query, request.locale),
    )

    app.post(
      '/assignment-batches/:id/cancel',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'cancelAssignmentBatch',
          summary: 'Stop assigning',
          errorCodes: ['not_found', 'conflict'],
          description: 'What was assigned by then stays, and can be undone.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => cancelBatch(tx, actor, request.params.id))
        return { data: null }
      },
    )

    app.post(
      '/assignment-batches/:id/undo',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'undoAssignmentBatch',
          summary: 'Undo an assignment within a day',
          errorCodes: ['not_found', 'conflict', 'undo_expired'],
          description: 'Done in the background: courses not begun are withdrawn, and its seats come back.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => undoBatch(tx, actor, request.params.id))
        return { data: null }
      },
    )
  }
}
