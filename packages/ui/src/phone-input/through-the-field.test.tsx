import { phoneSamples } from '@masar/text/phone-samples'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { loadPhoneLibrary } from './phone-library.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'
import type { PhoneValue } from './phone-value.ts'

afterEach(() => vi.restoreAllMocks())

/** The field with its parser there, and what it told last. */
async function phone(props: Partial<PhoneInputProps>) {
  await loadPhoneLibrary('any')
  let value: PhoneValue | undefined
  const onChange = vi.fn((told: PhoneValue) => (value = told))
  renderUi(<PhoneInput label="Phone" countryUrl={null} onChange={onChange} {...props} />, 'en')
  await waitFor(() => expect(onChange.mock.calls.length > 0).toBe((props.defaultValue ?? '') !== ''))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  return { field, onChange, last: () => value!, button: screen.getByRole('button') }
}

const ways = {
  'digit by digit': async (field: HTMLElement, text: string) => userEvent.type(field, text),
  pasted: async (field: HTMLElement, text: string) => {
    await userEvent.click(field)
    await userEvent.paste(text)
  },
}

/** Typed, left, and shown again from what a form kept of it: each time the same number, under the country that is shown. */
async function throughTheField(way: keyof typeof ways, text: string, from: string) {
  const { field, last } = await phone({ defaultCountry: from })
  await ways[way](field, text)
  await waitFor(() => expect(last().isPending).toBe(false))
  const typed = last()
  await userEvent.tab()
  const left = field.value
  cleanup()
  const again = await phone({ defaultValue: typed.formatted, defaultCountry: typed.country!.iso2 })
  await waitFor(() => expect(again.last().isPending).toBe(false))
  await userEvent.click(again.field)
  await userEvent.tab()
  expect({ ...again.last(), shown: again.button.textContent }).toMatchObject({
    ...typed,
    shown: expect.stringContaining(`+${typed.country!.dialCode}`),
  })
  expect(again.field.value).toBe(left)
  return { typed, left }
}

test.each([
  ['00 971 50 123 4567', 'SA', 'AE', '+971 50 123 4567'],
  ['00-971-50-123-4567', 'SA', 'AE', '+971 50 123 4567'],
  ['00 44 7400 123456', 'SA', 'GB', '+44 7400 123456'],
  ['0012015550123', 'SA', 'US', '+1 201 555 0123'],
  ['0061412345678', 'SA', 'AU', '+61 412 345 678'],
  ['0081 90 1234 5678', 'SA', 'JP', '+81 90 1234 5678'],
  ['00 82 10 2000 0000', 'SA', 'KR', '+82 10 2000 0000'],
  ['006581234567', 'SA', 'SG', '+65 8123 4567'],
  ['00 7 912 345 67 89', 'SA', 'RU', '+7 912 345 67 89'],
  ['00 234 802 123 4567', 'SA', 'NG', '+234 802 123 4567'],
  ['011 966 50 123 4567', 'US', 'SA', '+966 50 123 4567'],
  ['010 966 50 123 4567', 'JP', 'SA', '+966 50 123 4567'],
  ['001 966 50 123 4567', 'SG', 'SA', '+966 50 123 4567'],
  ['+1 242 359 1234', 'SA', 'BS', '+1 242 359 1234'],
  ['2423591234', 'US', 'BS', '(242) 359-1234'],
  ['0501234567', 'SA', 'SA', '050 123 4567'],
  ['0112345678', 'SA', 'SA', '011 234 5678'],
])(
  '%s from %s is of %s, and %s when left, typed and pasted, and after a reload',
  async (text, from, country, left) => {
    for (const way of ['digit by digit', 'pasted'] as const) {
      const done = await throughTheField(way, text, from)
      expect(done.typed).toMatchObject({ valid: true, countryCode: country, country: { iso2: country } })
      expect(done.left).toBe(left)
      cleanup()
    }
  },
)

test.each(phoneSamples)('$text from $from is reported as $means', async ({ text, from, means }) => {
  const { field, last } = await phone({ defaultCountry: from })
  await ways.pasted(field, text)
  await waitFor(() => expect(last().isPending).toBe(false))
  expect(last().e164 ?? last().reason).toBe(means)
})

test('what is left unfinished names its country with a plus', async () => {
  const { typed, left } = await throughTheField('digit by digit', '00971501', 'SA')
  expect(typed).toMatchObject({ valid: false, formatted: '+971501', country: { iso2: 'AE' } })
  expect(left).toBe('+971501')
})

test('a number behind an exit code takes the picked country’s code', async () => {
  const { field, last, button } = await phone({ defaultCountry: 'SA', countries: ['SA', 'AE', 'KW'] })
  await userEvent.type(field, '00 971 50 123 4567')
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: /Kuwait/ }))
  expect(field).toHaveValue('+965501234567')
  expect(last()).toMatchObject({ country: { iso2: 'KW' }, nationalNumber: '501234567', valid: false })
})

test('a number of a country that is not offered is refused, and stays international', async () => {
  const { field, last, button } = await phone({ defaultCountry: 'SA', countries: ['SA', 'AE'] })
  await userEvent.type(field, '00 44 7400 123456')
  await userEvent.tab()
  expect(last()).toMatchObject({
    valid: false,
    reason: 'INVALID_COUNTRY',
    e164: null,
    countryCode: 'GB',
    country: { iso2: 'SA' },
    formatted: '+44 7400 123456',
  })
  expect(field).toHaveValue('+44 7400 123456')
  expect(button).toHaveTextContent('+966')
})
