import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { desc, eq, lt } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { companies, licenceOffers } from '../../../db/schema/index.ts'
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
  Moment,
  Money,
  named,
  Nullable,
  strict,
} from '../../contract.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { readRefunds, settleMoney } from '../../operations/policy.ts'
import { operatorActorOf } from '../../platform/audit/actor.ts'
import { offerColumns, offerLicence, withdrawOffer, type Offer } from './offers.ts'

const tags = ['console']
const states = ['open', 'pending', 'bought', 'withdrawn', 'over'] as const

const OfferBody = body('LicenceOfferBody', {
  company_id: Id,
  places: Type.Integer({ minimum: 1, maximum: 10_000 }),
  unit_price: Type.Integer({
    minimum: 1,
    maximum: 100_000_000,
    description: 'Of a place for the year, in minor units, VAT included.',
  }),
  continues_id: Type.Optional(Type.Integer({ description: 'The licence whose people keep their places.' })),
  expires_at: Moment,
})
const Offers = CursorPage(
  named('DeskLicenceOffer', {
    id: Id,
    company: Type.Object({ id: Id, name: Type.String() }),
    places: Type.Integer(),
    unit_price: Money,
    continues_id: Nullable(Id),
    expires_at: Moment,
    state: Choice(states),
  }),
)

export function stateOf({ pendingOrder, isBought, isOver, withdrawnAt }: Offer): (typeof states)[number] {
  if (isBought) return 'bought'
  if (pendingOrder !== null) return 'pending'
  if (withdrawnAt !== null) return 'withdrawn'
  return isOver ? 'over' : 'open'
}

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
          errorCodes: [],
          tags,
          querystring: strict({
            cursor: Cursor,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
          }),
          response: { 200: Offers },
        },
      },
      async request => {
        const { limit = 25 } = request.query
        const cursor = decodeCursor(request.query.cursor, 'id', 'number')
        const total = cursor?.total ?? (await db.$count(licenceOffers))
        const rows = await db
          .select({ offer: offerColumns, name: companies.legalName })
          .from(licenceOffers)
          .innerJoin(companies, eq(companies.id, licenceOffers.companyId))
          .where(cursor ? lt(licenceOffers.id, cursor.id) : undefined)
          .orderBy(desc(licenceOffers.id))
          .limit(limit + 1)
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
            expires_at: offer.expiresAt.toISOString(),
            state: stateOf(offer),
          }),
          ({ offer }) => ({ sort: 'id', value: offer.id, id: offer.id, total }),
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
          expiresAt: new Date(given.expires_at),
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
