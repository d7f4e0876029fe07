import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const options = [
  ['1', 'الأحساء'],
  ['2', 'أبها'],
  ['3', 'جدّة'],
  ['4', 'مكة المكرمة'],
  ['5', 'Al Khobar'],
].map(([value, text]) => ({ value: value!, text: text! }))

function city(props: Partial<ComboboxProps> = {}) {
  const onChange = vi.fn()
  renderUi(<Combobox label="المدينة" options={options} onChange={onChange} {...props} />)
  return { onChange, field: screen.getByRole('combobox', { name: /المدينة/ }) }
}

test.each([
  ['احسا', 'الأحساء'],
  ['ابها', 'أبها'],
  ['جدة', 'جدّة'],
  ['المكرمه', 'مكة المكرمة'],
  ['khobár', 'Al Khobar'],
])('typing %s finds %s, and Enter takes it', async (typed, name) => {
  const { field, onChange } = city()
  await userEvent.type(field, typed)
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([name])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(options.find(({ text }) => text === name)!.value)
  expect(field).toHaveValue(name)
})

test('typing a keyword finds an option that says it in its list only', async () => {
  const riyadh = { value: '6', text: 'الرياض', keywords: 'Riyadh', content: 'الرياض (Riyadh)' }
  const { field, onChange } = city({ options: [...options, riyadh] })
  await userEvent.type(field, 'riy')
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual([
    'الرياض (Riyadh)',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('6')
  expect(field).toHaveValue('الرياض')
})

test.each([
  ['empty', {}],
  ['filled', { defaultValue: '2' }],
])('a press on the %s field shows all choices, and another leaves them open', async (_, props) => {
  const { field, onChange } = city(props)
  await userEvent.click(field)
  expect(await screen.findAllByRole('option')).toHaveLength(5)
  expect(field).toHaveFocus()
  await userEvent.click(field)
  await userEvent.click(screen.getByRole('option', { name: 'جدّة' }))
  expect(onChange).toHaveBeenLastCalledWith('3')
  expect(screen.queryByRole('option')).toBeNull()
})

test('a press marks what is chosen, so typing replaces it', async () => {
  const { field } = city({ defaultValue: '2' })
  await userEvent.click(field)
  await userEvent.keyboard('جدة')
  expect(field).toHaveValue('جدة')
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(['جدّة'])
})

test('a focus by the keyboard opens nothing, nor does a press on a disabled field', async () => {
  const { field } = city()
  await userEvent.tab()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  city({ label: 'الدولة', isDisabled: true })
  await userEvent.click(screen.getByRole('combobox', { name: /الدولة/ }))
  expect(screen.queryByRole('option')).toBeNull()
})

test('what fits nothing is said so, and leaving puts the chosen one back', async () => {
  const { field, onChange } = city({ defaultValue: '2' })
  await userEvent.clear(field)
  await userEvent.type(field, 'باريس')
  expect(await screen.findByText('لا نتائج لما كتبته')).toBeVisible()
  await userEvent.tab()
  expect(onChange.mock.calls.at(-1)?.[0] ?? null).toBeNull()
  expect(field).not.toHaveValue('باريس')
})

test('the button shows all choices, and the error is linked', async () => {
  const { field } = city({ error: 'المدينة لازمة' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/المدينة لازمة/)
  await userEvent.click(screen.getByRole('button', { name: /عرض الخيارات/ }))
  expect(await screen.findAllByRole('option')).toHaveLength(5)
})

test('choices that are on their way are announced as such', async () => {
  city({ options: [], isLoading: true })
  await userEvent.click(screen.getByRole('button', { name: /عرض الخيارات/ }))
  expect(await screen.findByText('جارٍ التحميل…')).toBeVisible()
})

test('text of one’s own stays where it is taken, until an option is chosen', async () => {
  const onChange = vi.fn()
  function Own() {
    const [value, setValue] = useState<string | null>('2')
    const [text, setText] = useState('أبها')
    return (
      <Combobox
        label="المدينة"
        options={options}
        value={value}
        ownText={{
          value: text,
          maxLength: 12,
          onChange: typed => {
            setText(typed)
            setValue(null)
          },
        }}
        onChange={chosen => {
          onChange(chosen)
          if (chosen === null) return
          setValue(chosen)
          setText(options.find(option => option.value === chosen)?.text ?? '')
        }}
      />
    )
  }
  renderUi(<Own />)
  const field = screen.getByRole('combobox', { name: /المدينة/ })
  expect(field).toHaveAttribute('maxlength', '12')
  await userEvent.clear(field)
  await userEvent.type(field, 'الدوادمي')
  expect(await screen.findByText('لا نتائج لما كتبته، وسيُحفظ كما هو.')).toBeVisible()
  await userEvent.tab()
  expect(field).toHaveValue('الدوادمي')
  expect(onChange.mock.calls.flat().filter(value => value !== null)).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'احسا')
  await userEvent.click(await screen.findByRole('option', { name: 'الأحساء' }))
  expect(onChange).toHaveBeenLastCalledWith('1')
  expect(field).toHaveValue('الأحساء')
})
