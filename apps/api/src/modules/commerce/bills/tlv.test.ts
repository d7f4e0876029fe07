import { expect, test } from 'vitest'
import { decimal, qrOf } from './tlv.ts'

// The vectors of billing.md.
test.each([
  [
    'Bobs Records',
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  ],
  [
    'الجواهري العربي',
    'AR3Yp9mE2KzZiNin2YfYsdmKINin2YTYudix2KjZigIPMzEwMTIyMzkzNTAwMDAzAxQyMDIyLTA0LTI1VDE1OjMwOjAwWgQHMTAwMC4wMAUGMTUwLjAw',
  ],
])('the QR code of %s', (seller, expected) => {
  const fields = {
    vatNumber: '310122393500003',
    issuedAt: new Date('2022-04-25T15:30:00Z'),
    total: 100_000,
    vat: 15_000,
  }
  expect(qrOf({ seller, ...fields })).toBe(expected)
})

test('a name of more than 127 bytes is no seller’s', () => {
  const fields = { vatNumber: '3', issuedAt: new Date(0), total: 0, vat: 0 }
  expect(() => qrOf({ seller: 'م'.repeat(64), ...fields })).toThrow('127')
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [100_000, '1000.00'],
])('%i is %s', (units, text) => expect(decimal(units)).toBe(text))
