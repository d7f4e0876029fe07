import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { companies, countries, users } from '../../../db/schema/index.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import { FieldErrors, readCompanyNumbers, readLine, readName } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit, changesOf } from '../../platform/audit/audit.ts'
import { isTimeZone } from '../../platform/notifications/preferences.ts'
import { moveLicences } from '../../commerce/licences/moving.ts'
import { moveReportMails } from '../reports/saved/mailing.ts'
import { keepAllAnew } from '../disclosure/kept/keeping.ts'
import { countAllAnew } from '../reports/sums/counting.ts'
import type { CompanySettingsBody } from './schema.ts'

type Row = typeof companies.$inferSelect

/** What a company says of itself. Each change is in its audit log. */
export class CompanySettings {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async read(companyId: number) {
    const [row] = await this.#db.select().from(companies).where(eq(companies.id, companyId))
    if (!row) throw new AppError('not_found')
    return present(row)
  }

  /**
   * Changes what is named; texts are given in both languages at once, an empty one is none.
   * @throws AppError `conflict` if the details have changed since `version`; `validation`
   */
  async change(actor: CompanyActor, body: CompanySettingsBody) {
    const { companyId } = actor.member
    return this.#db.transaction(async tx => {
      const known = await lockCompany(tx, companyId)
      if (known.company.version !== body.version) throw new AppError('conflict')
      const change = readChange(body, known)
      const isElsewhere = body.time_zone !== undefined && body.time_zone !== known.company.timeZone
      if (isElsewhere) await checkZone(tx, body.time_zone ?? '')
      const [after] = await tx
        .update(companies)
        .set({ ...change, version: sql`${companies.version} + 1` })
        .where(and(eq(companies.id, companyId), eq(companies.version, body.version)))
        .returning()
      if (!after) throw new AppError('conflict')
      // Sums of days were counted in the earlier zone.
      if (isElsewhere) {
        await countAllAnew(tx, companyId)
        await keepAllAnew(tx, companyId)
        await moveLicences(tx, companyId)
        await moveReportMails(tx, companyId)
      }
      const { version: _version, ...patch } = body
      await audit(tx, actor, {
        action: 'company.change',
        subject: { type: 'company', id: companyId },
        ...changesOf(present(known.company), patch),
      })
      return present(after)
    })
  }

  /** Another logo, null for none. @returns the address of the earlier one */
  async changeLogo(actor: CompanyActor, logo: string | null): Promise<string | null> {
    const { companyId } = actor.member
    return this.#db.transaction(async tx => {
      const { company } = await lockCompany(tx, companyId)
      await tx.update(companies).set({ logo }).where(eq(companies.id, companyId))
      await audit(tx, actor, {
        action: logo === null ? 'company.remove_logo' : 'company.change_logo',
        subject: { type: 'company', id: companyId },
        before: { logo: company.logo },
        after: { logo },
      })
      return company.logo
    })
  }
}

/** The company with the country of its account, held until the transaction ends. */
async function lockCompany(tx: Transaction, companyId: number) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
  if (!company) throw new AppError('not_found')
  const [account] = await tx
    .select({ countryCode: countries.code })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(eq(users.id, company.userId))
  return { company, countryCode: account?.countryCode ?? undefined }
}

function readChange(
  body: CompanySettingsBody,
  { company, countryCode }: { company: Row; countryCode: string | undefined },
): Partial<Pick<Row, 'legalName' | 'address' | 'registrationNumber' | 'vatNumber' | 'timeZone' | 'color'>> {
  const errors = new FieldErrors()
  const numbers = {
    registration_number: body.registration_number ?? company.registrationNumber,
    vat_number: body.vat_number === undefined ? company.vatNumber : body.vat_number.trim() || null,
  }
  const areGiven = body.registration_number !== undefined || body.vat_number !== undefined
  const change = {
    ...(areGiven && readCompanyNumbers(numbers, countryCode, errors)),
    ...(body.names && {
      legalName: readTexts(body.names, 'names', errors, (text, field) => readName(text, errors, field, 200)),
    }),
    ...(body.addresses && {
      address: readTexts(body.addresses, 'addresses', errors, (text, field) =>
        readLine(text, errors, field, 300),
      ),
    }),
    ...(body.color !== undefined && { color: body.color }),
    ...(body.time_zone !== undefined && { timeZone: body.time_zone }),
  }
  errors.throwIfAny()
  return change
}

/** Both the database and whatever reckons beside it have to know a zone. @throws AppError `validation` */
async function checkZone(tx: Transaction, name: string): Promise<void> {
  const { rows } = await tx.execute(sql`select from pg_timezone_names z where z.name = ${name}`)
  if (rows.length === 0 || !isTimeZone(name))
    throw new AppError('validation', { fields: { time_zone: [{ code: 'choice' }] } })
}

/** Texts of which there is at least one. */
function readTexts(
  given: BilingualText,
  field: string,
  errors: FieldErrors,
  read: (text: string, field: string) => string,
): BilingualText {
  const texts: BilingualText = {}
  for (const locale of ['ar', 'en'] as const) {
    const text = given[locale]?.trim()
    if (text) texts[locale] = read(text, `${field}.${locale}`)
  }
  if (texts.ar === undefined && texts.en === undefined) errors.add(field, { code: 'required' })
  return texts
}

function present({ id, legalName, address, registrationNumber, vatNumber, timeZone, ...row }: Row) {
  return {
    id,
    names: legalName,
    addresses: address,
    registration_number: registrationNumber,
    vat_number: vatNumber,
    logo: row.logo,
    color: row.color,
    is_logo_on_certificates: row.certificateLogo !== null,
    time_zone: timeZone,
    version: row.version,
  }
}
