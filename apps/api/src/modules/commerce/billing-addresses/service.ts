import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { billingAddresses, companies, type BillAddress } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { FieldErrors, readLine } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { CompanyAddressBody } from '../schema.ts'
import { presentAddress, readAddress, readVatNumber } from './fields.ts'

const most = 50
const type = 'billing_address'

export type CompanyAddressRow = typeof billingAddresses.$inferSelect
type NewAddress = Pick<CompanyAddressRow, 'label' | 'city' | 'country'> & Partial<CompanyAddressRow>

/** The addresses that a company's bills are made out to. Each change is in its audit log; one address is the default. */
export class BillingAddresses {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The default first, then by label. */
  list(companyId: number): Promise<CompanyAddressRow[]> {
    return this.#db
      .select()
      .from(billingAddresses)
      .where(eq(billingAddresses.companyId, companyId))
      .orderBy(desc(billingAddresses.isDefault), asc(billingAddresses.label), asc(billingAddresses.id))
  }

  /** @throws AppError `validation`, `billing_addresses_full` */
  add(actor: CompanyActor, body: CompanyAddressBody): Promise<CompanyAddressRow> {
    return this.#db.transaction(tx => addAddress(tx, actor, readBody(body), body.is_default === true))
  }

  /** Replaces all of an address; the default stays one until another is. @throws AppError `not_found`, `validation` */
  change(actor: CompanyActor, id: number, body: CompanyAddressBody): Promise<CompanyAddressRow> {
    const { companyId } = actor.member
    return this.#db.transaction(async tx => {
      await lockAddresses(tx, companyId)
      const before = await findAddress(tx, companyId, id)
      if (!before) throw new AppError('not_found')
      const address = readBody(body)
      await refuseTakenLabel(tx, companyId, address.label, id)
      const isDefault = before.isDefault || body.is_default === true
      if (isDefault && !before.isDefault) await clearDefault(tx, companyId)
      const [after] = await tx
        .update(billingAddresses)
        .set({ ...nothing, ...address, isDefault })
        .where(own(companyId, id))
        .returning()
      if (!after) throw new AppError('not_found')
      await audit(tx, actor, {
        action: 'billing_address.change',
        subject: { type, id },
        before: stored(before),
        after: stored(after),
      })
      return after
    })
  }

  /** Removes an address; the oldest of the others takes a default's place. @throws AppError `not_found` */
  async remove(actor: CompanyActor, id: number): Promise<void> {
    const { companyId } = actor.member
    await this.#db.transaction(async tx => {
      await lockAddresses(tx, companyId)
      const [gone] = await tx.delete(billingAddresses).where(own(companyId, id)).returning()
      if (!gone) throw new AppError('not_found')
      if (gone.isDefault)
        await tx.execute(sql`update billing_addresses set is_default = true
          where id = (select min(id) from billing_addresses where company_id = ${companyId})`)
      await audit(tx, actor, {
        action: 'billing_address.remove',
        subject: { type, id },
        before: stored(gone),
      })
    })
  }
}

/** Keeps an address; the first of a company is its default. @throws AppError `validation`, `billing_addresses_full` */
export async function addAddress(
  tx: Transaction,
  actor: CompanyActor,
  address: NewAddress,
  isDefault = false,
  labelField = 'label',
): Promise<CompanyAddressRow> {
  const { companyId } = actor.member
  await lockAddresses(tx, companyId)
  await refuseTakenLabel(tx, companyId, address.label, 0, labelField)
  const known = await tx.$count(billingAddresses, eq(billingAddresses.companyId, companyId))
  if (known >= most) throw new AppError('billing_addresses_full')
  if (isDefault) await clearDefault(tx, companyId)
  const [made] = await tx
    .insert(billingAddresses)
    .values({ ...address, companyId, isDefault: isDefault || known === 0 })
    .returning()
  if (!made) throw new Error('A billing address was not written.')
  await audit(tx, actor, {
    action: 'billing_address.add',
    subject: { type, id: made.id },
    after: stored(made),
  })
  return made
}

/** A company's own address; another company's is none. */
export async function findAddress(
  db: Connection,
  companyId: number,
  id: number,
): Promise<CompanyAddressRow | undefined> {
  const [found] = await db.select().from(billingAddresses).where(own(companyId, id))
  return found
}

/** The address as a bill has it. */
export function billAddressOf(row: CompanyAddressRow): BillAddress {
  const { building, street, district, city, postalCode, country } = row
  return {
    ...(building !== null && { building }),
    ...(street !== null && { street }),
    ...(district !== null && { district }),
    city,
    ...(postalCode !== null && { postalCode }),
    country,
  }
}

export function presentCompanyAddress(row: CompanyAddressRow) {
  const { id, label, vatNumber, isDefault } = row
  return {
    id,
    label,
    address: presentAddress(billAddressOf(row)),
    vat_number: vatNumber,
    is_default: isDefault,
  }
}

const own = (companyId: number, id: number) =>
  and(eq(billingAddresses.companyId, companyId), eq(billingAddresses.id, id))

/** What an address may be without. */
const nothing = { building: null, street: null, district: null, postalCode: null, vatNumber: null }

function readBody(body: CompanyAddressBody): NewAddress {
  const errors = new FieldErrors()
  const label = readLine(body.label, errors, 'label', 60)
  const { city, ...address } = readAddress(body, errors)
  // As on the bill of a company (Saudi VAT regulation, article 53).
  if (city === undefined) errors.add('city', { code: 'required' })
  const vatNumber = readVatNumber(body.vat_number, errors)
  errors.throwIfAny()
  return { label, ...address, city: city ?? '', ...(vatNumber !== undefined && { vatNumber }) }
}

/** Changes of a company's addresses come one after another: of the default there is always one. */
async function lockAddresses(tx: Transaction, companyId: number): Promise<void> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

async function refuseTakenLabel(
  tx: Transaction,
  companyId: number,
  label: string,
  except: number,
  field = 'label',
): Promise<void> {
  const taken = await tx.$count(
    billingAddresses,
    and(
      eq(billingAddresses.companyId, companyId),
      ne(billingAddresses.id, except),
      sql`lower(${billingAddresses.label}) = lower(${label})`,
    ),
  )
  if (taken > 0) throw new AppError('validation', { fields: { [field]: [{ code: 'label_taken' }] } })
}

async function clearDefault(tx: Transaction, companyId: number): Promise<void> {
  await tx
    .update(billingAddresses)
    .set({ isDefault: false })
    .where(and(eq(billingAddresses.companyId, companyId), eq(billingAddresses.isDefault, true)))
}

function stored(row: CompanyAddressRow) {
  const { label, isDefault, vatNumber } = row
  return { label, ...presentAddress(billAddressOf(row)), vat_number: vatNumber, is_default: isDefault }
}
