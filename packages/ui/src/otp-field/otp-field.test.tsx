import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { OtpField } from './otp-field.tsx'

function code(props: Partial<Parameters<typeof OtpField>[0]> = {}) {
  const onChange = vi.fn()
  const onComplete = vi.fn()
  renderUi(<OtpField label="رمز التحقق" {...{ onChange, onComplete }} {...props} />)
  return {
    onChange,
    onComplete,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'رمز التحقق' }),
  }
}

test('a screen reader meets one field: numeric, for one-time codes, left to right', () => {
  const { field } = code()
  expect(screen.getAllByRole('textbox')).toEqual([field])
  for (const [name, value] of [
    ['inputmode', 'numeric'],
    ['autocomplete', 'one-time-code'],
    ['dir', 'ltr'],
    ['type', 'text'],
  ])
    expect(field).toHaveAttribute(name!, value)
  expect(field).not.toHaveAttribute('maxlength')
})

test.each([
  ['ASCII', '123456'],
  ['Arabic-Indic', '١٢٣٤٥٦'],
  ['Persian', '۱۲۳۴۵۶'],
])('%s digits are reported one by one in ASCII, and the last one completes', async (_, typed) => {
  const { field, onChange, onComplete } = code()
  await userEvent.type(field, typed)
  expect(onChange.mock.calls.map(([text]) => text)).toEqual(['1', '12', '123', '1234', '12345', '123456'])
  expect(onComplete.mock.calls).toEqual([['123456']])
})

test.each([
  '١٢٣ ٤٥٦',
  '\u2068123456\u2069',
  '\u200F123\u200E-456',
  'رمزك هو: ۱۲۳۴۵۶',
  '\u202B١٢٣٤٥٦\u202C\n',
  '1234567890',
  'مسار 22/11/2026: رمزك ١٢٣٤٥٦ صالح 10 دقائق',
  'G-123456, 2026',
  '１２３４５６',
])('pasting %j completes with 123456', async text => {
  const { field, onChange, onComplete } = code()
  await userEvent.click(field)
  await userEvent.paste(text)
  expect(onChange.mock.calls).toEqual([['123456']])
  expect(onComplete.mock.calls).toEqual([['123456']])
  expect(field).toHaveValue('123456')
})

test('autofill that writes the value at once completes too', () => {
  const { field, onComplete } = code()
  fireEvent.change(field, { target: { value: '٦٥٤٣٢١' } })
  expect(onComplete.mock.calls).toEqual([['654321']])
})

test('letters change nothing and are not reported; what goes beyond the length is left out', async () => {
  const { field, onChange } = code({ length: 4 })
  await userEvent.type(field, 'رأ1x2')
  expect(onChange.mock.calls).toEqual([['1'], ['12']])
  await userEvent.type(field, '345')
  expect(field).toHaveValue('1234')
})

test('a filled place is corrected where it stands: arrows go to it, the next digit replaces it', async () => {
  const { field, onChange } = code({ defaultValue: '123956' })
  await userEvent.click(field)
  field.setSelectionRange(5, 6)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}4')
  expect(field).toHaveValue('123456')
  expect(onChange).toHaveBeenLastCalledWith('123456')
})

test('the error is linked, and the field says that it is wrong', () => {
  const { field } = code({ error: 'الرمز غير صحيح', hint: 'أرسلناه إلى بريدك' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('الرمز غير صحيح أرسلناه إلى بريدك')
})

test('a code under the caller’s control shows what the caller holds', () => {
  const { field } = code({ value: '12' })
  fireEvent.change(field, { target: { value: '123' } })
  expect(field).toHaveValue('12')
})
