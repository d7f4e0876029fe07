import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { memberOf, viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { companyActorOf } from '../../platform/audit/actor.ts'
import { actOnEach, ManyDone, ManyIds } from '../many.ts'
import { changeLicences, countSeats, readSeats } from '../policy.ts'
import { givePlaceBack } from './giving-back.ts'
import { readHolders } from './holders.ts'
import { readLicences } from './reading.ts'
import { HolderQuery, Holders, LicenceStart, Licences } from './schema.ts'
import { startByLicence } from './starting.ts'

const tags = ['licences']

/** What a company has of yearly licences for its shelf, and who learns by them. */
// long: a list of routes, each short by itself
export function licences(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/licences',
      {
        config: { policy: countSeats },
        schema: {
          operationId: 'listLicences',
          summary: 'List the company’s yearly licences, and what is offered to it',
          description: 'Licences in any state with their places, and the offers that can be bought now.',
          errorCodes: [],
          tags,
          response: { 200: Licences },
        },
      },
      async request => ({ data: await readLicences(db, memberOf(request).companyId) }),
    )

    app.get(
      '/licences/:id/holders',
      {
        config: { policy: readSeats },
        schema: {
          operationId: 'listLicenceHolders',
          summary: 'List who holds a place of a licence',
          errorCodes: [],
          description: 'Those who took it last first, or by name. Empty for a licence that has ended.',
          tags,
          params: IdParams,
          querystring: HolderQuery,
          response: { 200: Holders },
        },
      },
      request => {
        const { params, query, locale } = request
        return readHolders(db, memberOf(request).companyId, params.id, query, locale)
      },
    )

    app.delete(
      '/employees/:id/place',
      {
        config: { policy: changeLicences },
        schema: {
          operationId: 'returnPlace',
          summary: 'Give back an employee’s place of the yearly licence',
          errorCodes: ['not_found', 'place_begun'],
          description:
            'By the id of the employee, who has begun nothing by it; else it comes back when they leave.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        const actor = companyActorOf(request)
        await db.transaction(tx => givePlaceBack(tx, actor, request.params.id))
        return { data: null }
      },
    )

    app.post(
      '/licences/places/return',
      {
        config: { policy: changeLicences },
        schema: {
          operationId: 'returnPlaces',
          summary: 'Give back many employees’ places of the yearly licence',
          errorCodes: [],
          description:
            'By the ids of the employees, each by itself: who has begun something by it keeps the place, and is listed.',
          tags,
          body: ManyIds,
          response: { 200: ManyDone },
        },
      },
      request => {
        const actor = companyActorOf(request)
        return actOnEach(request.body.ids, id => db.transaction(tx => givePlaceBack(tx, actor, id)))
      },
    )
  }
}

/** A person starts a course of their company's shelf. */
export function startByLicences(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/courses/:id/licence',
      {
        schema: {
          operationId: 'startByLicence',
          summary: 'Start a course of one’s company’s shelf by its yearly licence',
          errorCodes: [...onceErrors, 'not_found', 'course_owned', 'no_free_place'],
          description: 'Takes a place for the person, once for however many courses.',
          tags,
          params: IdParams,
          body: LicenceStart,
          response: { 200: Empty },
        },
      },
      async request => {
        const start = { companyId: request.body.company_id, courseId: request.params.id }
        return {
          data: await once(db, request, async tx => {
            await startByLicence(tx, viewerOf(request).id, start)
            return null
          }),
        }
      },
    )
  }
}
