import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { memberOf } from '../../../plugins/caller.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changeRequirements, readStanding } from '../policy.ts'
import { openInspection, type InspectionLinks } from './inspections.ts'
import {
  Inspection,
  InspectionLinkOrder,
  InspectionLinks as Links,
  InspectionToken,
  MadeInspectionLink,
} from './schema.ts'

const tags = ['requirements']

/** A company's links for inspectors. */
// long: a list of routes, each short by itself
export function inspectionLinksOf(links: InspectionLinks): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/inspection-links',
      {
        config: { policy: readStanding },
        schema: {
          operationId: 'listInspectionLinks',
          summary: 'List the links for inspectors',
          errorCodes: [],
          description: 'Those that are open first, then the latest that are over; 100 at most.',
          tags,
          response: { 200: Links },
        },
      },
      async request => ({ data: await links.list(memberOf(request).companyId, request.locale) }),
    )

    app.post(
      '/inspection-links',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'makeInspectionLink',
          summary: 'Make a link for an inspector',
          errorCodes: ['not_found', 'inspection_too_large', 'too_many_inspection_links'],
          description:
            'It shows what is true of the requirement at this moment, by the end of the day that is named, and nothing that happens later. The link is told this once.',
          tags,
          body: InspectionLinkOrder,
          response: { 200: MadeInspectionLink },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { data: await links.make(companyActorOf(request), request.body, request.locale) }
      },
    )

    app.post(
      '/inspection-links/:id/withdraw',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'withdrawInspectionLink',
          summary: 'Withdraw a link for an inspector',
          errorCodes: ['not_found'],
          description: 'It opens nothing from now on; the people that it showed are deleted from it.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await links.withdraw(companyActorOf(request), request.params.id)
        return { data: null }
      },
    )

    app.post(
      '/inspection-links/withdraw',
      {
        config: { policy: changeRequirements },
        schema: {
          operationId: 'withdrawInspectionLinks',
          summary: 'Withdraw many links for inspectors',
          errorCodes: [],
          description:
            'Each by itself. They open nothing from now on; the people that they showed are deleted from them.',
          tags,
          body: ManyIds,
          response: { 200: ManyDone },
        },
      },
      request => {
        const actor = companyActorOf(request)
        return actOnEach(request.body.ids, id => links.withdraw(actor, id))
      },
    )
  }
}

/** What a link shows to anyone who has it. */
export function inspectionPages(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/inspections/look',
      {
        schema: {
          operationId: 'openInspection',
          summary: 'Get what an inspector’s link shows',
          errorCodes: ['inspection_link_gone', 'too_many_requests'],
          description:
            'Frozen when the link was made. A link that is over says in `data.because` why, and not whose it was.',
          tags,
          body: InspectionToken,
          response: { 200: Inspection },
        },
      },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        await limits.inspection.take(request.ip)
        const { inspection_link: token } = request.body
        return {
          data: await openInspection(db, token, request.locale, () => limits.wrongEvidence.take(request.ip)),
        }
      },
    )
  }
}
