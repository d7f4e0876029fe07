import { and, eq } from 'drizzle-orm'
import { cities, countries, jobNames } from '../db/schema/index.ts'
import { unique } from './accounts.ts'
import type { TestApi } from './test-api.ts'

export const newPassword = 'Rabi3$kitab'
export interface Places {
  countryId: number
  cityId: number
  jobNameId: number
}

/** Saudi Arabia with Riyadh, and a job, from the reference data. */
export async function places(api: TestApi): Promise<Places> {
  const countryId = await countryOf(api, 'SA')
  const [city] = await api.db
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.countryId, countryId), eq(cities.slug, 'riyadh')))
  const [job] = await api.db.select({ id: jobNames.id }).from(jobNames).where(eq(jobNames.slug, 'teacher'))
  if (!city || !job) throw new Error('The reference data lacks Riyadh or the teacher.')
  return { countryId, cityId: city.id, jobNameId: job.id }
}

/** A country of the reference data by its code. */
export async function countryOf(api: TestApi, code: string): Promise<number> {
  const [country] = await api.db.select({ id: countries.id }).from(countries).where(eq(countries.code, code))
  if (!country) throw new Error(`The reference data lacks the country ${code}.`)
  return country.id
}

/** A registration form that is filled in well. */
export function studentForm(
  place: Places,
  given: Record<string, unknown> = {},
): Record<string, unknown> & { name: string; email: string; password: string } {
  const number = unique()
  return {
    name: 'نورة العتيبي',
    email: `new-${number}@example.com`,
    phone: '٠٥٠ ١٢٣ ٤٥٦٧',
    phone_country: 'SA',
    country_id: place.countryId,
    city_id: place.cityId,
    job_name_id: place.jobNameId,
    password: newPassword,
    terms: true,
    ...given,
  }
}
export const instructorForm = (place: Places, given: Record<string, unknown> = {}) =>
  studentForm(place, {
    title: 'مهندسة برمجيات',
    bio: 'عشر سنوات في بناء المنصّات.',
    expertise: ['بايثون', 'قواعد البيانات'],
    ...given,
  })
export const companyForm = (place: Places, given: Record<string, unknown> = {}) =>
  studentForm(place, {
    legal_name: 'شركة الأفق للتدريب',
    registration_number: '١٠١٠١٢٣٤٥٦',
    vat_number: '310123456700003',
    address: 'طريق الملك فهد، الرياض',
    ...given,
  })
