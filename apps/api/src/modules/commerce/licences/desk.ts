import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { pick } from '../../../locale.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import {
  body,
  Choice,
  Cursor,
  CursorPage,
  Data,
  Empty,
  Id,
  IdParams,
  idOf,
  Money,
  named,
  Nullable,
  strict,
} from '../../contract.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { readRefunds, settleMoney } from '../../operations/policy.ts'
import { operatorActorOf } from '../../platform/audit/actor.ts'
import {
  countCompanies,
  countOffers,
  findCompanies,
  listOffers,
  offerStates,
  stateOf,
} from './desk-reading.ts'
import { offerLicence, withdrawOffer } from './offers.ts'

const tags = ['console']

const OfferBody = body(
  'LicenceOfferBody',
  {
    company_id: Id,
    places: Type.Integer({ minimum: 1, maximum: 10_000 }),
    unit_price: Type.Integer({
      minimum: 1,
      maximum: 100_000_000,
      description: 'Of a place for the year, in minor units, VAT included.',
    }),
    continues_id: Type.Optional(idOf('The licence whose people keep their places.')),
    last_day: Type.String({ format: 'date', description: 'To buy it, in the company’s zone.' }),
  },
  { company_id: 12, places: 50, unit_price: 60_000, last_day: '2026-12-31' },
)
const Offers = CursorPage(
  named('DeskLicenceOffer', {
    id: Id,
    company: Type.Object({ id: Id, name: Type.String() }),
    places: Type.Integer(),
    unit_price: Money,
    continues_id: Nullable(Id),
    last_day: Type.String({ format: 'date', description: 'To buy it, in the company’s zone.' }),
    state: Choice(offerStates),
  }),
)

const Company = named('DeskCompany', {
  id: Id,
  name: Type.String(),
  registration_number: Type.String(),
  licences: Type.Array(
    Type.Object({ id: Id, places: Type.Integer(), ends_on: Type.String({ format: 'date' }) }),
  ),
})

const Companies = CursorPage(Company)

/** What operators offer companies: yearly licences are made to measure, so they are no goods of the cart. */
// long: a list of routes, each short by itself
export function licenceDesk(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/console/licence-offers',
      {
        config: { policy: readRefunds },
        schema: {
          operationId: 'listLicenceOffers',
          summary: 'List yearly licences that were offered to companies, newest first',
          description: 'Offers in any state, or in the one asked for, page by page.',
          errorCodes: [],
          tags,
          querystring: strict({
            state: Type.Optional(Choice(offerStates)),
            cursor: Cursor,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
          }),
          response: { 200: Offers },
        },
      },
      async request => {
        const { state, limit = 25 } = request.query
        const sort = state ?? 'all'
        const cursor = decodeCursor(request.query.cursor, sort, 'number')
        const total = cursor?.total ?? (await countOffers(db, state))
        const rows = await listOffers(db, { state, after: cursor?.id, limit: limit + 1 })
        return pageOf(
          rows,
          limit,
          { total, isBounded: false },
          ({ offer, name }) => ({
            id: offer.id,
            company: { id: offer.companyId, name: pick(name, request.locale) },
            places: offer.places,
            unit_price: offer.unitPrice,
            continues_id: offer.continuesId,
            last_day: offer.lastDay,
            state: stateOf(offer),
          }),
          ({ offer }) => ({ sort, value: offer.id, id: offer.id, total }),
        )
      },
    )

    app.get(
      '/console/companies',
      {
        config: { policy: settleMoney },
        schema: {
          operationId: 'findCompanies',
          summary: 'Find companies by name or registration number',
          description: 'By name, with the licences that an offer can continue.',
          errorCodes: [],
          tags,
          querystring: strict({
            q: Type.Optional(Type.String({ maxLength: 100 })),
            cursor: Cursor,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
          }),
          response: { 200: Companies },
        },
      },
      async request => {
        const { q: words = '', limit = 20 } = request.query
        const cursor = decodeCursor(request.query.cursor, 'name', 'text')
        const total = cursor?.total ?? (await countCompanies(db, words))
        const after = cursor && { name: String(cursor.value), id: cursor.id }
        const rows = await findCompanies(db, { words, after, limit: limit + 1 }, request.locale)
        return pageOf(
          rows,
          limit,
          { total, isBounded: false },
          row => row,
          row => ({ sort: 'name', value: row.name, id: row.id, total }),
        )
      },
    )

    app.post(
      '/console/licence-offers',
      {
        config: { policy: settleMoney },
        schema: {
          operationId: 'offerLicence',
          summary: 'Offer a company a yearly licence for its own shelf',
          description:
            'The company’s owners are told and can buy it until its last day. It may continue a licence that ends, so that its people keep their places.',
          errorCodes: ['not_found', ...onceErrors],
          tags,
          body: OfferBody,
          response: { 200: Data(named('LicenceOffered', { id: Id })) },
        },
      },
      async request => {
        const given = request.body
        const offer = {
          companyId: given.company_id,
          places: given.places,
          unitPrice: given.unit_price,
          continuesId: given.continues_id ?? null,
          lastDay: given.last_day,
        }
        return {
          data: await once(db, request, async tx => ({
            id: await offerLicence(tx, operatorActorOf(request), offer),
          })),
        }
      },
    )

    app.delete(
      '/console/licence-offers/:id',
      {
        config: { policy: settleMoney },
        schema: {
          operationId: 'withdrawLicenceOffer',
          summary: 'Withdraw an offer that was not bought',
          description:
            'The company can’t buy it any more. One that was bought or withdrawn already is 409 `conflict`.',
          errorCodes: ['not_found', 'conflict'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await db.transaction(tx => withdrawOffer(tx, operatorActorOf(request), request.params.id))
        return { data: null }
      },
    )
  }
}
