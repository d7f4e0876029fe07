import { formatDate } from '@masar/text'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { addHolidays, holidaysOf, knownHolidays } from './holidays.ts'

const daysOf = (key: string, from: number, until = from) =>
  holidaysOf('SA', from, until)
    .filter(entry => entry.key === key)
    .map(entry => [entry.year, entry.first_day, entry.last_day])

test('the Eids are the four days that the law gives, by the calendar of Umm al-Qura', () => {
  // As they were announced; Ramadan 1447 has thirty days, whose last is the first of the holiday.
  expect(daysOf('eid_al_fitr', 2024, 2026)).toEqual([
    [1445, '2024-04-09', '2024-04-12'],
    [1446, '2025-03-30', '2025-04-02'],
    [1447, '2026-03-19', '2026-03-22'],
  ])
  expect(daysOf('eid_al_adha', 2024, 2026)).toEqual([
    [1445, '2024-06-15', '2024-06-18'],
    [1446, '2025-06-05', '2025-06-08'],
    [1447, '2026-05-26', '2026-05-29'],
  ])
  // Two in one year, since the moon's is shorter.
  expect(daysOf('eid_al_fitr', 2030).map(([year]) => year)).toEqual([1451])
  expect(daysOf('eid_al_fitr', 2033).map(([year]) => year)).toEqual([1454, 1455])
})

test('each begins on the day on which Intl says that it does, for as long as the product will live', () => {
  const tag = 'en-GB-u-ca-islamic-umalqura-nu-latn'
  const onDay = (day: string, after: number) =>
    formatDate(tag, new Date(Date.parse(day) + after * 86_400_000), {
      day: 'numeric',
      month: 'numeric',
      timeZone: 'UTC',
    })
  for (const { key, first_day: day } of holidaysOf('SA', 2024, 2070).filter(({ kind }) => kind === 'lunar'))
    expect(key === 'eid_al_fitr' ? onDay(day, -1) : onDay(day, 0), day).toMatch(
      key === 'eid_al_fitr' ? /^29\/0?9\b/ : /^0?9\/12\b/,
    )
})

test('a year has four of them', () => {
  expect(holidaysOf('SA', 2027, 2027).map(({ key, first_day: day }) => [key, day])).toEqual([
    ['founding_day', '2027-02-22'],
    ['national_day', '2027-09-23'],
    ['eid_al_fitr', '2027-03-09'],
    ['eid_al_adha', '2027-05-15'],
  ])
})

test('the other countries of the Gulf have the days of their own laws', () => {
  const of = (country: string, year: number) =>
    Object.fromEntries(
      holidaysOf(country, year, year).map(({ key, first_day, last_day }) => [key, [first_day, last_day]]),
    )
  // Ramadan 1447 has thirty days.
  expect(of('AE', 2026)).toMatchObject({
    national_day: ['2026-12-02', '2026-12-03'],
    eid_al_fitr: ['2026-03-19', '2026-03-22'],
    eid_al_adha: ['2026-05-26', '2026-05-29'],
    hijri_new_year: ['2026-06-16', '2026-06-16'],
  })
  expect(of('AE', 2025)['eid_al_fitr']).toEqual(['2025-03-30', '2025-04-01'])
  expect(of('KW', 2026)).toMatchObject({
    liberation_day: ['2026-02-26', '2026-02-26'],
    eid_al_fitr: ['2026-03-20', '2026-03-22'],
  })
  expect(of('BH', 2026)).toMatchObject({
    national_day: ['2026-12-16', '2026-12-17'],
    ashura: ['2026-06-24', '2026-06-25'],
  })
  // The second Tuesday of February.
  expect(of('QA', 2026)).toMatchObject({
    sports_day: ['2026-02-10', '2026-02-10'],
    eid_al_adha: ['2026-05-27', '2026-05-29'],
  })
  expect([of('OM', 2024)['national_day'], of('OM', 2025)['national_day']]).toEqual([
    ['2024-11-18', '2024-11-19'],
    ['2025-11-20', '2025-11-21'],
  ])
  expect(holidaysOf('FR', 2026, 2026)).toEqual([])
})

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('further years are added as time goes by; what was moved stays moved, and what was removed stays away', async () => {
  const read = async () =>
    (
      await api.db.execute<{
        country: string
        key: string
        year: number
        first: string
        removed: boolean
      }>(
        sql`select country, key, year, first_day::text as first, removed_at is not null as removed from holidays order by id`,
      )
    ).rows
  const before = await read()
  expect(before).toHaveLength(knownHolidays().length)
  await api.db.execute(
    sql`update holidays set first_day = first_day + 1, last_day = last_day + 1 where key = 'eid_al_fitr' and year = 1449`,
  )
  await api.db.execute(sql`update holidays set removed_at = now() where key = 'founding_day' and year = 2027`)
  const changed = await read()
  const year = new Date().getUTCFullYear()
  await addHolidays(api.database.pool, knownHolidays(new Date(`${year + 1}-01-01T00:00:00Z`)))
  const after = await read()
  expect(after.slice(0, before.length)).toEqual(changed)
  expect(after.length).toBeGreaterThanOrEqual(before.length + 4)
  expect(
    after.filter(row => row.country === 'SA' && row.key === 'national_day' && row.year === year + 6),
  ).toHaveLength(1)
})
