import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { assignCourses, readPeople } from '../policy.ts'
import { startBatch } from './batches.ts'
import { setDue, withdrawChosen } from './changing.ts'
import { listPreviewed } from './conflicts.ts'
import { dueOf } from './due.ts'
import { listAssignments } from './list.ts'
import { previewAssignments } from './preview.ts'
import {
  AssignmentList,
  AssignmentOrder,
  AssignmentPreview,
  AssignmentQuery,
  Changed,
  ChosenAssignments,
  ConflictList,
  DueChange,
  Created,
  PreviewedQuery,
  WantedAssignments,
} from './schema.ts'

const tags = ['assignments']
const inBranch = 'A manager of a branch sees the people of that branch.'

/** What a company has its people learn; a manager assigns to those of the own branch. */
// long: a list of routes, each short by itself
export function assignments(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/assignments',
      {
        config: { policy: readPeople, keyScope: 'progress' },
        schema: {
          operationId: 'listAssignments',
          summary: 'Search and list assignments',
          errorCodes: [],
          description: `${inBranch} Withdrawn ones are listed only where that state is asked for.`,
          tags,
          querystring: AssignmentQuery,
          response: { 200: AssignmentList },
        },
      },
      request => listAssignments(db, memberOf(request), request.query, request.locale),
    )

    app.post(
      '/assignments/preview',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'previewAssignments',
          summary: 'Preview an assignment and its conflicts',
          errorCodes: ['nothing_to_assign', 'too_many_assignments'],
          description: 'Changes nothing. Free seats go to people in the order in which they were added.',
          tags,
          body: WantedAssignments,
          response: { 200: AssignmentPreview },
        },
      },
      async request => ({
        data: await previewAssignments(db, memberOf(request), request.body, request.locale),
      }),
    )

    app.post(
      '/assignments/preview/pairs',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'listPreviewedPairs',
          summary: 'List what an assignment would leave out, and who has its courses already',
          errorCodes: ['too_many_assignments'],
          description:
            'People and courses, each with the reason, page by page, as of now: all that is left out, or what is for one `kind` of reason; of kind `own`, what is assigned to people who have the course by themselves, where it would take a seat otherwise. Changes nothing.',
          tags,
          querystring: PreviewedQuery,
          body: WantedAssignments,
          response: { 200: ConflictList },
        },
      },
      request => listPreviewed(db, memberOf(request), request.body, request.query, request.locale),
    )

    app.post(
      '/assignments',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'assignCourses',
          summary: 'Assign courses to people',
          errorCodes: [...onceErrors, 'nothing_to_assign', 'too_many_assignments'],
          description:
            'Done in the background; `AssignmentBatchChanged` says how far. What cannot be assigned is passed over and named in the batch.',
          tags,
          body: AssignmentOrder,
          response: { 200: Created },
        },
      },
      async request => {
        const { due_on, due_days, counts_working_days, ...wanted } = request.body
        const due = dueOf({ due_on, due_days, counts_working_days })
        const actor = companyActorOf(request)
        return {
          data: await once(db, request, async tx => ({ id: await startBatch(tx, actor, wanted, due) })),
        }
      },
    )

    app.post(
      '/assignments/withdraw',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'withdrawAssignments',
          summary: 'Withdraw assignments',
          errorCodes: [],
          description:
            'For courses not begun, the access ends and the seat comes back. What was begun can be learnt on, and its seat comes back only when the person leaves. What was completed stays.',
          tags,
          body: ChosenAssignments,
          response: { 200: Changed },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        return { data: { changed: await db.transaction(tx => withdrawChosen(tx, actor, request.body.ids)) } }
      },
    )

    app.patch(
      '/assignments',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'changeAssignments',
          summary: 'Change when assignments are due',
          description:
            'Those of the named ones that are open, and whose people the member sees, get the day; the answer says how many.',
          errorCodes: [],
          tags,
          body: DueChange,
          response: { 200: Changed },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { ids, due_on: dueOn } = request.body
        return { data: { changed: await db.transaction(tx => setDue(tx, actor, ids, dueOn)) } }
      },
    )
  }
}
