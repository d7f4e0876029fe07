import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challenges, cities, rateLimits, users } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { lastCode } from '../../../testing/emails.ts'
import {
  companyForm,
  countryOf,
  instructorForm,
  places,
  studentForm,
  type Places,
} from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let place: Places
let iceland: number
beforeAll(async () => {
  api = await createTestApi()
  place = await places(api)
  iceland = await countryOf(api, 'IS')
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const register = (form: Record<string, unknown>) =>
  api.as()('POST', '/client-api/v1/auth/student-account', form)
const confirm = async (email: string, otp: string, path = '/client-api/v1/auth/otp') =>
  api.as()('POST', path, { otp, code: await lastCode(api, email) })
const otpOf = (answer: { json<T>(): T }) => answer.json<{ data: { otp: string } }>().data.otp
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]
const typed = (city: string, given: Record<string, unknown> = {}) =>
  studentForm({ ...place, countryId: iceland }, { city_id: undefined, city, ...given })

describe('a city that the list does not hold', () => {
  test('is typed, cleaned and kept, and shown wherever a city is', async () => {
    const form = typed('  \u202EReykja\u200Bvík ')
    const answer = await register(form)
    expect(answer.statusCode).toBe(200)
    const done = await confirm(form.email, otpOf(answer))
    const { token } = done.json<{ data: { token: string } }>().data
    expect(await rowOf(form.email)).toMatchObject({
      countryId: iceland,
      cityId: null,
      typedCity: 'Reykjavík',
    })
    const mine = api.as(token)
    expect((await mine('GET', '/client-api/v1/auth/profile')).json()).toMatchObject({
      data: { country: { name: 'Iceland' }, city: { id: null, name: 'Reykjavík' } },
    })
    const taken = (await mine('GET', '/client-api/v1/auth/data')).json<{ data: { account: object } }>()
    expect(taken.data.account).toMatchObject({ city: 'Reykjavík', country: { en: 'Iceland' } })
  })

  test('can be typed by instructors and companies, and in a country that has a list', async () => {
    for (const [path, form, code] of [
      ['/client-api/v1/auth/instructor-account', instructorForm, '/client-api/v1/auth/otp-instructor'],
      ['/company-api/v1/auth/company-account', companyForm, '/company-api/v1/auth/otp'],
    ] as const) {
      const filled = form(place, { city_id: undefined, city: 'الدوادمي' })
      const answer = await api.as()('POST', path, filled)
      expect((await confirm(filled.email, otpOf(answer), code)).statusCode).toBe(200)
      expect(await rowOf(filled.email)).toMatchObject({ cityId: null, typedCity: 'الدوادمي' })
    }
  })

  test.each(['riyadh', 'الرّياض', ' RIYADH '])(
    'that the list does hold becomes the listed one: %s',
    async city => {
      const form = studentForm(place, { city_id: undefined, city })
      await confirm(form.email, otpOf(await register(form)))
      expect(await rowOf(form.email)).toMatchObject({ cityId: place.cityId, typedCity: null })
    },
  )

  test.each([
    ['neither', { city: undefined }, 'city_id'],
    ['both', { city_id: 1 }, 'city'],
    ['nothing to see', { city: '\u202E ' }, 'city'],
    ['a web address', { city: 'evil.example' }, 'city'],
    ['too much', { city: 'م'.repeat(101) }, 'city'],
    ['far too much', { city: 'م'.repeat(401) }, 'city'],
  ])('%s is refused at its field, in both languages', async (_name, given, field) => {
    for (const locale of ['ar', 'en'] as const) {
      const answer = await api.as(undefined, locale)(
        'POST',
        '/client-api/v1/auth/student-account',
        typed('Reykjavík', given),
      )
      expect(answer.statusCode).toBe(422)
      const { errors } = answer.json<{ errors: Record<string, string[]> }>()
      expect(Object.keys(errors)).toContain(field)
      expect(/[\u0600-\u06FF]/.test(errors[field]?.[0] ?? '')).toBe(locale === 'ar')
    }
  })
})

describe('the profile', () => {
  test('goes from a listed city to a typed one and back, and loses either with another country', async () => {
    const person = await account(api)
    const change = async (body: object) => {
      const answer = await api.as(person.token)('PATCH', '/client-api/v1/auth/profile', body)
      return answer.statusCode === 200
        ? answer.json<{ data: { city: { id: number | null; name: string } | null } }>().data.city
        : answer.statusCode
    }
    const riyadh = { id: place.cityId, name: 'Riyadh' }
    expect(await change({ country_id: place.countryId, city_id: place.cityId })).toEqual(riyadh)
    expect(await change({ city: 'الدوادمي' })).toEqual({ id: null, name: 'الدوادمي' })
    expect(await change({ name: 'Sara Ahmad' })).toEqual({ id: null, name: 'الدوادمي' })
    expect(await change({ city_id: place.cityId })).toEqual(riyadh)
    expect(await change({ city: 'riyadh' })).toEqual(riyadh)
    expect(await change({ country_id: iceland, city: 'Akureyri' })).toEqual({ id: null, name: 'Akureyri' })
    expect(await change({ city: 'www.evil' })).toBe(422)
    expect(await change({ city: 'Akureyri', city_id: place.cityId })).toBe(422)
    expect(await change({ country_id: place.countryId })).toBeNull()
  })

  test('a deleted account keeps no typed city', async () => {
    const person = await account(api)
    await api.as(person.token)('PATCH', '/client-api/v1/auth/profile', {
      country_id: iceland,
      city: 'Akureyri',
    })
    await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')
    const [row] = await api.db.select().from(users).where(eq(users.id, person.id))
    expect(row).toMatchObject({ typedCity: null, cityId: null, countryId: null })
  })
})

test('a registration that waited since the version before is completed', async () => {
  const form = studentForm(place)
  const otp = otpOf(await register(form))
  const [row] = await api.db.select().from(challenges).where(eq(challenges.address, form.email))
  const step = api.secrets.decrypt(row?.encryptedPayload ?? '') as {
    pending: { person: Record<string, unknown> }
  }
  delete step.pending.person['typedCity']
  await api.db
    .update(challenges)
    .set({ encryptedPayload: api.secrets.encrypt(step) })
    .where(eq(challenges.address, form.email))
  expect((await confirm(form.email, otp)).statusCode).toBe(200)
  expect(await rowOf(form.email)).toMatchObject({ cityId: place.cityId, typedCity: null })
})

test('the migration runs on a database with people and their cities in it', async () => {
  const person = await account(api)
  await api.db
    .update(users)
    .set({ countryId: place.countryId, cityId: place.cityId })
    .where(eq(users.id, person.id))
  const listed = await api.db.$count(cities)
  await api.db.execute(sql`alter table users drop column typed_city`)
  const statements = readFileSync(
    new URL('../../../db/migrations/0011_typed_city.sql', import.meta.url),
    'utf8',
  )
  for (const statement of statements.split('--> statement-breakpoint'))
    await api.db.execute(sql.raw(statement))
  const [row] = await api.db.select().from(users).where(eq(users.id, person.id))
  expect(row).toMatchObject({ cityId: place.cityId, typedCity: null })
  expect(await api.db.$count(cities)).toBe(listed)
  await expect(
    api.db.update(users).set({ typedCity: 'Riyadh' }).where(eq(users.id, person.id)),
  ).rejects.toThrow('Failed query')
})
