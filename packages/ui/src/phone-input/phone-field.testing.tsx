import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CountryCode } from 'libphonenumber-js/core'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import type { UiLocale } from '../ui-provider/locale.ts'
import { loadPhoneLibrary } from './phone-library.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'
import type { PhoneValue } from './phone-value.ts'

/** Has the country look-up answer with a text. */
export const answer = (text: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }))

/** A look-up that names Saudi Arabia, for every test of the file that calls this. */
export function withCountryLookup(): void {
  beforeEach(() => void answer('1;SA;SAU;Saudi Arabia'))
  afterEach(() => vi.restoreAllMocks())
}

/** The field with its parser there, and the values it told. */
export async function phone(props: Partial<PhoneInputProps> = {}, locale: UiLocale = 'ar') {
  await loadPhoneLibrary(props.kind ?? 'mobile')
  const values: PhoneValue[] = []
  const onCountryError = vi.fn()
  renderUi(
    <PhoneInput
      label="الجوال"
      defaultCountry="SA"
      onChange={value => values.push(value)}
      onCountryError={onCountryError}
      {...props}
    />,
    locale,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'الجوال' })
  await waitFor(() => expect(field).toBeEnabled())
  const button = screen.getByRole('button')
  const last = () => values.at(-1)!
  const judged = () => waitFor(() => expect(last().isPending).toBe(false))
  const type = async (text: string) => {
    await userEvent.type(field, text)
    await judged()
  }
  return { field, button, values, last, type, judged, onCountryError }
}

/** Enough countries for the keys; all of them are slow to draw here. */
export const few: CountryCode[] = ['SA', 'AE', 'KW', 'QA', 'OM', 'EG', 'JO', 'GB', 'JM', 'KP', 'KR']
export const listed = (locale: UiLocale = 'ar') => phone({ countries: few }, locale)
