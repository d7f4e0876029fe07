import { type CalendarDate, fromAbsolute, getDayOfWeek, toCalendarDate } from '@internationalized/date'
import { CalculationMethod, Coordinates as Place, PrayerTimes } from 'adhan'
import type { Coordinates } from '../../../db/reference-data/city-coordinates.ts'
import { isRamadan } from './ramadan.ts'

export const prayerKinds = ['iftar', 'friday_prayer'] as const
export type PrayerKind = (typeof prayerKinds)[number]

/** A time in which people of a city are at prayer, or break their fast. */
export interface Prayer {
  kind: PrayerKind
  /** The day that it is there, ISO. */
  day: string
  /** The sunset that ends the fast, or noon, when Friday prayer is called to. */
  at: Date
  startsAt: Date
  endsAt: Date
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** People sit down some minutes before the fast ends, eat, and pray. */
const iftar = { before: 10 * minute, after: 30 * minute }
/** Friday's sermon and prayer; some countries begin at a set time up to half an hour after noon. */
const fridayPrayer = { before: 0, after: 75 * minute }

/** How the authorities of a country reckon; the noon and the sunset of others differ by a minute or two. */
const methods: Readonly<Record<string, () => ReturnType<typeof CalculationMethod.UmmAlQura>>> = {
  AE: CalculationMethod.Dubai,
  EG: CalculationMethod.Egyptian,
  KW: CalculationMethod.Kuwait,
  QA: CalculationMethod.Qatar,
  TR: CalculationMethod.Turkey,
}

/**
 * The iftars of Ramadan and the Friday prayers of a city that a time touches, by calculation alone.
 * @param country ISO 3166 code of two letters
 */
export function prayersDuring(
  coordinates: Coordinates,
  country: string,
  { from, until }: { from: Date; until: Date },
): Prayer[] {
  return daysOf(coordinates, from, until)
    .flatMap(date => prayersOf(coordinates, country, date))
    .filter(({ startsAt, endsAt }) => startsAt < until && endsAt > from)
}

/** The days that a time touches by the sun of a place, and those on either side. Counted by hours: the calendar's own ends with the year 9999, and never passes it. */
function daysOf([, longitude]: Coordinates, from: Date, until: Date): CalendarDate[] {
  const bySun = (moment: number) => toCalendarDate(fromAbsolute(moment + (longitude / 15) * hour, 'UTC'))
  const days: CalendarDate[] = []
  for (let at = from.getTime() - day; at < until.getTime() + 2 * day; at += day) days.push(bySun(at))
  return days
}

function prayersOf([latitude, longitude]: Coordinates, country: string, date: CalendarDate): Prayer[] {
  const isFriday = getDayOfWeek(date, 'en-US') === 5
  const isFast = isRamadan(date)
  if (!isFriday && !isFast) return []
  const times = new PrayerTimes(
    new Place(latitude, longitude),
    new Date(date.year, date.month - 1, date.day),
    (methods[country] ?? CalculationMethod.UmmAlQura)(),
  )
  const prayer = (kind: PrayerKind, at: Date, { before, after }: typeof iftar): Prayer => ({
    kind,
    day: date.toString(),
    at,
    startsAt: new Date(at.getTime() - before),
    endsAt: new Date(at.getTime() + after),
  })
  return [
    ...(isFriday ? [prayer('friday_prayer', times.dhuhr, fridayPrayer)] : []),
    ...(isFast ? [prayer('iftar', times.maghrib, iftar)] : []),
  ]
}
