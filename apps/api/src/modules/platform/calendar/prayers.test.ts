import { CalendarDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { prayersDuring } from './prayers.ts'
import { isRamadan } from './ramadan.ts'

const riyadh = [24.71, 46.68] as const
const jeddah = [21.49, 39.19] as const
const span = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) })
const inMinutes = (at: Date | undefined, expected: string) =>
  Math.abs((at?.getTime() ?? 0) - Date.parse(expected)) / 60_000

test('Ramadan is that of Umm al-Qura', () => {
  // 1448 AH: from 8 February to 8 March 2027.
  expect(
    [
      [2027, 2, 7],
      [2027, 2, 8],
      [2027, 3, 8],
      [2027, 3, 9],
    ].map(([year, month, day]) => isRamadan(new CalendarDate(year ?? 0, month ?? 0, day ?? 0))),
  ).toEqual([false, true, true, false])
})

test('the fast of a day ends with the sunset of the city', () => {
  const [early] = prayersDuring(riyadh, 'SA', span('2027-02-14T14:00:00Z', '2027-02-14T16:00:00Z'))
  const [late] = prayersDuring(jeddah, 'SA', span('2027-02-14T14:00:00Z', '2027-02-14T16:00:00Z'))
  expect(early?.kind).toBe('iftar')
  // The calendar of Umm al-Qura for that day: 17:48 in Riyadh; the sun sets in Jeddah about half an hour later.
  expect(inMinutes(early?.at, '2027-02-14T14:48:00Z')).toBeLessThanOrEqual(2)
  expect(inMinutes(late?.at, '2027-02-14T15:20:00Z')).toBeLessThanOrEqual(4)
})

test('Friday prayer is from noon on, and on no other day', () => {
  const during = (from: string, until: string) => prayersDuring(riyadh, 'SA', span(from, until))
  const [prayer] = during('2026-11-27T08:00:00Z', '2026-11-27T10:00:00Z')
  expect(prayer?.kind).toBe('friday_prayer')
  expect(inMinutes(prayer?.at, '2026-11-27T08:41:00Z')).toBeLessThanOrEqual(2)
  expect(during('2026-11-26T08:00:00Z', '2026-11-26T10:00:00Z')).toEqual([])
  // Touching is no crossing: what begins as the prayer ends, or ends as it begins.
  const { startsAt = new Date(0), endsAt = new Date(0) } = prayer ?? {}
  expect(during(endsAt.toISOString(), '2026-11-27T12:00:00Z')).toEqual([])
  expect(during('2026-11-27T06:00:00Z', startsAt.toISOString())).toEqual([])
})

test('a fast outside Ramadan and a night are no prayers; days far east and west are their own', () => {
  expect(prayersDuring(riyadh, 'SA', span('2026-11-25T14:00:00Z', '2026-11-25T16:00:00Z'))).toEqual([])
  // Friday noon in Kuala Lumpur and in Los Angeles, sixteen hours apart.
  const friday = span('2026-11-27T04:00:00Z', '2026-11-27T21:00:00Z')
  const at = (place: readonly [number, number], country: string) =>
    prayersDuring(place, country, friday).map(prayer => prayer.at.toISOString().slice(0, 13))
  expect(at([3.14, 101.69], 'MY')).toEqual(['2026-11-27T05'])
  expect(at([34.05, -118.24], 'US')).toEqual(['2026-11-27T19'])
})
