import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ProviderError } from '../payment-provider.ts'

const Text = Type.String({ maxLength: 500 })
const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]))
const Halalas = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A try to pay an invoice (docs.moyasar.com/api/payments); only what is read here. */
export const Payment = Type.Object({
  id: Text,
  status: Text,
  amount: Halalas,
  refunded: Halalas,
  currency: Text,
  source: Maybe(Type.Object({ message: Maybe(Text), response_code: Maybe(Text) })),
})
export type Payment = Static<typeof Payment>

/** Its hosted page, and the tries made there (docs.moyasar.com/api/invoices). */
export const Invoice = Type.Object({
  id: Text,
  status: Text,
  amount: Halalas,
  currency: Text,
  url: Type.Optional(Type.String({ maxLength: 2000 })),
  metadata: Maybe(Type.Record(Type.String(), Type.Unknown())),
  payments: Maybe(Type.Array(Payment)),
})
export type Invoice = Static<typeof Invoice>

export const Invoices = Type.Object({ invoices: Type.Array(Invoice) })

/** What an answer says. @throws ProviderError where it has another shape */
export function read<T extends TSchema>(schema: T, value: unknown): Static<T> {
  if (!Value.Check(schema, value))
    throw new ProviderError('Moyasar answered in another shape than it documents')
  return value as Static<T>
}
