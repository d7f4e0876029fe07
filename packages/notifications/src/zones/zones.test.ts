import { describe, expect, test } from 'vitest'
import { withZone, zoneOption, zoneOptions } from './zones.ts'

describe('time zones to choose from', () => {
  test('are found by their city, with their name in the reader’s language', () => {
    const text = (zone: string, locale: 'ar' | 'en') => zoneOption(zone, locale).text
    expect(text('Asia/Riyadh', 'ar')).toBe('Riyadh · التوقيت العربي الرسمي')
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
