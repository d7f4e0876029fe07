import { describe, expect, test } from 'vitest'
import { arabicCities } from './arabic-cities.ts'
import { withZone, zoneOption, zoneOptions } from './zones.ts'

describe('time zones to choose from', () => {
  test('are found by their city, with their name in the reader’s language', () => {
    const text = (zone: string, locale: 'ar' | 'en') => zoneOption(zone, locale).text
    expect(text('Asia/Riyadh', 'ar')).toBe('الرياض (Riyadh) · التوقيت العربي الرسمي')
    expect(text('Asia/Dubai', 'ar')).toMatch(/^دبي \(Dubai\) · /)
    expect(text('Asia/Tashkent', 'ar')).toMatch(/^Tashkent · /)
    expect(text('Asia/Riyadh', 'en')).toBe('Riyadh · Arabian Standard Time')
    expect(text('America/Argentina/Ushuaia', 'en')).toBe('Ushuaia, Argentina · Argentina Standard Time')
    expect(text('America/New_York', 'en')).toBe('New York · Eastern Time')
  })

  test('hold the chosen one even where the browser does not name it, and stand in the order of their cities', async () => {
    const options = await zoneOptions('en')
    expect(withZone([], 'Asia/Riyadh', 'en').map(({ value }) => value)).toEqual(['Asia/Riyadh'])
    expect(withZone(options, 'Asia/Riyadh', 'en')).toBe(options)
    expect(options.findIndex(({ value }) => value === 'Africa/Cairo')).toBeLessThan(
      options.findIndex(({ value }) => value === 'Asia/Riyadh'),
    )
  })
})

test('each city with an Arabic name is one of a zone that browsers know', () => {
  for (const zone of Object.keys(arabicCities))
    expect(() => new Intl.DateTimeFormat('ar', { timeZone: zone }), zone).not.toThrow()
})
