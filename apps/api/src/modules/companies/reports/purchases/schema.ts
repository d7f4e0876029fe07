import { Type, type Static, type TSchema } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../../../contract.ts'
import { Format } from '../../exports/schema.ts'
import { periodFields } from '../../period.ts'
import { rowFinding } from '../schema.ts'

/** What the rows of these reports are. */
export const purchaseGroupings = ['course', 'month'] as const
export const purchaseKinds = ['seats', 'spending'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

const filters = { ...periodFields, course: Type.Optional(Id) }
const by = Type.Optional(Choice(purchaseGroupings))
export const PurchaseQuery = strict({ ...filters, by })
export type PurchaseQuery = Static<typeof PurchaseQuery>
export const PurchaseExportBody = body(
  'PurchaseExportBody',
  {
    ...filters,
    by: Choice(purchaseGroupings),
    ...rowFinding,
    format: Format,
  },
  { by: 'month', from: '2026-01-01', to: '2026-12-31', format: 'csv' },
)
export type PurchaseExportBody = Static<typeof PurchaseExportBody>
export type PurchaseExportQuery = Omit<PurchaseExportBody, 'format'>

const Halalas = Type.Integer({ description: 'Halalas, VAT included.' })
const counted = {
  seats: {
    bought: Type.Integer(),
    assigned: Type.Integer(),
    started: Type.Integer(),
    returned: Type.Integer({ description: 'Given back, before or after they were started.' }),
    expired: Type.Integer({
      description: 'Places of yearly licences that ended, held or free; seats of a course do not end.',
    }),
    refunded: Type.Integer({ description: 'Back to Masar, for money.' }),
  },
  spending: {
    paid: Halalas,
    refunded: Halalas,
    seats: Type.Integer(),
    orders: Type.Integer({ description: 'With an invoice in the period.' }),
  },
}
export type Counted<Kind extends PurchaseKind> = {
  [Name in keyof (typeof counted)[Kind]]: (typeof counted)[Kind][Name] extends TSchema
    ? Static<(typeof counted)[Kind][Name]>
    : never
}

const Month = Type.String({ pattern: '^\\d{4}-\\d\\d$', description: 'In the company’s zone.' })

function report<T extends Record<string, TSchema>, Now extends Record<string, TSchema>>(
  name: string,
  measures: T,
  now: Now,
) {
  return Data(
    named(name, {
      as_of: Moment,
      totals: Type.Object({ ...measures, ...now }),
      months: Type.Array(Type.Object({ month: Month, ...measures }), {
        description: 'From the first that has anything to the last, none left out.',
      }),
      rows: Type.Array(
        Type.Object({
          id: Nullable(
            Type.Integer({ description: 'Of a course; null for a month, and for yearly licences.' }),
          ),
          name: Nullable(Type.String({ description: 'A month as `2026-11`.' })),
          ...measures,
        }),
      ),
    }),
  )
}

export const SeatReport = report('SeatReport', counted.seats, {
  used: Type.Integer({ description: 'Assigned now, whatever the period.' }),
  free: Type.Integer({ description: 'Free now, whatever the period.' }),
})
export const SpendingReport = report('SpendingReport', counted.spending, {})
