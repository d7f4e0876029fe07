import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../../db/client.ts'
import { memberOf } from '../../../../plugins/caller.ts'
import { once, onceErrors } from '../../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../../contract.ts'
import { companyActorOf } from '../../../platform/audit/actor.ts'
import { answerWithFile, mostAtOnce, startFile } from '../../exports/answering.ts'
import { FileAnswer, Started } from '../../exports/schema.ts'
import { assignCourses, readPeople } from '../../policy.ts'
import { AssignmentExportBody, assignmentsSource } from '../export.ts'
import { cancelAssignmentAct, readAssignmentAct, startAssignmentAct } from './acts.ts'
import { ActStarted, AssignmentActBody, AssignmentActPage } from './schema.ts'

const tags = ['assignments']

/** Acts on many assignments at once; a manager's are those of the own branch. */
// long: a list of routes, each short by itself
export function assignmentsInBulk(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/assignments/bulk',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'actOnAssignments',
          summary: 'Act on many assignments',
          errorCodes: [...onceErrors, 'too_many_assignments'],
          description:
            'Reminds of them, sets another due day or withdraws them, in the background, however many they are. What was completed stays; no one is reminded twice within a day.',
          tags,
          body: AssignmentActBody,
          response: { 200: ActStarted },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return { data: await once(db, request, tx => startAssignmentAct(tx, actor, request.body)) }
      },
    )

    app.get(
      '/assignment-acts/:id',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'getAssignmentAct',
          summary: 'Get how far an act on many assignments is',
          errorCodes: ['not_found'],
          description: 'For a week after it has ended.',
          tags,
          params: IdParams,
          response: { 200: AssignmentActPage },
        },
      },
      async request => ({ data: await readAssignmentAct(db, memberOf(request), request.params.id) }),
    )

    app.post(
      '/assignment-acts/:id/cancel',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'cancelAssignmentAct',
          summary: 'Stop an act on many assignments',
          errorCodes: ['not_found', 'conflict'],
          description: 'What was done by then stays.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await db.transaction(tx => cancelAssignmentAct(tx, companyActorOf(request), request.params.id))
        return { data: null }
      },
    )
  }
}

/** The list of assignments as a file. */
export function assignmentExports(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/assignments/export',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportAssignments',
          summary: 'Get the list of assignments as a file',
          errorCodes: ['list_too_long'],
          description: `Up to ${mostAtOnce} rows; \`exportAssignmentsLater\` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.`,
          tags: ['exports'],
          body: AssignmentExportBody,
          response: { 200: FileAnswer },
        },
      },
      async (request, reply) => {
        const { format, ...query } = request.body
        return answerWithFile(db, request, reply, assignmentsSource, { format, query })
      },
    )

    app.post(
      '/assignments/exports',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'exportAssignmentsLater',
          summary: 'Have the list of assignments made into a file',
          errorCodes: ['export_too_large'],
          description:
            'Done in the background; a notification tells when it is ready, and it is kept for a day.',
          tags: ['exports'],
          body: AssignmentExportBody,
          response: { 200: Started },
        },
      },
      async request => {
        const { format, ...query } = request.body
        return startFile(db, request, assignmentsSource, { format, query })
      },
    )
  }
}
