import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import { memberOf } from '../../../plugins/caller.ts'
import { maskAddress } from '../../accounts/fields/email.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf, personalActorOf } from '../../platform/audit/actor.ts'
import { invitingCompany } from '../invitations/naming.ts'
import { changeMembers, readMembers } from '../policy.ts'
import { acceptMembership, readMemberInvitation, type MemberInvitations } from './invitations.ts'
import { presentDepartment } from './routes.ts'
import {
  InvitationToken,
  MemberInvitationBody,
  MemberInvitationPage,
  MemberInvitations as MemberInvitationList,
  Membership,
} from './schema.ts'

const tags = ['members']

/** Who is invited to act for the company. */
// long: a list of routes, each short by itself
export function memberInvitations(service: MemberInvitations): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/member-invitations',
      {
        config: { policy: readMembers },
        schema: {
          operationId: 'listMemberInvitations',
          summary: 'List the invitations to act for the company',
          description: 'Those not accepted yet, the latest first.',
          errorCodes: [],
          tags,
          response: { 200: MemberInvitationList },
        },
      },
      async request => {
        const rows = await service.list(memberOf(request).companyId, request.locale)
        return {
          data: rows.map(({ invitation, invitedBy, isExpired, ...row }) => ({
            id: invitation.id,
            email: invitation.email,
            role: invitation.role,
            department: presentDepartment(row, request.locale),
            invited_by: invitedBy,
            sent_at: invitation.sentAt.toISOString(),
            expires_at: invitation.expiresAt.toISOString(),
            is_expired: isExpired,
          })),
        }
      },
    )

    app.post(
      '/member-invitations',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'inviteMember',
          summary: 'Invite a person to act for the company',
          description:
            'Sends a link that works once, for 14 days, with any personal account. An address that was invited before gets a new link, and the earlier one is dead.',
          errorCodes: ['member_exists', 'too_many_requests'],
          tags,
          body: MemberInvitationBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.invite(companyActorOf(request), request.body, request.locale)
        return { data: null }
      },
    )

    app.post(
      '/member-invitations/:id/again',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'inviteMemberAgain',
          summary: 'Send an invitation of a member again',
          description: 'A new link; the earlier one is dead.',
          errorCodes: ['not_found', 'too_many_requests'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.again(companyActorOf(request), request.params.id, request.locale)
        return { data: null }
      },
    )

    app.delete(
      '/member-invitations/:id',
      {
        config: { policy: changeMembers },
        schema: {
          operationId: 'withdrawMemberInvitation',
          summary: 'Withdraw the invitation of a member',
          description: 'Its link opens nothing any more.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.withdraw(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )
  }
}

/** What a link says, for anyone with it. */
export function memberInvitationPages(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/member-invitations/look',
      {
        schema: {
          operationId: 'lookAtMemberInvitation',
          summary: 'Get what an invitation to act for a company says',
          description: 'Says nothing of whether the address has an account.',
          errorCodes: ['invitation_gone'],
          tags,
          body: InvitationToken,
          response: { 200: MemberInvitationPage },
        },
      },
      async request => {
        const row = await readMemberInvitation(db, request.body.invitation)
        if (!row) throw new AppError('invitation_gone')
        const { id, legalName: name, registrationNumber, color, demandsSecondFactor } = row.company
        return {
          data: {
            company: {
              id,
              ...(await invitingCompany(db, { id, name, registrationNumber, color }, request.locale)),
            },
            role: row.invitation.role,
            email: maskAddress(row.invitation.email),
            expires_at: row.invitation.expiresAt.toISOString(),
            demands_second_factor: demandsSecondFactor,
          },
        }
      },
    )
  }
}

/** A person accepts with an account of their own, which stays theirs. */
export function acceptMemberInvitations(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/member-invitations/accept',
      {
        schema: {
          operationId: 'acceptMemberInvitation',
          summary: 'Accept an invitation to act for a company',
          description: 'The person acts for the company after a switch of the capacity.',
          errorCodes: ['invitation_gone', 'member_exists'],
          tags,
          body: InvitationToken,
          response: { 200: Membership },
        },
      },
      async request => {
        const actor = personalActorOf(request)
        const joined = await db.transaction(tx => acceptMembership(tx, request.body.invitation, actor))
        return {
          data: { company: { id: joined.id, name: pick(joined.name, request.locale) }, role: joined.role },
        }
      },
    )
  }
}
