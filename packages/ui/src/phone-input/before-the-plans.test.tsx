import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import type * as Library from './phone-library.ts'
import { PhoneInput } from './phone-input.tsx'
import type { PhoneValue } from './phone-value.ts'

const waiting = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./phone-library.ts', async importOriginal => {
  const original = await importOriginal<typeof Library>()
  return {
    ...original,
    loadPhoneLibrary: async (kind: Library.PhoneKind) => {
      await waiting.promise
      return original.loadPhoneLibrary(kind)
    },
  }
})

test('a blur before the numbering plans have loaded reports the text as typed, and reformats it once they have', async () => {
  const onChange = vi.fn<(value: PhoneValue) => void>()
  renderUi(<PhoneInput label="Phone" defaultCountry="US" countryUrl={null} onChange={onChange} />, 'en')
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '011 966 50 123 4567')
  await userEvent.tab()
  expect(field).toHaveValue('011 966 50 123 4567')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    isPending: true,
    valid: false,
    formatted: '011 966 50 123 4567',
    country: { iso2: 'US' },
  })
  await act(async () => waiting.resolve())
  await waitFor(() => expect(field).toHaveValue('+966 50 123 4567'))
  expect(onChange.mock.lastCall?.[0]).toMatchObject({
    isPending: false,
    e164: '+966501234567',
    country: { iso2: 'SA' },
  })
})
