import { type FieldErrorsOf, errorsIn, needed } from '../forms/checks.ts'
import type { TypedTeaching } from '../register/instructor-screen.tsx'
import { cityBody, cityError, expertiseOf, type TypedPlace } from '../register/model.ts'
import type { Profile } from './api.ts'

/** The values of the form of one's details; the parts that a kind of account does not have stay empty and are not sent. */
export interface TypedDetails extends TypedPlace, TypedTeaching {
  name_ar: string
  name_en: string
  /** That the names are those of the ID. */
  isConfirmed: boolean
  job_name_id: number
  locale: Profile['locale']
}

export function detailsOf(profile: Profile): TypedDetails {
  const { country, city, job_name: job, locale, instructor } = profile
  return {
    name_ar: profile.name_ar ?? '',
    name_en: profile.name_en ?? '',
    isConfirmed: profile.names_confirmed_at !== null,
    country_id: country?.id ?? 0,
    city_id: city?.id ?? 0,
    city: city !== null && city.id === null ? city.name : '',
    job_name_id: job?.id ?? 0,
    title: instructor?.title ?? '',
    expertise: instructor?.expertise.join('، ') ?? '',
    bio: instructor?.bio ?? '',
    locale,
  }
}

/** A country that was chosen wants its city; accounts from before may have neither. */
export function detailsErrors(
  typed: TypedDetails,
  { instructor }: Pick<Profile, 'instructor'>,
): FieldErrorsOf<TypedDetails> {
  return errorsIn<TypedDetails>({
    // Either is enough.
    name_ar: needed(typed.name_ar + typed.name_en),
    city_id: typed.country_id === 0 ? undefined : cityError(typed),
    title: instructor ? needed(typed.title) : undefined,
  })
}

function ownBody({ name_ar, name_en, isConfirmed, ...typed }: TypedDetails) {
  const { country_id, city_id, city, job_name_id, locale } = typed
  return {
    name_ar: name_ar.trim() || null,
    name_en: name_en.trim() || null,
    ...(isConfirmed && { confirm_names: true as const }),
    locale,
    ...(country_id !== 0 && { country_id, ...cityBody({ city_id, city }) }),
    ...(job_name_id !== 0 && { job_name_id }),
  }
}

export function personChange(typed: TypedDetails, isInstructor: boolean) {
  return {
    ...ownBody(typed),
    ...(isInstructor && {
      title: typed.title.trim(),
      bio: typed.bio.trim(),
      expertise: expertiseOf(typed.expertise),
    }),
  }
}

/** A company's account; what the company says of itself is in its settings. */
export function companyChange(typed: TypedDetails) {
  return ownBody(typed)
}
