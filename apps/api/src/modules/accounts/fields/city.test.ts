import { describe, expect, test } from 'vitest'
import { cleanCity } from './city.ts'

describe('a typed city', () => {
  test.each([
    ['  Reykjavík ', 'Reykjavík'],
    ['\u202Eميونخ\u202C', 'ميونخ'],
    ['Zu\u200Brich\u0000', 'Zurich'],
    ['مدينة\n6  أكتوبر', 'مدينة 6 أكتوبر'],
    ['Y', 'Y'],
    ['St. John’s', 'St. John’s'],
    ['St.Gallen', 'St.Gallen'],
    ['Washington, D.C.', 'Washington, D.C.'],
    ["Hawke's Bay (North)", "Hawke's Bay (North)"],
    ['東京', '東京'],
  ])('%j is kept as %j', (typed, city) => expect(cleanCity(typed)).toEqual({ city }))

  test.each(['', ' ', '\u202E\u200B'])('%j is empty', typed =>
    expect(cleanCity(typed)).toEqual({ error: { code: 'required' } }),
  )

  test.each([
    'https://evil.example',
    'www.evil',
    'evil.example',
    'Paris evil.com now',
    'موقع.كوم',
    'a@b',
    'Oslo/login',
    '<b>Oslo</b>',
    '12345',
    '---',
    'O' + '\u0301'.repeat(9) + 'slo',
  ])('%j is none', typed => expect(cleanCity(typed)).toEqual({ error: { code: 'city_typed' } }))

  test('has its bound', () => {
    expect(cleanCity('م'.repeat(100))).toEqual({ city: 'م'.repeat(100) })
    expect(cleanCity('م'.repeat(101))).toEqual({ error: { code: 'too_long', limit: 100 } })
  })
})
