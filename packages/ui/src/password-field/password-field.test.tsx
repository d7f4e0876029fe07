import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordRules } from './password-rules.ts'

const kept = (password: string) =>
  passwordRules(password)
    .filter(({ isKept }) => isKept)
    .map(({ rule }) => rule)

test.each([
  ['', []],
  ['masar', ['characters']],
  ['Masar', ['uppercase', 'characters']],
  ['Masar@26', ['length', 'uppercase', 'special', 'characters']],
  ['Masar#2026', ['length', 'uppercase']],
  ['Masar @2026', ['length', 'uppercase', 'special']],
  ['مسار@2026', ['length', 'special']],
  ['Masar@٢٠٢٦', ['length', 'uppercase', 'special']],
  ['Écoute@2026', ['length', 'special']],
  [`M@${'a'.repeat(126)}`, ['length', 'uppercase', 'special', 'characters']],
  [`M@${'a'.repeat(127)}`, ['uppercase', 'special', 'characters']],
])('%s keeps %j', (password, rules) => expect(kept(password)).toEqual(rules))

test.each([...'@$!%*?&'])('%s is one of the special characters', special =>
  expect(kept(`Aaaaaaa${special}`)).toHaveLength(4),
)

const list = () => within(screen.getByRole('list'))

test('the rules of a new password follow what is typed, and the count is announced', async () => {
  renderUi(<PasswordField label="كلمة المرور" autoComplete="new-password" />)
  expect(list().getAllByRole('img', { name: 'ناقص' })).toHaveLength(4)
  const field = screen.getByLabelText('كلمة المرور')
  await userEvent.type(field, 'Masar@26')
  expect(list().getAllByRole('img', { name: 'مكتمل' })).toHaveLength(4)
  expect(screen.getByRole('status')).toHaveTextContent('الشروط المستوفاة: 4 من 4')
  await userEvent.type(field, '{Backspace}')
  expect(list().getAllByRole('img', { name: 'ناقص' })).toHaveLength(1)
  expect(field).toHaveAccessibleDescription(/8 أحرف/)
})

test('an Arabic keyboard is noticed', async () => {
  renderUi(<PasswordField label="كلمة المرور" autoComplete="new-password" />)
  expect(screen.queryByText(/لوحة المفاتيح/)).toBeNull()
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'م')
  expect(screen.getByText(/لوحة المفاتيح/)).toBeVisible()
})

test('a known password shows no rules; 128 characters are the most', () => {
  renderUi(<PasswordField label="كلمة المرور" autoComplete="current-password" />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByLabelText('كلمة المرور')).toHaveAttribute('maxlength', '128')
})
