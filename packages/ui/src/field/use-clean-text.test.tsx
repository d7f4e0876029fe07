import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { compose } from '../testing/compose.ts'
import { OtpField } from '../otp-field/otp-field.tsx'
import { PhoneInput } from '../phone-input/phone-input.tsx'
import { renderUi } from '../testing/render.tsx'

function code() {
  const told = { onChange: vi.fn<(code: string) => void>(), onComplete: vi.fn<(code: string) => void>() }
  renderUi(<OtpField label="الرمز" {...told} />)
  return { ...told, field: screen.getByRole<HTMLInputElement>('textbox') }
}
function phone() {
  const onChange = vi.fn()
  renderUi(<PhoneInput label="الجوال" defaultCountry="SA" countryUrl={null} onChange={onChange} />)
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox') }
}
const undo = (field: HTMLElement, more: object = {}) =>
  fireEvent.keyDown(field, { key: 'z', code: 'KeyZ', ctrlKey: true, ...more })

test.each([
  ['code', code, '٠٥٠١٢٣', '050123'],
  ['phone', phone, '٠٥٠١٢٣٤٥٦٧', '0501234567'],
])(
  'a %s that an input method composes is left to it, and is converted to ASCII when it is done',
  (_, render, typed, ascii) => {
    const { field } = render()
    expect(compose(field, typed)).toBe(typed)
    expect(field).toHaveValue(ascii)
  },
)

test('composed text is reported as it comes; the code is complete when the method is done, once', () => {
  const { field, onChange, onComplete } = code()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: '١٢٣٤٥٦' } })
  expect(onChange).toHaveBeenLastCalledWith('123456')
  expect(onComplete).not.toHaveBeenCalled()
  fireEvent.input(field, { target: { value: '١٢٣٤٥٧' } })
  fireEvent.compositionEnd(field)
  expect(onComplete.mock.calls).toEqual([['123457']])
  expect(field).toHaveValue('123457')
})

test('composing goes on where typing stopped', async () => {
  const { field, onComplete } = code()
  await userEvent.type(field, '12')
  compose(field, '٣٤')
  compose(field, '٥٦')
  expect(field).toHaveValue('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test.each([
  ['code', code, '٠٥', ['05', '0', '']],
  ['phone', phone, '٠٥', ['05', '0', '']],
])('undo goes back step by step in the %s, and redo forth', async (_, render, typed, steps) => {
  const { field } = render()
  await userEvent.type(field, typed)
  const seen = [field.value]
  for (let i = 1; i < steps.length; i += 1) {
    expect(undo(field)).toBe(false)
    seen.push(field.value)
  }
  expect(seen).toEqual(steps)
  undo(field)
  expect(field).toHaveValue('')
  undo(field, { shiftKey: true, key: 'Z' })
  undo(field, { key: 'y', code: 'KeyY' })
  expect(field).toHaveValue('05')
})

test.each([
  ['an Arabic layout', { key: 'ئ' }, ''],
  ['a Mac', { ctrlKey: false, metaKey: true }, ''],
  ['a French layout, where the key beside is Z', { key: 'w' }, '1'],
  ['AltGr', { altKey: true }, '1'],
])('undo by the keys of %s', async (_, keys, left) => {
  const { field } = code()
  await userEvent.type(field, '1')
  undo(field, keys)
  expect(field).toHaveValue(left)
})

test('an undone code is reported, and not sent', async () => {
  const { field, onChange, onComplete } = code()
  await userEvent.type(field, '123456{Backspace}')
  undo(field)
  expect(onChange).toHaveBeenLastCalledWith('123456')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

test('undo restores the phone field’s text before blur, and new typing ends redo', async () => {
  const { field, onChange } = phone()
  await userEvent.type(field, '0501234567')
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ isPending: false }))
  await userEvent.tab()
  expect(field).toHaveValue('050 123 4567')
  undo(field)
  expect(field).toHaveValue('0501234567')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ e164: '+966501234567' })
  await userEvent.type(field, '8')
  undo(field, { shiftKey: true })
  expect(field).toHaveValue('05012345678')
})

test('undo after leaving keeps the country that the number was dialled from', async () => {
  const onChange = vi.fn()
  renderUi(<PhoneInput label="الجوال" defaultCountry="US" countryUrl={null} onChange={onChange} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '011 966 50 123 4567')
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject({ isPending: false }))
  await userEvent.tab()
  expect(field).toHaveValue('+966 50 123 4567')
  undo(field)
  expect(field).toHaveValue('011 966 50 123 4567')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ e164: '+966501234567', countryCode: 'SA' })
})
