import { fold, foldDigits } from '@masar/text'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { cities, countries, jobNames } from '../../../db/schema/index.ts'
import { AppError, type FieldError } from '../../../errors.ts'
import { cleanCity } from './city.ts'
import { isMailAddress, normalEmail } from './email.ts'
import { cleanLine, cleanName, cleanParagraphs, cleanPlainLine, isNoPlainText } from './name.ts'
import { passwordErrors } from './password-rule.ts'
import { parsePhone } from './phone.ts'

/** Collects what is wrong with a form, so that a person sees it all at once. */
export class FieldErrors {
  readonly #fields = Object.create(null) as Record<string, FieldError[]>

  add(field: string, ...errors: FieldError[]): void {
    if (errors.length > 0) (this.#fields[field] ??= []).push(...errors)
  }

  /** @throws AppError `validation` when anything was added */
  throwIfAny(): void {
    if (Object.keys(this.#fields).length > 0) throw new AppError('validation', { fields: this.#fields })
  }
}

export interface PersonForm {
  name: string
  email: string
  phone: string
  phone_country?: string
  country_id: number
  /** A city of the list, or one in the person's own words. */
  city_id?: number
  city?: string
  job_name_id: number
  password: string
  terms: boolean
}

/** What is stored of a person who registers; the password is hashed elsewhere. */
export interface Person {
  name: string
  email: string
  phone: string
  countryId: number
  cityId: number | null
  typedCity: string | null
  jobNameId: number
}

/** Checks and normalises the fields that every kind of account has. FieldErrors are added; the result counts only without any. */
export async function readPerson(
  db: Database,
  form: PersonForm,
  errors: FieldErrors,
): Promise<Person & { countryCode: string | undefined }> {
  const name = readName(form.name, errors)
  const email = readEmail(form.email, errors)
  const phone = readPhone(form, errors)
  errors.add('password', ...passwordErrors(form.password, { email, names: [name] }))
  if (!form.terms) errors.add('terms', { code: 'terms' })
  if (form.city_id === undefined && form.city === undefined) errors.add('city_id', { code: 'required' })
  const { countryCode, city } = await readPlaces(db, form, errors)
  return {
    name,
    email,
    phone,
    countryId: form.country_id,
    ...city,
    jobNameId: form.job_name_id,
    countryCode,
  }
}

export function readName(text: string, errors: FieldErrors, field = 'name', longest?: number): string {
  const read = cleanName(text, longest)
  if ('name' in read) return read.name
  errors.add(field, read.error)
  return ''
}

/** A company's legal name: the rule for names, and longer. */
export function readLegalName(text: string, errors: FieldErrors): string {
  return readName(text, errors, 'legal_name', 200)
}

/** A line that others read, such as a title or an address. */
export function readLine(text: string, errors: FieldErrors, field: string, longest: number): string {
  const read = cleanPlainLine(text, longest)
  if ('line' in read) return read.line
  errors.add(field, read.error)
  return ''
}

/** What is shown below an instructor's name; of a change, what it names. */
export function readInstructor(
  form: {
    title?: string | undefined
    bio?: string | undefined
    expertise?: string[] | undefined
  },
  errors: FieldErrors,
): { title?: string; bio?: string; expertise?: string[] } {
  return {
    ...(form.title !== undefined && { title: readLine(form.title, errors, 'title', 120) }),
    ...(form.bio !== undefined && { bio: cleanParagraphs(form.bio) }),
    ...(form.expertise && {
      expertise: form.expertise.map(text => readLine(text, errors, 'expertise', 60)),
    }),
  }
}

export function readEmail(text: string, errors: FieldErrors): string {
  const email = normalEmail(text)
  if (!isMailAddress(email)) errors.add('email', { code: 'email' })
  return email
}

export function readPhone(form: { phone: string; phone_country?: string }, errors: FieldErrors): string {
  const read = parsePhone(form.phone, form.phone_country)
  if ('phone' in read) return read.phone
  errors.add(read.field, read.error)
  return ''
}

/** A Saudi company's numbers have a fixed form; other countries' do not. Digits of any script. */
export function readCompanyNumbers(
  form: { registration_number: string; vat_number?: string | null },
  countryCode: string | undefined,
  errors: FieldErrors,
): { registrationNumber: string; vatNumber: string | null } {
  const registrationNumber = cleanLine(foldDigits(form.registration_number))
  const isSound =
    countryCode === 'SA'
      ? /^\d{10}$/.test(registrationNumber)
      : /^[\p{L}\p{N} ./-]{4,30}$/u.test(registrationNumber) && isNumberLike(registrationNumber)
  if (!isSound)
    errors.add('registration_number', { code: countryCode === 'SA' ? 'registration_number' : 'format' })
  const vatNumber = form.vat_number == null ? null : foldDigits(form.vat_number).replace(/\s/g, '')
  if (vatNumber !== null && !/^3\d{13}3$/.test(vatNumber)) errors.add('vat_number', { code: 'vat_number' })
  return { registrationNumber, vatNumber }
}

/** Digits with a court or a register before them, such as `HRB 12345`: it stands where no name can be trusted yet. */
function isNumberLike(text: string): boolean {
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0
  return count(/\d/g) >= 3 && count(/\p{L}/gu) <= 10 && !isNoPlainText(text)
}

export interface PlaceForm {
  country_id?: number | null
  city_id?: number | null
  city?: string | null
  job_name_id?: number | null
}

/** Where a person lives, as it is stored: a city of the list, one in their own words, or none. */
export interface City {
  cityId: number | null
  typedCity: string | null
}

/** Checks the named places; a city of the list has to lie in the named country, and a typed one that the list holds becomes that one. */
export async function readPlaces(
  db: Database,
  form: PlaceForm,
  errors: FieldErrors,
): Promise<{ countryCode: string | undefined; city: City }> {
  const id = (value: number | null | undefined) => value ?? 0
  const [known] = await db
    .select({
      country: sql<
        string | null
      >`(select ${countries.code} from ${countries} where ${eq(countries.id, id(form.country_id))})`,
      city: sql<boolean>`exists (select 1 from ${cities} where ${and(eq(cities.id, id(form.city_id)), eq(cities.countryId, id(form.country_id)))})`,
      job: sql<boolean>`exists (select 1 from ${jobNames} where ${eq(jobNames.id, id(form.job_name_id))})`,
    })
    .from(sql`(select 1) as one`)
  if (form.country_id != null && !known?.country) errors.add('country_id', { code: 'choice' })
  else if (form.city_id != null && known?.city !== true) errors.add('city_id', { code: 'city' })
  if (form.job_name_id != null && known?.job !== true) errors.add('job_name_id', { code: 'choice' })
  return { countryCode: known?.country ?? undefined, city: await readCity(db, form, errors) }
}

async function readCity(db: Database, form: PlaceForm, errors: FieldErrors): Promise<City> {
  if (form.city == null) return { cityId: form.city_id ?? null, typedCity: null }
  if (form.city_id != null) errors.add('city', { code: 'city_one' })
  const read = cleanCity(form.city)
  if ('error' in read) {
    errors.add('city', read.error)
    return { cityId: null, typedCity: null }
  }
  const listed = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.countryId, form.country_id ?? 0))
  const typed = fold(read.city)
  const same = listed.find(({ name }) =>
    [name.ar, name.en].some(text => text !== undefined && fold(text) === typed),
  )
  return same ? { cityId: same.id, typedCity: null } : { cityId: null, typedCity: read.city }
}
