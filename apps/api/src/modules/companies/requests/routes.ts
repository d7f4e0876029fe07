import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { assignCourses, readPeople } from '../policy.ts'
import { dueOf } from '../assignments/due.ts'
import { askForCourse, ownRequests, withdrawRequest } from './asking.ts'
import { askForPeople } from './for-people.ts'
import { approveRequest, declineRequest } from './deciding.ts'
import { listRequests } from './list.ts'
import { answerEach } from './many.ts'
import {
  Approval,
  CourseRequestList,
  CourseRequestMade,
  CourseRequestOrder,
  CourseRequestQuery,
  ManyAnswered,
  ManyApprovals,
  ManyRefusals,
  OwnCourseRequests,
  Refusal,
  RequestForPeople,
  RequestsForPeople,
} from './schema.ts'

const tags = ['requests']

/** What a company's people ask for, and what becomes of it; a manager answers those of the own branch. */
// long: a list of routes, each short by itself
export function courseRequests(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/requests',
      {
        config: { policy: readPeople },
        schema: {
          operationId: 'listCourseRequests',
          summary: 'List what employees ask for',
          errorCodes: [],
          description:
            'Those that wait, unless another state is asked for; searched by person and course. In the order that is asked for, the dearest first by price; else those that wait, the longest first, and others, the latest first. A manager of a branch sees the people of that branch.',
          tags,
          querystring: CourseRequestQuery,
          response: { 200: CourseRequestList },
        },
      },
      request => listRequests(db, memberOf(request), request.query, request.locale),
    )

    app.post(
      '/requests',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'askForPeople',
          summary: 'Ask for the seats that an assignment lacks',
          errorCodes: [...onceErrors, 'nothing_to_assign', 'too_many_assignments'],
          description:
            'One request for each person and course that no seat is free for, with the day by which it is wanted; owners and administrators are told. Who waits for the course already goes on waiting.',
          tags,
          body: RequestForPeople,
          response: { 200: RequestsForPeople },
        },
      },
      async request => {
        const { reason = '', due_on, due_days, counts_working_days, ...wanted } = request.body
        const due = dueOf({ due_on, due_days, counts_working_days })
        const actor = { ...companyActorOf(request), userId: viewerOf(request).id }
        return { data: await once(db, request, tx => askForPeople(tx, actor, wanted, { due, reason })) }
      },
    )

    app.post(
      '/requests/:id/approve',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'approveCourseRequest',
          summary: 'Give an employee the course',
          errorCodes: [
            ...onceErrors,
            'not_found',
            'conflict',
            'no_free_seat',
            'course_retired',
            'credit_short',
          ],
          description:
            'Assigned at once; a seat is taken where the person does not have the course already, and the department’s budget, where it has one, pays for it.',
          tags,
          params: IdParams,
          body: Approval,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { params, body } = request
        return {
          data: await once(db, request, async tx => {
            await approveRequest(tx, actor, params.id, body.due_on)
            return null
          }),
        }
      },
    )

    app.post(
      '/requests/:id/decline',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'declineCourseRequest',
          summary: 'Decline what an employee asks for',
          errorCodes: ['not_found', 'conflict'],
          description: 'The person is told, with the answer.',
          tags,
          params: IdParams,
          body: Refusal,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => declineRequest(tx, actor, request.params.id, request.body.answer ?? ''))
        return { data: null }
      },
    )

    app.post(
      '/requests/approve',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'approveCourseRequests',
          summary: 'Give many employees the courses that they ask for',
          errorCodes: [],
          description:
            'Each by itself, the longest waiting first: one that cannot be given blocks no other, and is listed with the reason. What others have answered already is among those. What the same member approved before counts as answered, with the day that was given then: a second call changes nothing.',
          tags,
          body: ManyApprovals,
          response: { 200: ManyAnswered },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { ids, due_on: dueOn } = request.body
        return {
          data: await answerEach(db, { actor, state: 'approved' }, ids, (tx, id) =>
            approveRequest(tx, actor, id, dueOn),
          ),
        }
      },
    )

    app.post(
      '/requests/decline',
      {
        config: { policy: assignCourses },
        schema: {
          operationId: 'declineCourseRequests',
          summary: 'Decline many requests',
          errorCodes: [],
          description: 'Each by itself. Everybody is told, with the same answer.',
          tags,
          body: ManyRefusals,
          response: { 200: ManyAnswered },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const { ids, answer = '' } = request.body
        return {
          data: await answerEach(db, { actor, state: 'declined' }, ids, (tx, id) =>
            declineRequest(tx, actor, id, answer),
          ),
        }
      },
    )
  }
}

/** A person asks the company that they work for. */
// long: a list of routes, each short by itself
export function askForCourses(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/courses/:id/requests',
      {
        schema: {
          operationId: 'getOwnCourseRequests',
          summary: 'Get which companies can be asked for a course, and their answers',
          description:
            'Where the person works, which of those companies may be asked for the course, and what became of earlier requests.',
          errorCodes: [],
          tags,
          params: IdParams,
          response: { 200: OwnCourseRequests },
        },
      },
      async request => ({
        data: await ownRequests(db, viewerOf(request).id, request.params.id, request.locale),
      }),
    )

    app.post(
      '/courses/:id/requests',
      {
        schema: {
          operationId: 'askForCourse',
          summary: 'Ask one’s company for a course',
          errorCodes: [
            ...onceErrors,
            'not_found',
            'course_owned',
            'request_open',
            'requests_full',
            'too_many_requests',
          ],
          description: 'Those who may give it are told.',
          tags,
          params: IdParams,
          body: CourseRequestOrder,
          response: { 200: CourseRequestMade },
        },
      },
      async request => {
        const { company_id: companyId, reason = '' } = request.body
        const order = { companyId, courseId: request.params.id, reason }
        await limits.courseRequest.take(String(viewerOf(request).id))
        return {
          data: await once(db, request, async tx => ({
            id: await askForCourse(tx, viewerOf(request).id, order),
          })),
        }
      },
    )

    app.delete(
      '/course-requests/:id',
      {
        schema: {
          operationId: 'withdrawCourseRequest',
          summary: 'Take back what one asked for',
          description: 'A request that the company has answered stays: 409 `conflict`.',
          errorCodes: ['not_found', 'conflict'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await db.transaction(tx => withdrawRequest(tx, viewerOf(request).id, request.params.id))
        return { data: null }
      },
    )
  }
}
