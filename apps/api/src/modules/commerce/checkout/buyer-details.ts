import { eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { companies, users, type BillParty } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import { FieldErrors, readName } from '../../accounts/fields/person.ts'
import { presentAddress, readAddress, readOptionalLine, readVatNumber } from '../billing-addresses/fields.ts'
import { billAddressOf, findAddress } from '../billing-addresses/service.ts'
import { isBuyers, type BuyerKey, type BuyerSlot } from '../buyer.ts'
import { longestPurchaseOrder, type Buyer } from '../schema.ts'

/**
 * Checks the buyer's details as they will stand on the bill, and makes them storable.
 * @throws AppError `validation`
 */
export function readBuyer(form: Buyer, { companyId }: BuyerKey): BillParty {
  const errors = new FieldErrors()
  const name = readName(form.name, errors, 'name', 120)
  const vatNumber = readVatNumber(form.vat_number, errors)
  const address = form.address && readAddress(form.address, errors, 'address.')
  // A standard tax invoice names where the company is (Saudi VAT regulation, article 53).
  if (companyId !== null && address?.city === undefined) errors.add('address.city', { code: 'required' })
  const party = {
    name: { [/\p{Script=Arabic}/u.test(name) ? 'ar' : 'en']: name },
    vatNumber,
    registrationNumber: readOptionalLine(form.registration_number, errors, 'registration_number', 40),
    address,
    purchaseOrder: readOptionalLine(form.purchase_order, errors, 'purchase_order', longestPurchaseOrder),
  }
  errors.throwIfAny()
  // Without the keys that nothing was said for.
  return JSON.parse(JSON.stringify(party)) as BillParty
}

/**
 * The buyer with the address that a company names among those it keeps, and its VAT number where the buyer says none.
 * @throws AppError `validation`
 */
export async function buyerAt(
  tx: Transaction,
  key: BuyerKey,
  { buyer, billing_address_id: id }: { buyer: Buyer; billing_address_id?: number },
): Promise<BillParty> {
  if (id === undefined) return readBuyer(buyer, key)
  const kept = key.companyId === null ? undefined : await findAddress(tx, key.companyId, id)
  if (!kept) throw new AppError('validation', { fields: { billing_address_id: [{ code: 'choice' }] } })
  const vatNumber = kept.vatNumber === null ? {} : { vat_number: kept.vatNumber }
  return readBuyer({ ...vatNumber, ...buyer, address: presentAddress(billAddressOf(kept)) }, key)
}

/** The buyer of a person's last order, as a column of another statement. */
export function lastBuyerOf(buyer: BuyerSlot): SQL<BillParty | null> {
  return sql`(select o.buyer from orders o where ${isBuyers(buyer, 'o')} order by o.id desc limit 1)`
}

/** What the form is filled with at first: the buyer of the last order, else what the account says. @param last `lastBuyerOf` */
export async function suggestedBuyer(
  db: Connection,
  buyer: BuyerKey,
  last: BillParty | null,
): Promise<Buyer | null> {
  if (last) return presentBuyer({ ...last, purchaseOrder: undefined })
  return buyer.companyId === null ? personOf(db, buyer.userId) : companyOf(db, buyer.companyId)
}

export function presentBuyer(
  party: Omit<BillParty, 'purchaseOrder'> & { purchaseOrder?: string | undefined },
): Buyer {
  const { address } = party
  return {
    name: party.name.ar ?? party.name.en ?? '',
    ...(party.vatNumber !== undefined && { vat_number: party.vatNumber }),
    ...(party.registrationNumber !== undefined && { registration_number: party.registrationNumber }),
    ...(party.purchaseOrder !== undefined && { purchase_order: party.purchaseOrder }),
    ...(address && { address: presentAddress(address) }),
  }
}

async function personOf(db: Connection, userId: number): Promise<Buyer | null> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return row ? { name: row.name } : null
}

async function companyOf(db: Connection, companyId: number): Promise<Buyer | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!row) return null
  return {
    name: pick(row.legalName, 'ar'),
    registration_number: row.registrationNumber,
    ...(row.vatNumber !== null && { vat_number: row.vatNumber }),
    ...(pick(row.address, 'ar') !== '' && {
      address: { street: pick(row.address, 'ar').slice(0, 120), country: 'SA' },
    }),
  }
}
