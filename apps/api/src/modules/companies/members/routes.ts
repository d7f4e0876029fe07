import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { AppError } from '../../../errors.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changeMembers, changeSecurity, readMembers } from '../policy.ts'
import { MemberBody, Members as MemberList, RoleBody, Security, SecurityBody } from './schema.ts'
import type { Members } from './service.ts'

const tags = ['members']

/** Who acts for the company, in which role, and whether with a second factor. */
// long: a list of routes, each short by itself
export function members(service: Members, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/members',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'listMembers',
          summary: 'List the members who act for the company',
          description:
            'The company’s own account and everybody whom it gave a role, with the branch that a manager sees.',
          errorCodes: [],
          tags,
          response: { 200: MemberList },
        },
      },
      async request => {
        const rows = await service.list(memberOf(request).companyId, request.locale)
        return {
          data: rows.map(row => ({
            id: row.id,
            name: row.name,
            avatar: row.avatar,
            email: row.email ?? '',
            role: row.role,
            department: presentDepartment(row, request.locale),
            employee_id: row.employeeId,
            has_second_factor: row.hasSecondFactor,
            is_company_account: row.isCompanyAccount,
            since: row.since.toISOString(),
          })),
        }
      },
    )

    app.post(
      '/members',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'addMember',
          summary: 'Add a member',
          errorCodes: ['not_found', 'member_exists'],
          tags,
          description: 'Lets an active employee act for the company with their own account.',
          body: MemberBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.add(companyActorOf(request), request.body)
        return { data: null }
      },
    )

    app.patch(
      '/members/:id',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'changeMemberRole',
          summary: 'Change the role of a member',
          description:
            'The role counts from the next call of the member on. A manager’s names the department that they see.',
          errorCodes: ['not_found', 'too_many_requests'],
          tags,
          params: IdParams,
          body: RoleBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await limits.memberChange.take(`${actor.member.companyId}-${request.params.id}`)
        await service.change(actor, request.params.id, request.body)
        return { data: null }
      },
    )

    app.delete(
      '/members/:id',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'removeMember',
          summary: 'Remove a member',
          errorCodes: ['not_found'],
          tags,
          description: 'Ends the membership and signs its sessions out.',
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.remove(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )

    app.post(
      '/members/remove',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'removeMembers',
          summary: 'Remove many members',
          errorCodes: [],
          tags,
          description:
            'Each by itself: ends the memberships and signs their sessions out. Those that the caller may not remove are listed; the own one is among them, it ends by itself alone.',
          body: ManyIds,
          response: { 200: ManyDone },
        },
      },
      request => {
        const [actor, { id: self }] = [companyActorOf(request), viewerOf(request)]
        return actOnEach(request.body.ids, async id => {
          if (id === self) throw new AppError('forbidden')
          await service.remove(actor, id)
        })
      },
    )

    app.get(
      '/security',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'getCompanySecurity',
          summary: 'Get the security settings of the company',
          description:
            'Whether a second factor is demanded of those who act for the company, and how many of them have none.',
          errorCodes: [],
          tags,
          response: { 200: Security },
        },
      },
      async request => ({ data: presentSecurity(await service.security(memberOf(request).companyId)) }),
    )

    app.patch(
      '/security',
      {
        config: { policy: changeSecurity },
        schema: {
          operationId: 'updateCompanySecurity',
          summary: 'Update the security settings of the company',
          description:
            'Where a second factor is demanded, members without one set it up before they see anything else of the portal.',
          errorCodes: [],
          tags,
          body: SecurityBody,
          response: { 200: Security },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await service.demandSecondFactor(actor, request.body.demands_second_factor)
        return { data: presentSecurity(await service.security(actor.member.companyId)) }
      },
    )
  }
}

/** The branch that a manager sees. */
export function presentDepartment(
  row: { departmentId: number | null; departmentName: BilingualText | null },
  locale: Locale,
) {
  if (row.departmentId === null || row.departmentName === null) return null
  return { id: row.departmentId, name: pick(row.departmentName, locale) }
}

function presentSecurity({ demands, without }: { demands: boolean; without: number }) {
  return { demands_second_factor: demands, members_without: without }
}
