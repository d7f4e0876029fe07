import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { EmailField } from './email-field.tsx'
import { looksLikeEmail } from './looks-like-email.ts'

test.each([
  ['ar', 'اكتب بريدًا مثل name@example.com.'],
  ['en', 'Enter an e-mail address such as name@example.com.'],
] as const)(
  'in %s what is no address is said when the field is left, until it is changed',
  async (locale, error) => {
    const onChange = vi.fn()
    renderUi(<EmailField label="E-mail" onChange={onChange} />, locale)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, 'noura.example.com')
    expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(error)
    await userEvent.type(field, '{Backspace}')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText(error)).toBeNull()
    expect(onChange).toHaveBeenLastCalledWith('noura.example.co')
    await userEvent.tab()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(field)
    await userEvent.type(field, ' noura@example.com ')
    await userEvent.tab()
    expect(field).not.toHaveAttribute('aria-invalid')
  },
)

test('an empty field says nothing when it is left; the form’s own error goes before', async () => {
  const { rerender } = renderUi(<EmailField label="E-mail" />, 'en')
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.tab()
  expect(field).not.toHaveAttribute('aria-invalid')
  rerender(<EmailField label="E-mail" error="Taken." />)
  await userEvent.type(field, 'x')
  await userEvent.tab()
  expect(field).toHaveAccessibleDescription('Taken.')
})

test('a press on an element below is not missed: the error comes once the pointer is lifted', async () => {
  renderUi(<EmailField label="E-mail" />, 'en')
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'noura')
  fireEvent.pointerDown(document.body)
  field.blur()
  expect(field).not.toHaveAttribute('aria-invalid')
  fireEvent.pointerUp(document.body)
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
})

test.each([
  ['name@example.com', true],
  [' نورة@مثال.السعودية ', true],
  ['name', false],
  ['name@', false],
  ['na me@example.com', false],
  ['a@b@c', false],
])('%j has the form of an address: %j', (text, is) => expect(looksLikeEmail(text)).toBe(is))
