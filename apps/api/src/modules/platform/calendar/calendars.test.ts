import { nextWorkingDay, workingDayAfter, workingDaysOf } from '@masar/text'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies, countries, users } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { calendarOf, workOn } from './calendars.ts'
import { companyToday } from './days.ts'
import { dueDay } from './in-sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
let state = 27
const upTo = (below: number) => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return (state >>> 8) % below
}

test('SQL and TypeScript reckon alike, whatever the weekend and the holidays are', async () => {
  for (let round = 0; round < 60; round += 1) {
    const days = workingDaysOf({
      weekend: round === 0 ? [] : [[5, 6], [0, 6], [5], [3, 4], [0, 2, 4, 6]][upTo(5)]!,
      holidays: Array.from({ length: upTo(25) }, () => {
        const firstDay = plus('2025-01-01', upTo(900))
        return { firstDay, lastDay: plus(firstDay, upTo(12)) }
      }),
    })
    const asked = Array.from({ length: 200 }, () => ({
      day: plus('2024-12-01', upTo(1000)),
      count: 1 + upTo(upTo(2) === 0 ? 10 : 730),
    }))
    const { rows } = await api.db.execute(sql`
      select (${dueDay(days, sql`g.day`, sql`0`, sql`false`)})::text as next,
        (${dueDay(days, sql`g.day`, sql`g.count`, sql`true`)})::text as after
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as g(day date, count int)`)
    expect(rows).toEqual(
      asked.map(({ day, count }) => ({
        next: nextWorkingDay(days, day),
        after: workingDayAfter(days, day, count),
      })),
    )
  }
  const none = workingDaysOf({ weekend: [5, 6], holidays: [] })
  const { rows } = await api.db.execute(
    sql`select ${dueDay(none, sql`null::date`, sql`3`, sql`false`)} as next, ${dueDay(none, sql`null::date`, sql`3`, sql`true`)} as after`,
  )
  expect(rows).toEqual([{ next: null, after: null }])
})

/** The second day of the feast, a Wednesday. */
const inEid = '2027-03-10'

test('a company goes by the week and the holidays of its country; Saudi Arabia’s, where none is named', async () => {
  const here = await company(api)
  const there = await company(api)
  await api.db.update(users).set({ countryId: null }).where(eq(users.id, here.id))
  const [emirates] = await api.db.select().from(countries).where(eq(countries.code, 'AE'))
  await api.db
    .update(users)
    .set({ countryId: emirates?.id ?? null })
    .where(eq(users.id, there.id))
  const calendar = await calendarOf(api.db, here.companyId)
  expect(calendar).toMatchObject({ country: 'SA', weekend: [5, 6] })
  expect(calendar.holidays).toContainEqual({
    name: { ar: 'عيد الفطر', en: 'Eid al-Fitr' },
    firstDay: '2027-03-09',
    lastDay: '2027-03-12',
  })
  expect(nextWorkingDay(calendar.days, inEid)).toBe('2027-03-14')
  const theirs = await calendarOf(api.db, there.companyId)
  expect(theirs).toMatchObject({ country: 'AE', weekend: [0, 6] })
  expect(theirs.holidays.map(({ name }) => name.en)).not.toContain('Founding Day')
  const working = async (day: string) => {
    const condition = await workOn(api.db, new Date(`${day}T09:00:00Z`))
    const rows = await api.db.execute<{ id: number }>(
      sql`select o.id::float8 as id from companies o where o.id in (${here.companyId}, ${there.companyId}) and ${condition} order by 1`,
    )
    return rows.rows.map(({ id }) => id)
  }
  expect(await working('2027-03-08')).toEqual([here.companyId, there.companyId])
  expect(await working(inEid)).toEqual([])
  // The Saudi founding day.
  expect(await working('2027-02-22')).toEqual([there.companyId])
  // A Friday, on which the Emirates work, and a Sunday, on which they don’t.
  expect(await working('2027-01-15')).toEqual([there.companyId])
  expect(await working('2027-01-17')).toEqual([here.companyId])
  await api.db.execute(sql`update holidays set removed_at = now() where key = 'eid_al_fitr' and year = 1448`)
  expect(await working(inEid)).toEqual([here.companyId, there.companyId])
  expect(nextWorkingDay((await calendarOf(api.db, here.companyId)).days, inEid)).toBe(inEid)
})

test('the day that it is for a company is that of its zone, clock changes included, in SQL as in TypeScript', async () => {
  const zones = ['Asia/Riyadh', 'Africa/Cairo', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const here = await company(api)
  for (const zone of zones) {
    await api.db.update(companies).set({ timeZone: zone }).where(eq(companies.id, here.companyId))
    const days = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: zone })
    for (let round = 0; round < 40; round += 1) {
      const moment = new Date(Date.UTC(2026, 0, 1) + upTo(2 * 365 * 24 * 12) * 300_000)
      expect(await companyToday(api.db, here.companyId, moment)).toBe(days.format(moment))
    }
  }
})

test('whether a company works is asked of the day that it is there', async () => {
  const here = await company(api)
  // Saturday in the east, a day off, and still Thursday in the west.
  const moment = new Date('2027-01-15T10:30:00Z')
  const works = async (zone: string) => {
    await api.db.update(companies).set({ timeZone: zone }).where(eq(companies.id, here.companyId))
    const { rows } = await api.db.execute(
      sql`select from companies o where o.id = ${here.companyId} and ${await workOn(api.db, moment)}`,
    )
    return rows.length === 1
  }
  expect([
    await works('Pacific/Pago_Pago'),
    await works('Asia/Riyadh'),
    await works('Pacific/Kiritimati'),
  ]).toEqual([true, false, false])
})
