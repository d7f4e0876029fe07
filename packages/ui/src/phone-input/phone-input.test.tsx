import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { PhoneValue } from './phone-value.ts'
import { listed, phone, withCountryLookup } from './phone-field.testing.tsx'

withCountryLookup()

test('every change emits the whole object, its fields named as specified', async () => {
  const { values, type, last } = await phone()
  await type('0501234567')
  expect(values.length).toBeGreaterThanOrEqual(10)
  for (const value of values)
    expect(Object.keys(value)).toEqual(
      expect.arrayContaining([
        'countryCode',
        'valid',
        'country',
        'formatted',
        'nationalNumber',
        'e164',
        'reason',
      ]),
    )
  expect(last()).toEqual({
    countryCode: 'SA',
    valid: true,
    country: { name: 'المملكة العربية السعودية', iso2: 'SA', dialCode: '966' },
    formatted: '050 123 4567',
    nationalNumber: '501234567',
    e164: '+966501234567',
    extension: null,
    reason: null,
    isPending: false,
  })
})

test.each([
  ['TOO_SHORT', '05012', 'SA'],
  ['TOO_LONG', '050123456789', 'SA'],
  ['NOT_A_NUMBER', 'مرحبا', 'SA'],
  ['INVALID_COUNTRY', '+999123456', 'SA'],
  ['NOT_A_NUMBER', '0001234567', 'SA'],
  // A national number has 2 to 17 digits, whatever the country.
  ['TOO_SHORT', '5', 'SA'],
  ['TOO_SHORT', '55', 'SA'],
  ['TOO_LONG', '5'.repeat(17), 'SA'],
  ['TOO_LONG', '5'.repeat(18), 'SA'],
])('reason %s for %s, told on leaving the field and linked to it', async (reason, text, country) => {
  const { field, type, last } = await phone({ defaultCountry: country })
  await type(text)
  expect(last()).toMatchObject({ valid: false, reason, e164: null })
  expect(field).toBeValid()
  await userEvent.tab()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/\S/)
})

test.each([
  ['٠٥٠١٢٣٤٥٦٧'],
  ['۰۵۰۱۲۳۴۵۶۷'],
  ['+966 50 123 4567'],
  ['\u202A+966\u00A050\u00A0123\u00A04567\u202C'],
  ['\u2066٠٥٠-١٢٣-٤٥٦٧\u2069'],
  ['00966501234567'],
  ['＋٩٦٦ (٥٠) ١٢٣٤٥٦٧'],
  ['501234567'],
])('pasting %j gives the same ASCII E.164', async text => {
  const { field, last, judged } = await phone()
  await userEvent.click(field)
  await userEvent.paste(text)
  await judged()
  expect(last().e164).toBe('+966501234567')
  expect(field.value).toMatch(/^[\x20-\x7E]*$/)
})

test('digits of another script appear as ASCII while they are typed, and the caret stays where it was', async () => {
  const { field } = await phone({ defaultValue: '050 567' })
  await userEvent.click(field)
  field.setSelectionRange(4, 4)
  await userEvent.keyboard('١٢')
  expect(field).toHaveValue('050 12567')
  expect(field.selectionStart).toBe(6)
})

test('text is capped at 250 characters', async () => {
  const { field } = await phone()
  fireEvent.change(field, { target: { value: '5'.repeat(400) } })
  expect(field.value).toHaveLength(250)
})

test('a paste longer than the cap is cleaned before it is cut', async () => {
  const { field, last, judged } = await phone()
  expect(field).not.toHaveAttribute('maxlength')
  await userEvent.click(field)
  await userEvent.paste(`${'\u200B'.repeat(300)}050 123 4567`)
  await judged()
  expect(last().e164).toBe('+966501234567')
})

test('the restricted set takes digits of any script, spaces, parentheses, plus and minus, and nothing else', async () => {
  const { field, type } = await phone({ isRestricted: true })
  await type('+٩٦٦ (۵0) 12-3x4a5ب6.7')
  expect(field).toHaveValue('+966 (50) 12-34567')
})

test.each([
  'x12',
  'ex 12',
  ' تحويلة 12',
  ' داخلي ١٢',
  'ext. 12',
  ' ext 12',
  ';ext=12',
  '#12',
  ' доб. 12',
  ' anexo 12',
  'ｅｘｔ１２',
])('an extension written %s is recognised', async notation => {
  const { field, last, judged } = await phone({ kind: 'any' })
  fireEvent.change(field, { target: { value: `0501234567${notation}` } })
  await judged()
  expect(last()).toMatchObject({ valid: true, e164: '+966501234567', extension: '12' })
})

test('a number that begins with + sets the country, a national one keeps it', async () => {
  const { button, type, last } = await phone()
  await type('+971501234567')
  expect(last()).toMatchObject({ countryCode: 'AE', e164: '+971501234567', country: { iso2: 'AE' } })
  expect(button).toHaveAccessibleName(/مفتاح الدولة: الإمارات العربية المتحدة .*\+971/)
})

test.each([
  ['+12423591234', 'BS'],
  ['+12015550123', 'US'],
  ['+77710009998', 'KZ'],
])('%s shares its code with others and still finds %s', async (text, country) => {
  const { type, last } = await phone()
  await type(text)
  expect(last().countryCode).toBe(country)
})

test('a valid number is written as its country writes it on leaving, and announced', async () => {
  const { field, type } = await phone()
  await type('0501234567')
  await userEvent.tab()
  expect(field).toHaveValue('050 123 4567')
  expect(screen.getByRole('status')).toHaveTextContent('050 123 4567')
})

test('another country rewrites an international number with the same national part', async () => {
  const { button, type, last, field } = await listed()
  await type('+966501234567')
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: /الإمارات/ }))
  expect(last()).toMatchObject({ countryCode: 'AE', e164: '+971501234567' })
  expect(field).toHaveValue('+971501234567')
  expect(field).toHaveFocus()
})

test('a form that the browser sends itself sends E.164, or what is typed while that is no number', async () => {
  const onChange = vi.fn<(value: PhoneValue) => void>()
  renderUi(
    <form aria-label="form">
      <PhoneInput label="Phone" name="phone" defaultCountry="SA" onChange={onChange} />
    </form>,
    'en',
  )
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('phone')
  await userEvent.type(screen.getByRole('textbox'), '٠٥٠١٢٣٤٥٦')
  await waitFor(() => expect(onChange.mock.lastCall?.[0].isPending).toBe(false))
  expect(sent()).toEqual(['050123456'])
  await userEvent.type(screen.getByRole('textbox'), '7')
  expect(sent()).toEqual(['+966501234567'])
})
