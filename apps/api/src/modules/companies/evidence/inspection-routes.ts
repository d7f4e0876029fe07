import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { memberOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changeRequirements, readStanding } from '../policy.ts'
import type { InspectionLinks } from './inspections.ts'
import { InspectionLinkOrder, InspectionLinks as Links, MadeInspectionLink } from './schema.ts'

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
