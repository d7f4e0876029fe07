import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { Empty, IdParams } from '../../contract.ts'
import { leaveCompany, listEmployments, readEmployment } from './own.ts'
import { EmploymentPage, Employments, SharingBody } from './schema.ts'
import { setSharing } from './sharing.ts'

const tags = ['employment']

/** The companies for which a person works, each in the person's own view. */
// long: a list of routes, each short by itself
export function employments(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/employments',
      {
        schema: {
          operationId: 'listEmployments',
          summary: 'List the companies that the person works for',
          description: 'The companies that see what the person learns of their courses, and since when.',
          errorCodes: [],
          tags,
          response: { 200: Employments },
        },
      },
      async request => ({ data: await listEmployments(db, viewerOf(request).id, request.locale) }),
    )

    app.get(
      '/employments/:id',
      {
        schema: {
          operationId: 'getEmployment',
          summary: 'Get what a company sees of the person, and what they share',
          errorCodes: ['not_found'],
          tags,
          description:
            '`seen` is what the company’s own page of the employee shows, read by the same reader.',
          params: IdParams,
          response: { 200: EmploymentPage },
        },
      },
      async request => ({
        data: await readEmployment(db, viewerOf(request).id, request.params.id, request.locale),
      }),
    )

    app.post(
      '/employments/:id/sharing',
      {
        schema: {
          operationId: 'setSharing',
          summary: 'Share something with the company, or no longer',
          errorCodes: ['consent_outdated', 'not_found'],
          tags,
          description: 'At once. Kept with the time and the wording.',
          params: IdParams,
          body: SharingBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { topic, is_given: isGiven, version } = request.body
        await db.transaction(tx =>
          setSharing(tx, viewerOf(request).id, request.params.id, { topic, isGiven, version }),
        )
        return { data: null }
      },
    )

    app.post(
      '/employments/:id/leave',
      {
        schema: {
          operationId: 'leaveCompany',
          summary: 'Leave a company',
          errorCodes: ['exam_under_way', 'not_found', 'owner_cannot_leave'],
          tags,
          description:
            'What it assigned is withdrawn, its seats go back, and roles end; certificates, progress and courses of one’s own stay. An owner is refused.',
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await db.transaction(tx => leaveCompany(tx, personalActorOf(request), request.params.id))
        return { data: null }
      },
    )
  }
}
