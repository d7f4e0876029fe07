import { addressError, type FieldError, type FieldErrorsOf, errorsIn, needed } from '../forms/checks.ts'
import { passwordError } from '../password/password-rule.ts'

/** A phone number as the field tells it. */
export interface TypedPhone {
  text: string
  /** The two-letter code of the chosen country. */
  country: string | null
  /** The number as it is sent, once it is one. */
  e164: string | null
}

/** Where someone lives; the ids are the service's, 0 for none. A city that is not in its list is in `city`. */
export interface TypedPlace {
  country_id: number
  city_id: number
  city: string
}

/** What everyone who registers types. The names are the service's. */
export interface TypedPerson extends TypedPlace {
  name: string
  email: string
  phone: TypedPhone
  job_name_id: number
  password: string
  terms: boolean
}

export const emptyPhone: TypedPhone = { text: '', country: null, e164: null }
export const emptyCity = { city_id: 0, city: '' }
export const emptyPlace: TypedPlace = { country_id: 0, ...emptyCity }

export const chosen = (id: number) => (id === 0 ? ('choice' as const) : undefined)

/** A city is chosen or typed. */
export function cityError({ city_id, city }: Pick<TypedPlace, 'city_id' | 'city'>): FieldError | undefined {
  return city_id === 0 && city.trim() === '' ? 'city' : undefined
}

/** How a city is sent: by its number where it was chosen, else as typed. */
export function cityBody({ city_id, city }: Pick<TypedPlace, 'city_id' | 'city'>) {
  return city_id === 0 ? { city: city.trim() } : { city_id }
}

/** What is wrong with a person's fields before they are sent; a phone number is judged by the service, which knows every plan. */
export function personErrors(typed: TypedPerson): FieldErrorsOf<TypedPerson> {
  const errors = errorsIn<TypedPerson>({
    name: needed(typed.name),
    email: addressError(typed.email),
    phone: needed(typed.phone.text),
    country_id: chosen(typed.country_id),
    city_id: cityError(typed),
    job_name_id: chosen(typed.job_name_id),
    terms: typed.terms ? undefined : 'terms',
  })
  return { ...errors, ...passwordError('password', typed.password) }
}

/** How a phone number is sent: whole where it is one, else as typed with its country, for the service to say what is wrong. */
export function phoneBody({ text, country, e164 }: TypedPhone): { phone: string; phone_country?: string } {
  return { phone: e164 ?? text, ...(e164 === null && country !== null && { phone_country: country }) }
}

/** The body of what `TypedPerson` holds. */
export function personBody({
  name,
  email,
  phone,
  country_id,
  city_id,
  city,
  job_name_id,
  password,
  terms,
}: TypedPerson) {
  return {
    name: name.trim(),
    email: email.trim(),
    ...phoneBody(phone),
    country_id,
    ...cityBody({ city_id, city }),
    job_name_id,
    password,
    terms,
  }
}

/** Fields of expertise from one line of text: commas of either script and semicolons part them. */
export function expertiseOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,،;؛\n]/)
        .map(part => part.trim())
        .filter(part => part !== ''),
    ),
  ]
}
