import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../../testing/accounts.ts'
import { countryOf } from '../../../testing/registration.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { siteToday as today } from '../../platform/calendar/days.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const path = '/client-api/v1/learning-goal'

/** A learner's active seconds by days before today. */
async function learned(userId: number, seconds: Record<number, number>) {
  const courseId = await course(api)
  for (const [ago, given] of Object.entries(seconds))
    await api.db.execute(sql`insert into learning_days (user_id, course_id, day, seconds)
      values (${userId}, ${courseId}, ${today} - ${Number(ago)}::int, ${given})`)
}

test('a goal is set, changed and taken off, by each for themselves', async () => {
  const { token } = await account(api)
  const put = (goal: object | null) => api.as(token)('PUT', path, { goal })
  expect((await api.as(token)('GET', path)).json()).toEqual({
    data: { goal: null, week: { days: 0, seconds: 0 }, streak_days: 0, month_seconds: 0 },
  })
  for (const goal of [{ unit: 'days', target: 4 }, { unit: 'minutes', target: 90 }, null]) {
    expect((await put(goal)).json()).toMatchObject({ data: { goal } })
    expect((await api.as(token)('GET', path)).json()).toMatchObject({ data: { goal } })
  }
  expect((await put({ unit: 'days', target: 8 })).json()).toMatchObject({
    code: 'validation',
    errors: { target: ['The value must be at most 7.'] },
  })
  expect((await put({ unit: 'weeks', target: 1 })).statusCode).toBe(422)
  expect((await api.as()('GET', path)).statusCode).toBe(401)
})

test.each([
  ['EG', 6],
  ['AE', 1],
  ['SA', 0],
])('the week of %s begins on day %s', async (code, first) => {
  const { id, token } = await account(api, 'student', { countryId: await countryOf(api, code) })
  await learned(id, Object.fromEntries(Array.from({ length: 10 }, (_, ago) => [ago, 60])))
  const { rows } = await api.db.execute<{ dow: number }>(sql`select extract(dow from ${today})::int as dow`)
  const days = (((rows[0]?.dow ?? 0) - first + 7) % 7) + 1
  expect((await api.as(token)('GET', path)).json()).toMatchObject({ data: { week: { days } } })
})

test('days and time count since Sunday and since the first of the month, and days in a row forgive one', async () => {
  const { id, token } = await account(api)
  await learned(id, { 0: 600, 1: 59, 2: 1200, 3: 60, 6: 60, 40: 3600 })
  const { rows } = await api.db.execute<{ dow: number; dom: number }>(
    sql`select extract(dow from ${today})::int as dow, extract(day from ${today})::int as dom`,
  )
  const { dow = 0, dom = 1 } = rows[0] ?? {}
  const since = (least: number) => (ago: number) => ago <= least
  const sum = (agos: number[]) =>
    agos.reduce((total, ago) => total + ({ 0: 600, 1: 59, 2: 1200, 3: 60, 6: 60 }[ago] ?? 0), 0)
  const all = [0, 1, 2, 3, 6]
  expect((await api.as(token)('GET', path)).json()).toEqual({
    data: {
      goal: null,
      week: { days: [0, 2, 3, 6].filter(since(dow)).length, seconds: sum(all.filter(since(dow))) },
      streak_days: 3,
      month_seconds: sum(all.filter(since(dom - 1))),
    },
  })
})
