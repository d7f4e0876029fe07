import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import { maskAddress } from '../../accounts/fields/email.ts'
import { companyActorOf, personalActorOf } from '../../platform/audit/actor.ts'
import { IdParams } from '../../contract.ts'
import { changePeople } from '../policy.ts'
import { invitingCompany } from './naming.ts'
import { findInvitation, join } from './join.ts'
import { InvitationBody, InvitationPage, Invited, InviteBody, Joined } from './schema.ts'
import type { Invitations } from './service.ts'

const tags = ['invitations']

/** A company invites its people. */
export function companyInvitations(service: Invitations): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/invitations',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'inviteEmployee',
          summary: 'Invite an employee',
          errorCodes: ['employee_exists', 'too_many_requests'],
          tags,
          description:
            'Adds an employee and sends the link; a person who left or has not answered is invited again.',
          body: InviteBody,
          response: { 200: Invited },
        },
      },
      async request => ({
        data: await service.invite(companyActorOf(request), request.body, request.locale),
      }),
    )

    app.post(
      '/employees/:id/invitation',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'inviteAgain',
          summary: 'Send an invitation again',
          errorCodes: ['not_found', 'too_many_requests'],
          tags,
          description: 'A new link for a person who has not answered; the earlier one stops working.',
          params: IdParams,
          response: { 200: Invited },
        },
      },
      async request => ({
        data: await service.again(companyActorOf(request), request.params.id, request.locale),
      }),
    )
  }
}

/** What a link says, for anyone with it. */
export function invitationPages(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/invitations/look',
      {
        schema: {
          operationId: 'lookAtInvitation',
          summary: 'Get what an invitation says',
          errorCodes: ['invitation_gone'],
          tags,
          description: 'Says nothing of whether the address has an account.',
          body: InvitationBody,
          response: { 200: InvitationPage },
        },
      },
      async request => {
        const row = await findInvitation(db, request.body.invitation)
        if (!row) throw new AppError('invitation_gone')
        const { companyId: id, companyName: name, registrationNumber, color } = row
        return {
          data: {
            company: {
              id,
              ...(await invitingCompany(db, { id, name, registrationNumber, color }, request.locale)),
            },
            email: maskAddress(row.email),
            expires_at: row.expiresAt.toISOString(),
          },
        }
      },
    )
  }
}

/** A person with an account accepts; the account stays theirs, whatever its address. */
export function acceptInvitations(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/invitations/accept',
      {
        schema: {
          operationId: 'acceptInvitation',
          summary: 'Accept the invitation of a company',
          description:
            'Makes the person an employee of the company that wrote to them. An invitation that was used, withdrawn or is too old is 410 `invitation_gone`.',
          errorCodes: ['already_employed', 'invitation_gone'],
          tags,
          body: InvitationBody,
          response: { 200: Joined },
        },
      },
      async request => {
        const company = await db.transaction(tx =>
          join(tx, request.body.invitation, personalActorOf(request)),
        )
        return { data: { company: { id: company.id, name: pick(company.name, request.locale) } } }
      },
    )
  }
}
