import { cities, countries, jobNames } from '../db/schema/index.ts'
import { unique } from './accounts.ts'
import type { TestApi } from './test-api.ts'

export const newPassword = 'Rabi3$kitab'
export interface Places {
  countryId: number
  cityId: number
  jobNameId: number
}

/** Saudi Arabia with Riyadh, and a job. */
export async function places(api: TestApi): Promise<Places> {
  const number = unique()
  const [country] = await api.db
    .insert(countries)
    .values({ code: 'SA', dialCode: '966', name: { ar: 'السعودية', en: 'Saudi Arabia' } })
    .onConflictDoUpdate({ target: countries.code, set: { dialCode: '966' } })
    .returning({ id: countries.id })
  const [city] = await api.db
    .insert(cities)
    .values({ countryId: country?.id ?? 0, slug: `riyadh-${number}`, name: { ar: 'الرياض', en: 'Riyadh' } })
    .returning({ id: cities.id })
  const [job] = await api.db
    .insert(jobNames)
    .values({ slug: `engineer-${number}`, name: { ar: 'مهندس', en: 'Engineer' } })
    .returning({ id: jobNames.id })
  if (!country || !city || !job) throw new Error('The places were not made.')
  return { countryId: country.id, cityId: city.id, jobNameId: job.id }
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
