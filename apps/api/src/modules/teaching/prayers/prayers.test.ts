import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cityCoordinates } from '../../../db/reference-data/city-coordinates.ts'
import { cities, countries, enrolments, users } from '../../../db/schema/index.ts'
import { classroom } from '../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Clash {
  kind: string
  cities: { name: string; at: string }[]
  more: number
}

/** Has everybody who learns a course live in a city. */
async function livesIn(courseId: number, code: string, slug: string): Promise<void> {
  const [city] = await api.db
    .select({ id: cities.id })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(and(eq(countries.code, code), eq(cities.slug, slug)))
  await api.db
    .update(users)
    .set({ cityId: city?.id ?? null, typedCity: null })
    .where(
      sql`${users.id} in (select ${enrolments.userId} from ${enrolments} where ${enrolments.courseId} = ${courseId})`,
    )
}

const room = async () => {
  const { teacher, courseId } = await classroom(api, 1, {}, { kind: 'live' })
  const ask = async (from: string, until: string, needed?: number) => {
    const query = new URLSearchParams({ from, until, ...(needed && { needed_seconds: String(needed) }) })
    const { data } = await teacher.call('GET', `/teaching/courses/${courseId}/prayers?${query}`)
    return data as unknown as Clash[]
  }
  return { courseId, ask, teacher }
}

test('every city that ships with the service has its place', async () => {
  const { rows } = await api.db.execute<{ key: string }>(
    sql`select k.code || '/' || t.slug as key from cities t join countries k on k.id = t.country_id`,
  )
  const places = await cityCoordinates()
  expect(rows.filter(({ key }) => !places.has(key))).toEqual([])
  for (const [latitude, longitude] of places.values()) {
    expect(Math.abs(latitude)).toBeLessThan(66)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
  }
})

test('a lesson that crosses iftar or Friday prayer is reported for the cities of its learners', async () => {
  const { courseId, ask } = await room()
  // No learner's city is known: the Kingdom from east to west.
  const [iftar] = await ask('2027-02-14T14:30:00Z', '2027-02-14T15:30:00Z')
  expect(iftar?.kind).toBe('iftar')
  expect(iftar?.cities.map(({ name }) => name)).toEqual(['الدمام', 'الرياض', 'جدة'])
  await livesIn(courseId, 'SA', 'jeddah')
  // In Jeddah the fast goes on when it has ended in Dammam.
  expect(await ask('2027-02-14T14:30:00Z', '2027-02-14T15:00:00Z')).toEqual([])
  const [friday] = await ask('2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z')
  expect(friday).toMatchObject({ kind: 'friday_prayer', cities: [{ name: 'جدة' }], more: 0 })
  await livesIn(courseId, 'MA', 'casablanca')
  expect(await ask('2026-11-27T09:00:00Z', '2026-11-27T10:00:00Z')).toEqual([])
})

test('a window that leaves an unbroken time as long as the exam is fine', async () => {
  const { courseId, ask } = await room()
  await livesIn(courseId, 'SA', 'riyadh')
  const window = ['2026-11-27T07:00:00Z', '2026-11-27T11:00:00Z'] as const
  expect(await ask(...window)).toHaveLength(1)
  // Before noon 101 minutes are left, after the prayer 64.
  expect(await ask(...window, 100 * 60)).toEqual([])
  expect(await ask(...window, 104 * 60)).toHaveLength(1)
  expect(await ask('2026-11-20T07:00:00Z', '2026-11-30T11:00:00Z')).toEqual([])
})

test('of a course of another instructor nothing is revealed, and no time means no prayer', async () => {
  const { ask } = await room()
  const other = await room()
  const { teacher } = other
  const { courseId } = await room()
  const query = 'from=2026-11-27T07:00:00Z&until=2026-11-27T11:00:00Z'
  expect((await teacher.call('GET', `/teaching/courses/${courseId}/prayers?${query}`)).status).toBe(404)
  expect(await ask('2026-11-27T11:00:00Z', '2026-11-27T07:00:00Z')).toEqual([])
})

test.each([
  ['a second 60', '2027-02-14T14:30:60Z', '2027-02-14T15:30:00Z', 422],
  ['a year 0', '0000-02-14T14:30:00Z', '0000-02-14T15:30:00Z', 400],
])('%s, which no calendar has, is no moment', async (_name, from, until, status) => {
  const { courseId, teacher } = await room()
  const query = new URLSearchParams({ from, until })
  const answer = await teacher.call('GET', `/teaching/courses/${courseId}/prayers?${query}`)
  expect(answer.status).toBe(status)
})

test.each(['0001-01-01', '9999-12-30'])('at the end of time, %s, nothing breaks', async day => {
  const { ask } = await room()
  expect(Array.isArray(await ask(`${day}T10:00:00Z`, `${day}T12:00:00Z`))).toBe(true)
})
