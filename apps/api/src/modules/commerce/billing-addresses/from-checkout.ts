import type { Transaction } from '../../../db/client.ts'
import type { BillParty } from '../../../db/schema/index.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { addAddress } from './service.ts'

const field = 'save_address_as'

/**
 * Keeps the address of an order for later ones, in the order's transaction, where its buyer asked for that.
 * @throws AppError `validation` at `save_address_as`, `billing_addresses_full`
 */
export async function keepAddress(
  tx: Transaction,
  wish: { save_address_as?: string; billing_address_id?: number; actor: CompanyActor | null },
  { address }: BillParty,
): Promise<void> {
  if (wish.save_address_as === undefined) return
  const errors = new FieldErrors()
  const label = readLine(wish.save_address_as, errors, field, 60)
  // Only companies keep addresses, and each once.
  if (wish.actor === null || wish.billing_address_id !== undefined || address?.city === undefined)
    errors.add(field, { code: 'unknown' })
  errors.throwIfAny()
  if (wish.actor === null || address?.city === undefined) return
  const { line: _line, city, ...rest } = address
  await addAddress(tx, wish.actor, { label, ...rest, city }, false, field)
}
