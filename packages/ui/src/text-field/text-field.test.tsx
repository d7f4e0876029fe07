import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { renderUi } from '../testing/render.tsx'
import { TextField } from './text-field.tsx'

test('error and hint describe the field, and it is invalid while the error stands', () => {
  const { rerender } = renderUi(<TextField label="الاسم" hint="كما في الهوية" error="الاسم مطلوب" />)
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('الاسم مطلوب كما في الهوية')
  rerender(<TextField label="الاسم" hint="كما في الهوية" />)
  expect(screen.getByRole('textbox')).toBeValid()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('كما في الهوية')
})

test('an e-mail is left to right in Arabic too', () => {
  renderUi(<TextField label="البريد" type="email" />)
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr')
})

test('the password shows and hides, and says what the button will do', async () => {
  renderUi(<PasswordField label="كلمة المرور" autoComplete="current-password" />)
  const field = screen.getByLabelText('كلمة المرور')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'إخفاء كلمة المرور' })).toBeInTheDocument()
})

test('search: Enter submits the text, Escape empties it and keeps the focus', async () => {
  const onSubmit = vi.fn()
  renderUi(<SearchField label="البحث" onSubmit={onSubmit} />)
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'برمجة{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('برمجة')
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('the summary takes the focus, and an error leads to its field', async () => {
  renderUi(
    <>
      <FormErrorSummary errors={[{ fieldId: 'name', message: 'الاسم مطلوب' }]} />
      <TextField id="name" label="الاسم" />
    </>,
  )
  expect(screen.getByRole('group', { name: 'أمر واحد يحتاج إلى تعديل' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'الاسم مطلوب' }))
  expect(screen.getByRole('textbox')).toHaveFocus()
})
