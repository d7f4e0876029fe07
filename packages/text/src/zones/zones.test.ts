import { expect, test } from 'vitest'
import { arabicCities, offsetText, zoneCity, zoneName } from './index.ts'
import { englishCities } from './english.ts'

const [winter, summer] = [new Date('2026-01-15T00:00:00Z'), new Date('2026-07-15T00:00:00Z')]

test('a zone is named by its city and by how far its clocks are at a moment, never by a state’s clock', () => {
  expect(zoneName('ar', 'Asia/Jerusalem', winter)).toBe('القدس (UTC+02:00)')
  expect(zoneName('ar-SA-u-nu-arab', 'Asia/Jerusalem', summer)).toBe('القدس (UTC+03:00)')
  expect(zoneName('en', 'Asia/Jerusalem', winter)).toBe('Jerusalem (UTC+02:00)')
  expect(zoneCity('ar', 'Asia/Gaza')).toBe('غزة')
  expect(zoneCity('en', 'America/New_York')).toBe('New York')
  expect(zoneCity('en', 'Asia/Calcutta')).toBe('Kolkata')
  expect(zoneCity('ar', 'UTC')).toBe('UTC')
})

test.each([
  ['UTC', 'UTC+00:00'],
  ['Asia/Kolkata', 'UTC+05:30'],
  ['America/St_Johns', 'UTC-03:30'],
  ['Pacific/Kiritimati', 'UTC+14:00'],
  ['America/New_York', 'UTC-05:00'],
])('the clocks of %s stand at %s', (zone, text) => expect(offsetText(zone, winter)).toBe(text))

test('every zone has a city in Arabic, and every city is one of a zone', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(zone => zone.includes('/'))
  expect(zones.filter(zone => !/^[\u0600-\u06FF\s-]+$/.test(zoneCity('ar', zone)))).toEqual([])
  for (const zone of [...Object.keys(arabicCities), ...Object.keys(englishCities)])
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow()
})
