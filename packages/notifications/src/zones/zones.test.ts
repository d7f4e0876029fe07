import { describe, expect, test } from 'vitest'
import { withZone, zoneOption, zoneOptions } from './zones.ts'

const winter = new Date('2026-01-15T00:00:00Z')

describe('time zones to choose from', () => {
  test('are found by their city in the reader’s language, and in English too', () => {
    const text = (zone: string, locale: 'ar' | 'en') => zoneOption(zone, locale, winter).text
    expect(zoneOption('Asia/Riyadh', 'ar', winter)).toEqual({
      value: 'Asia/Riyadh',
      // The field of a phone has room for no more.
      text: 'الرياض · UTC+03:00',
      keywords: 'Riyadh',
      content: 'الرياض (Riyadh) · UTC+03:00',
    })
    expect(text('Asia/Jerusalem', 'ar')).toBe('القدس · UTC+02:00')
    expect(text('Asia/Jerusalem', 'en')).toBe('Jerusalem · UTC+02:00')
    expect(text('Asia/Tashkent', 'ar')).toBe('طشقند · UTC+05:00')
    expect(text('America/New_York', 'en')).toBe('New York · UTC-05:00')
  })

  test('hold the chosen one even where the browser does not name it, and stand from west to east, then by their cities', async () => {
    const options = await zoneOptions('en', winter)
    expect(withZone([], 'Asia/Riyadh', 'en').map(({ value }) => value)).toEqual(['Asia/Riyadh'])
    expect(withZone(options, 'Asia/Riyadh', 'en')).toBe(options)
    const places = ['America/New_York', 'Europe/London', 'Africa/Cairo', 'Asia/Jerusalem', 'Asia/Riyadh']
    const found = options.map(({ value }) => value).filter(value => places.includes(value))
    expect(found).toEqual(places)
  })
})
