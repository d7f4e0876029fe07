import { expect, test } from 'vitest'
import {
  readingOfTag,
  readingOfWord,
  readingTag,
  readingWord,
  usualReading,
  withCalendar,
} from './reading.ts'
import { stripBidi } from './marks.ts'
import { weekOf } from './week.ts'
import { formatDate, formatNumber, formatRelative, hasHijriDay } from './written.ts'

const both = readingTag('en-US', { calendar: 'both', digits: 'latn' })
const hijri = readingTag('ar-AR', { calendar: 'hijri', digits: 'arab' })
const day = (tag: string, date: string, timeZone = 'UTC') =>
  stripBidi(formatDate(tag, new Date(date), { dateStyle: 'long', timeZone }))

// From the printed calendars of Umm al-Qura: beginnings of years and months, feasts.
test.each([
  ['1937-03-14', 'Muharram 1, 1356 AH'],
  ['2000-01-08', 'Shawwal 1, 1420 AH'],
  ['2015-10-14', 'Muharram 1, 1437 AH'],
  ['2023-03-23', 'Ramadan 1, 1444 AH'],
  ['2024-04-10', 'Shawwal 1, 1445 AH'],
  ['2024-06-16', 'Dhuʻl-Hijjah 10, 1445 AH'],
  ['2025-06-26', 'Muharram 1, 1447 AH'],
  ['2026-11-20', 'Jumada II 10, 1448 AH'],
  ['2077-11-16', 'Dhuʻl-Hijjah 30, 1500 AH'],
])('%s is %s by Umm al-Qura', (date, words) => {
  expect(day(readingTag('en-US', { calendar: 'hijri', digits: 'latn' }), date)).toBe(words)
  expect(day(both, date)).toMatch(new RegExp(`, ${date.slice(0, 4)} \\(${words}\\)$`))
})

test.each(['1937-03-13', '1900-01-01', '2077-11-17', '2100-06-01'])(
  '%s is outside the tables: only the Gregorian day is shown',
  date => {
    expect(hasHijriDay(new Date(date), 'UTC')).toBe(false)
    for (const tag of [both, withCalendar(both, 'hijri')]) {
      expect(day(tag, date)).toBe(day(readingTag('en-US'), date))
      expect(day(tag, date)).toContain(date.slice(0, 4))
    }
  },
)

test('the Hijri day turns at the midnight of the zone', () => {
  const evening = '2026-11-20T21:30:00Z'
  expect(day(hijri, evening, 'Asia/Riyadh')).toBe('١١ جمادى الآخرة ١٤٤٨ هـ')
  expect(day(hijri, evening, 'Europe/London')).toBe('١٠ جمادى الآخرة ١٤٤٨ هـ')
  // The last moment of 1500 in Riyadh, and the first after it, at which London is still in 1500.
  expect(hasHijriDay(new Date('2077-11-16T20:59:59Z'), 'Asia/Riyadh')).toBe(true)
  expect(hasHijriDay(new Date('2077-11-16T21:00:00Z'), 'Asia/Riyadh')).toBe(false)
  expect(hasHijriDay(new Date('2077-11-16T21:00:00Z'), 'Europe/London')).toBe(true)
})

test('beside a clock the Hijri day has none, and it is isolated', () => {
  const written = formatDate(both, new Date('2026-11-20T09:05:00Z'), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  })
  expect(written).toMatch(/^November 20, 2026 at 12:05\sPM \(\u2068Jumada II 10, 1448 AH\u2069\)$/)
})

test('a month without its day stays Gregorian, in the reader’s digits', () => {
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  expect(formatDate(hijri, new Date('2026-11-01'), month)).toBe('نوفمبر ٢٠٢٦')
  expect(formatDate(both, new Date('2026-11-01'), month)).toBe('November 2026')
})

test('numbers and distances are in the reader’s digits', () => {
  expect(formatNumber(hijri, 1234.5)).toBe('١٬٢٣٤٫٥')
  expect(formatNumber(readingTag('ar-AR'), 1234.5)).toBe('1,234.5')
  expect(formatNumber(both, 0.5, { style: 'percent' })).toBe('50%')
  const now = new Date('2026-11-20T09:00:00Z')
  expect(formatRelative(hijri, new Date('2026-11-17T09:00:00Z'), now)).toBe('قبل ٣ أيام')
})

test('a tag and a word tell their reading again; anything else is the usual one', () => {
  for (const calendar of ['gregory', 'hijri', 'both'] as const)
    for (const digits of ['latn', 'arab'] as const) {
      const reading = { calendar, digits }
      expect(readingOfTag(readingTag('ar-AR', reading))).toEqual(reading)
      expect(readingOfWord(readingWord(reading))).toEqual(reading)
    }
  for (const word of [null, undefined, '', 'hijri', 'hijri.roman', 'julian.arab', 'hijri.arab.x'])
    expect(readingOfWord(word)).toEqual(usualReading)
})

test.each([
  ['SA', 0, [5, 6]],
  ['EG', 6, [5, 6]],
  ['AE', 1, [0, 6]],
  ['GB', 1, [0, 6]],
  ['US', 0, [0, 6]],
  [null, 0, [5, 6]],
  ['1', 0, [5, 6]],
])('the week of %s begins on day %s, its weekend is %s', (country, firstDay, weekend) => {
  expect(weekOf(country)).toEqual({ firstDay, weekend })
})
