import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { companies, users, type BillParty } from '../../../db/schema/index.ts'
import { pick } from '../../../locale.ts'
import { cleanLine } from '../../accounts/fields/name.ts'
import { FieldErrors, readLine, readName } from '../../accounts/fields/person.ts'
import { foldDigits } from '@masar/text'
import { isBuyers, type BuyerKey } from '../buyer.ts'
import type { Buyer } from '../schema.ts'

/**
 * Checks the buyer's details as they will stand on the bill, and makes them storable.
 * @throws AppError `validation`
 */
export function readBuyer(form: Buyer, { companyId }: BuyerKey): BillParty {
  const errors = new FieldErrors()
  const name = readName(form.name, errors, 'name', 120)
  const line = (text: string | undefined, field: string, longest: number) =>
    text === undefined || cleanLine(text) === '' ? undefined : readLine(text, errors, field, longest)
  const vatNumber = vatNumberOf(form.vat_number, errors)
  const address = form.address && {
    building: line(form.address.building, 'address.building', 20),
    street: line(form.address.street, 'address.street', 120),
    district: line(form.address.district, 'address.district', 120),
    city: line(form.address.city, 'address.city', 120),
    postalCode: line(form.address.postal_code, 'address.postal_code', 20),
    country: form.address.country,
  }
  // A standard tax invoice names where the company is (Saudi VAT regulation, article 53).
  if (companyId !== null && address?.city === undefined) errors.add('address.city', { code: 'required' })
  const party = {
    name: { [/\p{Script=Arabic}/u.test(name) ? 'ar' : 'en']: name },
    vatNumber,
    registrationNumber: line(form.registration_number, 'registration_number', 40),
    address,
    purchaseOrder: line(form.purchase_order, 'purchase_order', 60),
  }
  errors.throwIfAny()
  // Without the keys that nothing was said for.
  return JSON.parse(JSON.stringify(party)) as BillParty
}

function vatNumberOf(text: string | undefined, errors: FieldErrors): string | undefined {
  const number = foldDigits(text ?? '').replace(/\s/g, '')
  if (number === '') return undefined
  if (!/^3\d{13}3$/.test(number)) errors.add('vat_number', { code: 'vat_number' })
  return number
}

/** What the form is filled with at first: the buyer of the last order, else what the account says. */
export async function suggestedBuyer(db: Connection, buyer: BuyerKey): Promise<Buyer | null> {
  const { rows } = await db.execute<{ buyer: BillParty }>(
    sql`select o.buyer from orders o where ${isBuyers(buyer, 'o')} order by o.id desc limit 1`,
  )
  const [last] = rows
  if (last) return presentBuyer({ ...last.buyer, purchaseOrder: undefined })
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
    ...(address && {
      address: {
        ...(address.building !== undefined && { building: address.building }),
        ...(address.street !== undefined && { street: address.street }),
        ...(address.district !== undefined && { district: address.district }),
        ...(address.city !== undefined && { city: address.city }),
        ...(address.postalCode !== undefined && { postal_code: address.postalCode }),
        country: address.country,
      },
    }),
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
