import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { withCountryLookup } from './phone-field.testing.tsx'
import { loadPhoneLibrary } from './phone-library.ts'
import { PhoneInput } from './phone-input.tsx'
import type { PhoneValue } from './phone-value.ts'

withCountryLookup()

/** A form that keeps the number itself, as one form of it or the other, and can put another one in. */
async function form(keep: (value: PhoneValue) => string, first = '') {
  await loadPhoneLibrary('any')
  const onChange = vi.fn<(value: PhoneValue) => void>()
  function Form() {
    const [value, setValue] = useState(first)
    return (
      <>
        <PhoneInput
          label="Phone"
          defaultCountry="SA"
          value={value}
          onChange={told => {
            onChange(told)
            setValue(keep(told))
          }}
        />
        <button onClick={() => setValue('+971501234567')}>another</button>
        <button onClick={() => setValue('')}>none</button>
      </>
    )
  }
  renderUi(<Form />, 'en')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return {
    press,
    field: screen.getByRole<HTMLInputElement>('textbox'),
    last: () => onChange.mock.lastCall?.[0],
  }
}

test.each([
  ['what is shown', ({ formatted }: PhoneValue) => formatted],
  ['what is stored, once there is a number', ({ e164, formatted }: PhoneValue) => e164 ?? formatted],
])('a form that keeps %s is typed into like any, and left', async (_, keep) => {
  const { field, last } = await form(keep)
  await userEvent.type(field, '٠٥٠١٢٣٤٥٦٧')
  expect(field).toHaveValue('0501234567')
  await waitFor(() => expect(last()).toMatchObject({ e164: '+966501234567', countryCode: 'SA' }))
  await userEvent.tab()
  expect(field).toHaveValue('050 123 4567')
  await userEvent.type(field, '{Backspace}{Backspace}')
  expect(field).toHaveValue('050 123 45')
  await userEvent.clear(field)
  await userEvent.type(field, '00971501234567')
  expect(field).toHaveValue('00971501234567')
  expect(last()).toMatchObject({ e164: '+971501234567', countryCode: 'AE' })
})

test('a number that the form puts in is shown with its country, and can be taken out again', async () => {
  const { field, press } = await form(({ formatted }) => formatted, '0501234567')
  expect(field).toHaveValue('0501234567')
  await press('another')
  expect(field).toHaveValue('+971501234567')
  expect(screen.getByRole('button', { name: /United Arab Emirates/ })).toBeVisible()
  await press('none')
  expect(field).toHaveValue('')
})

test('what its caller does not take is not shown', async () => {
  renderUi(<PhoneInput label="Phone" defaultCountry="SA" value="0501234567" />, 'en')
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '8')
  expect(field).toHaveValue('0501234567')
})

test('a number that comes later is not given the country that the address tells', async () => {
  const reply = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(reply.promise)
  const field = (value: string) => <PhoneInput label="Phone" preferred={['SA']} value={value} />
  const { rerender } = renderUi(field(''), 'en')
  rerender(field('0501234567'))
  reply.resolve(new Response('1;BH;BHR;Bahrain'))
  await new Promise(done => setTimeout(done, 20))
  expect(screen.getByRole('button', { name: /Saudi Arabia/ })).toBeVisible()
})
