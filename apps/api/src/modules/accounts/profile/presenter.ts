import type { BilingualText } from '../../../db/schema/columns.ts'
import { nameFor } from '../../../db/names.ts'
import { pick, pickList, type Locale } from '../../../locale.ts'
import type { CompanyRow, PersonRow } from './queries.ts'

export function presentPerson(row: PersonRow, locale: Locale, isFresh: boolean) {
  const { instructor } = row
  return {
    ...presentAccount(row, locale, isFresh),
    instructor: instructor && {
      id: instructor.id,
      state: instructor.state,
      title: pick(instructor.title, locale),
      bio: pick(instructor.bio, locale),
      expertise: pickList(instructor.expertise, locale),
    },
  }
}

export function presentCompany(
  row: CompanyRow,
  locale: Locale,
  viewer: { id: number; isReauthenticated: boolean },
) {
  const { company } = row
  return {
    ...presentAccount(row, locale, viewer.isReauthenticated),
    is_own_account: row.user.id === viewer.id,
    company: {
      id: company.id,
      legal_name: pick(company.legalName, locale),
      registration_number: company.registrationNumber,
      vat_number: company.vatNumber,
      address: pick(company.address, locale),
      logo: company.logo,
      employee_count: row.employeeCount,
    },
  }
}

function presentAccount(
  row: Pick<PersonRow, 'user' | 'countryName' | 'cityName' | 'jobName' | 'google'>,
  locale: Locale,
  isFresh: boolean,
) {
  const { user } = row
  return {
    id: user.id,
    kind: user.kind,
    name: nameFor(user, locale),
    name_ar: user.nameAr,
    name_en: user.nameEn,
    names_confirmed_at: user.namesConfirmedAt?.toISOString() ?? null,
    avatar: user.avatar,
    email: user.email ?? '',
    phone: user.phone,
    country: named(user.countryId, row.countryName, locale),
    city:
      user.typedCity === null ? named(user.cityId, row.cityName, locale) : { id: null, name: user.typedCity },
    job_name: named(user.jobNameId, row.jobName, locale),
    locale: user.locale,
    is_google: user.isGoogle,
    google: row.google,
    has_password: user.passwordHash !== null,
    is_fresh: isFresh,
    verified_at: user.verifiedAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
  }
}

function named(id: number | null, name: BilingualText | null, locale: Locale) {
  return id === null || name === null ? null : { id, name: pick(name, locale) }
}
