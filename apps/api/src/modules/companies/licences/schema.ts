import { type Static, Type } from 'typebox'
import {
  body,
  Choice,
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Money,
  named,
  Nullable,
  strict,
} from '../../contract.ts'

export const LicenceStart = body('LicenceStart', { company_id: Id }, { company_id: 12 })

const Day = Type.String({ format: 'date' })
const Count = Type.Integer({ minimum: 0 })

const Licence = named('Licence', {
  id: Id,
  state: Choice(['coming', 'current', 'ended'] as const),
  sold: Type.Integer({ description: 'Places as bought.' }),
  places: Type.Integer({ description: 'Without what was refunded; none once it has ended.' }),
  used: Count,
  free: Count,
  starts_on: Day,
  ends_on: Type.String({ format: 'date', description: 'The last day, in the company’s zone.' }),
  unit_price: Money,
  paid: Type.Integer({ description: 'For all places, less what was refunded.' }),
  finished_courses: Type.Integer({ description: 'Completed by its places while it held.' }),
  price_per_finished: Nullable(Money),
  order_id: Nullable(Type.String()),
  continues_id: Nullable(Id),
})
const LicenceOffer = named('LicenceOffer', {
  id: Id,
  places: Type.Integer(),
  unit_price: Money,
  total: Money,
  continues_id: Nullable(Type.Integer({ description: 'The licence that it would continue.' })),
  last_day: Type.String({ format: 'date', description: 'To buy it, in the company’s zone.' }),
  order_id: Nullable(Type.String({ description: 'An order of it that waits for payment.' })),
})
export const Licences = Data(
  named('Licences', { licences: Type.Array(Licence), offers: Type.Array(LicenceOffer) }),
)

export const holderSorts = ['newest', 'name'] as const
export const HolderQuery = strict({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Choice(holderSorts)),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type HolderQuery = Static<typeof HolderQuery>
export const Holders = CursorPage(
  named('LicenceHolder', {
    employee: Type.Object({ id: Id, name: Type.String() }),
    since: Moment,
    started_courses: Count,
    finished_courses: Count,
    may_return: Type.Boolean({ description: 'Nothing was begun by the place.' }),
  }),
)
