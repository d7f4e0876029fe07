import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instructors, rateLimits, users } from '../../../db/schema/index.ts'
import { account, company, instructor, password } from '../../../testing/accounts.ts'
import { countryOf, places, type Places } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let place: Places
beforeAll(async () => {
  api = await createTestApi()
  place = await places(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const patch = (token: string, body: unknown, name = 'client-api', locale: 'ar' | 'en' = 'en') =>
  api.as(token, locale)('PATCH', `/${name}/v1/auth/profile`, body)

describe('a learner', () => {
  test('changes what is named and nothing else', async () => {
    const person = await account(api)
    const answer = await patch(person.token, {
      name: '  سارة   أحمد ',
      country_id: place.countryId,
      city_id: place.cityId,
      job_name_id: place.jobNameId,
      locale: 'en',
    })
    expect(answer.json()).toMatchObject({
      data: {
        name: 'سارة أحمد',
        email: person.email,
        country: { id: place.countryId },
        city: { id: place.cityId },
        job_name: { id: place.jobNameId },
        locale: 'en',
        has_password: true,
        is_fresh: true,
        instructor: null,
      },
    })
    expect((await patch(person.token, { locale: 'ar' })).json()).toMatchObject({
      data: { name: 'سارة أحمد', city: { id: place.cityId }, locale: 'ar' },
    })
    const [row] = await api.db.select().from(users).where(eq(users.id, person.id))
    expect(row?.nameFolded).toBe('ساره احمد')
  })
  test('keeps city and country together', async () => {
    const person = await account(api)
    const other = await countryOf(api, 'EG')
    const [row] = await api.db.select().from(users).where(eq(users.id, person.id))
    expect(row?.cityId).toBeNull()
    expect((await patch(person.token, { country_id: other, city_id: place.cityId })).json()).toMatchObject({
      code: 'validation',
      errors: { city_id: [expect.any(String)] },
    })
    expect((await patch(person.token, { city_id: place.cityId })).statusCode).toBe(422)
    expect(
      (await patch(person.token, { country_id: place.countryId, city_id: place.cityId })).statusCode,
    ).toBe(200)
    // Another country without a city: the earlier one cannot lie in it.
    expect((await patch(person.token, { country_id: other })).json()).toMatchObject({
      data: { country: { id: other }, city: null },
    })
  })
  test.each([
    [{ name: 'admin' }, 'name'],
    [{ job_name_id: 999_999 }, 'job_name_id'],
    [{ title: 'Doctor' }, 'title'],
  ])('gets the error of %j', async (body, field) => {
    const answer = await patch((await account(api)).token, body)
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
  })
  test.each([
    { kind: 'company' },
    { email: 'other@example.com' },
    { verified_at: '2026-01-01T00:00:00Z' },
    { is_google: true },
    { id: 1 },
    { avatar: 'x' },
  ])('Z-08: cannot set %j', async body => {
    expect((await patch((await account(api)).token, body)).statusCode).toBe(400)
  })
})

describe('a name in both scripts', () => {
  const read = async (token: string, locale: 'ar' | 'en') =>
    (await api.as(token, locale)('GET', '/client-api/v1/auth/profile')).json<{
      data: {
        name: string
        name_ar: string | null
        name_en: string | null
        names_confirmed_at: string | null
      }
    }>().data
  test('goes by its script, and is read in the reader’s, the other one where that is missing', async () => {
    const { token } = await account(api, 'student', { name: 'نورة الغامدي' })
    expect(await read(token, 'en')).toMatchObject({
      name: 'نورة الغامدي',
      name_ar: 'نورة الغامدي',
      name_en: null,
    })
    expect((await patch(token, { name_en: 'Noura  Al-Ghamdi' })).json()).toMatchObject({
      data: { name: 'Noura Al-Ghamdi', name_ar: 'نورة الغامدي', names_confirmed_at: null },
    })
    expect(await read(token, 'ar')).toMatchObject({ name: 'نورة الغامدي', name_en: 'Noura Al-Ghamdi' })
    // Null takes one away, and at least one has to stay.
    expect((await patch(token, { name_ar: null })).json()).toMatchObject({
      data: { name: 'Noura Al-Ghamdi', name_ar: null },
    })
    expect((await patch(token, { name_en: null })).json()).toMatchObject({
      errors: { name_ar: [expect.any(String)] },
    })
  })
  test('is returned in both at a sign-in, for pages in either language', async () => {
    const { email } = await account(api, 'student', { name: 'سارة', otherName: 'Sara' })
    const answer = await api.as(undefined, 'en')('POST', '/client-api/v1/auth/login', { email, password })
    expect(answer.json()).toMatchObject({
      data: { user: { name: 'Sara', name_ar: 'سارة', name_en: 'Sara' } },
    })
  })
  test('is confirmed by its holder, until either of them changes', async () => {
    const { token, id } = await account(api, 'student', { name: 'Sara Al-Qahtani' })
    const names = { name_ar: 'سارة القحطاني', name_en: 'Sara Al-Qahtani' }
    await patch(token, { ...names, confirm_names: true })
    const confirmed = await read(token, 'ar')
    expect(confirmed).toMatchObject({ name: 'سارة القحطاني', names_confirmed_at: expect.any(String) })
    const [row] = await api.db.select().from(users).where(eq(users.id, id))
    expect(row?.nameFolded).toBe('sara al-qahtani ساره القحطاني')
    await patch(token, { ...names, country_id: place.countryId, city_id: place.cityId })
    expect((await read(token, 'ar')).names_confirmed_at).toBe(confirmed.names_confirmed_at)
    await patch(token, { name_en: 'Sarah Al-Qahtani' })
    expect((await read(token, 'ar')).names_confirmed_at).toBeNull()
  })
  test('as one field, as before, leaves another person’s name in the other script behind', async () => {
    const { token } = await account(api, 'student', { name: 'سارة', otherName: 'Sara' })
    await patch(token, { name: 'Sara' })
    expect(await read(token, 'ar')).toMatchObject({ name_ar: 'سارة', name_en: 'Sara' })
    await patch(token, { name: 'ليلى' })
    expect(await read(token, 'en')).toMatchObject({ name: 'ليلى', name_ar: 'ليلى', name_en: null })
  })
  test.each([
    [{ name_ar: 'Sara' }, 'name_ar'],
    [{ name_en: 'سارة Sara' }, 'name_en'],
    [{ name_en: 'admin' }, 'name_en'],
    [{ name: 'Sara', name_ar: 'سارة' }, 'name'],
  ])('%j is refused', async (body, field) => {
    const answer = await patch((await account(api)).token, body)
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, [field]])
  })
  test('is the one of an instructor’s page as well', async () => {
    const person = await instructor(api)
    await patch(person.token, { name_ar: 'ليلى حسن', name_en: 'Layla Hassan' }, 'client-api', 'ar')
    const [row] = await api.db.select().from(instructors).where(eq(instructors.userId, person.id))
    expect(row?.name).toEqual({ ar: 'ليلى حسن', en: 'Layla Hassan' })
  })
  test('greets a person signing in by the name in the page’s script', async () => {
    const { email } = await account(api, 'student', { name: 'نورة', otherName: 'Noura' })
    const greeted = async (locale: 'ar' | 'en') =>
      (await api.as('', locale)('POST', '/client-api/v1/auth/login', { email, password })).json<{
        data: { user: { name: string } }
      }>().data.user.name
    expect([await greeted('ar'), await greeted('en')]).toEqual(['نورة', 'Noura'])
  })
})

test('an instructor changes title, bio and expertise in the language of the request alone', async () => {
  const person = await instructor(api)
  await patch(person.token, { title: 'مهندسة', expertise: ['شبكات'] }, 'client-api', 'ar')
  const answer = await patch(person.token, { title: 'Architect', bio: 'Ten years.', name: 'Layla Hassan' })
  expect(answer.json()).toMatchObject({
    data: { name: 'Layla Hassan', instructor: { state: 'approved', title: 'Architect', bio: 'Ten years.' } },
  })
  const [row] = await api.db.select().from(instructors).where(eq(instructors.userId, person.id))
  expect(row).toMatchObject({
    title: { ar: 'مهندسة', en: 'Architect' },
    expertise: { ar: ['شبكات'], en: ['Programming'] },
    name: { en: 'Layla Hassan', ar: expect.any(String) },
  })
  expect(row?.searchFolded).toContain('layla hassan')
})

test('a company’s account changes its own details, on its own API; the company’s are in its settings', async () => {
  const owner = await company(api)
  const answer = await patch(
    owner.token,
    { name: 'Layla Hassan', country_id: place.countryId, city_id: place.cityId },
    'company-api',
  )
  expect(answer.json()).toMatchObject({
    data: { name: 'Layla Hassan', country: { id: place.countryId } },
  })
  const settings = (body: object) =>
    api.as(owner.token)('PATCH', '/company-api/v1/company', { version: 1, ...body })
  // The form of the numbers goes by the country of the account.
  expect((await settings({ registration_number: '12345' })).json()).toMatchObject({
    errors: { registration_number: [expect.stringContaining('ten digits')] },
  })
  expect((await settings({ registration_number: '٧٠٠١٢٣٤٥٦٧' })).json()).toMatchObject({
    data: { registration_number: '7001234567' },
  })
  expect(
    (await api.as(owner.token, 'ar')('GET', '/company-api/v1/auth/profile')).json<{
      data: { company: { legal_name: string } }
    }>().data.company.legal_name,
  ).toContain('شركة')
  expect((await patch(owner.token, { name: 'X Y' })).statusCode).toBe(403)
})
