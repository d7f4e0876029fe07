import { phoneSamples } from '@masar/text/phone-samples'
import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

const codes = {
  INVALID_COUNTRY: ['phone_country'],
  TOO_SHORT: ['phone_short'],
  TOO_LONG: ['phone_long'],
  NOT_A_NUMBER: ['phone', 'phone_no_number'],
} as const

test.each(phoneSamples)('$text from $from is $means, as in the browser', ({ text, from, means }) => {
  const read = parsePhone(text, from)
  if ('phone' in read) expect(read.phone).toBe(means)
  else expect(codes[means as keyof typeof codes]).toContain(read.error.code)
})

test.each([['0501234567'], ['011 966 50 123 4567']])('%s needs a country', text =>
  expect(parsePhone(text, undefined)).toMatchObject({ field: 'phone_country' }),
)

test.each([
  ['+966501234567', undefined],
  ['00966501234567', undefined],
  ['0501234567', 'sa'],
])('%s with the country %s is read', (text, country) =>
  expect(parsePhone(text, country)).toEqual({ phone: '+966501234567' }),
)

test('an unknown country is an error at its own field', () =>
  expect(parsePhone('0501234567', 'QQ')).toEqual({
    field: 'phone_country',
    error: { code: 'phone_country' },
  }))
