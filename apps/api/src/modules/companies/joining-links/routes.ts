import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { companyActorOf, personalActorOf } from '../../platform/audit/actor.ts'
import { Empty, IdParams } from '../../contract.ts'
import { invitingCompany } from '../invitations/naming.ts'
import { Joined } from '../invitations/schema.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changePeople } from '../policy.ts'
import { joinByLink, readJoiner } from './joining.ts'
import { findLink, goneLink } from './links.ts'
import { JoiningLinkBody, JoiningLinks as Links, JoiningPage, MadeLink, TokenBody } from './schema.ts'
import type { JoiningLinks } from './service.ts'

const tags = ['invitations']

/** A company's links for joining; a manager's lead into the own branch. */
// long: a list of routes, each short by itself
export function joiningLinks(db: Database, service: JoiningLinks): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/joining-links',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'listJoiningLinks',
          summary: 'List the links for joining',
          errorCodes: [],
          tags,
          description:
            'Those that work first, then the latest that are over; 200 at most. A manager’s are those into the own branch.',
          response: { 200: Links },
        },
      },
      async request => ({ data: await service.list(memberOf(request), request.locale) }),
    )

    app.post(
      '/joining-links',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'makeJoiningLink',
          summary: 'Make a link for joining',
          errorCodes: [...onceErrors, 'not_found', 'too_many_joining_links'],
          tags,
          description:
            'Anyone with it, and with a confirmed address of one of its domains where there are any, may join.',
          body: JoiningLinkBody,
          response: { 200: MadeLink },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        const id = await once(db, request, tx => service.make(tx, actor, request.body))
        const [data] = await service.list(actor.member, request.locale, id)
        if (!data) throw new AppError('not_found')
        return { data }
      },
    )

    app.post(
      '/joining-links/:id/withdraw',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'withdrawJoiningLink',
          summary: 'Withdraw a link for joining',
          errorCodes: ['not_found'],
          tags,
          description: 'No one can join by it from now on. People who have joined stay.',
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await service.withdraw(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )

    app.post(
      '/joining-links/withdraw',
      {
        config: { policy: changePeople },
        schema: {
          operationId: 'withdrawJoiningLinks',
          summary: 'Withdraw many links for joining',
          errorCodes: [],
          tags,
          description: 'Each by itself. No one can join by them from now on. People who have joined stay.',
          body: ManyIds,
          response: { 200: ManyDone },
        },
      },
      request => {
        const actor = companyActorOf(request)
        return actOnEach(request.body.ids, id => service.withdraw(actor, id))
      },
    )
  }
}

/** What a link says, for anyone with it. */
export function joiningPages(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/joining-links/look',
      {
        schema: {
          operationId: 'lookAtJoiningLink',
          summary: 'Get what a link for joining says',
          errorCodes: ['joining_link_gone', 'too_many_requests'],
          tags,
          description:
            'And the signed-in person’s relation to the company. A link that is over says in `data.because` why, and not whose it was.',
          body: TokenBody,
          response: { 200: JoiningPage },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const link = await findLink(db, request.body.joining_link)
        if (!link) {
          await limits.wrongJoiningLink.take(request.ip)
          throw goneLink('unknown')
        }
        if (link.state !== 'open') throw goneLink(link.state)
        const { companyId: id, companyName: name, registrationNumber, color } = link
        const { viewer } = request
        return {
          data: {
            company: await invitingCompany(db, { id, name, registrationNumber, color }, request.locale),
            domains: link.domains,
            expires_at: link.expiresAt.toISOString(),
            standing:
              viewer?.capacity === 'personal'
                ? (await readJoiner(db, link, viewer.id)).standing
                : ('visitor' as const),
          },
        }
      },
    )
  }
}

/** A person joins with the account that they have. */
export function joinByLinks(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/joining-links/join',
      {
        schema: {
          operationId: 'joinByLink',
          summary: 'Join a company by its link',
          errorCodes: [
            'already_employed',
            'employment_ended',
            'joining_address',
            'joining_link_gone',
            'too_many_requests',
          ],
          tags,
          description: 'A person whose address was invited becomes that employee.',
          body: TokenBody,
          response: { 200: Joined },
        },
      },
      async request => {
        await limits.joiningAccount.take(String(viewerOf(request).id))
        const company = await db.transaction(tx =>
          joinByLink(tx, request.body.joining_link, personalActorOf(request)),
        )
        return { data: { company: { id: company.id, name: pick(company.name, request.locale) } } }
      },
    )
  }
}
