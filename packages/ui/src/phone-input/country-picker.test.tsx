import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { PhoneInput } from './phone-input.tsx'
import { few, listed, phone, withCountryLookup } from './phone-field.testing.tsx'

withCountryLookup()

/** Without a pause, however slow the machine: the list forgets after one. */
const typeAtOnce = (text: string) =>
  [...text].forEach(key => fireEvent.keyDown(document.activeElement!, { key }))
const options = () => screen.findAllByRole('option')
const focusedName = () =>
  document.activeElement?.role === 'option' ? document.activeElement.textContent : null

test.each([
  ['mouse', async (button: HTMLElement) => userEvent.click(button), 'السعودية'],
  ['space', async () => userEvent.keyboard(' '), 'السعودية'],
  ['arrow down', async () => userEvent.keyboard('{ArrowDown}'), 'الإمارات'],
  ['Enter', async () => userEvent.keyboard('{Enter}'), 'السعودية'],
] as const)('the list opens by %s', async (_, open, highlighted) => {
  const { button } = await listed()
  button.focus()
  await open(button)
  expect((await options()).length).toBe(few.length)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(focusedName()).toContain(highlighted))
})

test('Escape closes the list and gives the focus back to the button', async () => {
  const { button } = await listed()
  await userEvent.click(button)
  await waitFor(() => expect(focusedName()).toContain('السعودية'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})

test('Tab closes the list and the focus moves on to the number', async () => {
  const { button, field } = await listed()
  await userEvent.click(button)
  await waitFor(() => expect(focusedName()).toContain('السعودية'))
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(field).toHaveFocus()
})

test.each([
  ['ar', 'كويت', 'الكويت'],
  ['ar', '٩٦٨', 'عُمان'],
  ['en', 'united k', 'United Kingdom'],
  ['en', 'الاردن', 'Jordan'],
] as const)('in %s typing %s goes to %s', async (locale, typed, name) => {
  const { button } = await listed(locale)
  await userEvent.click(button)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'))
  typeAtOnce(typed)
  expect(focusedName()).toContain(name)
})

test('typed letters are forgotten after 700 ms, and not before', async () => {
  const { button } = await listed('en')
  await userEvent.click(button)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'))
  vi.useFakeTimers({ shouldAdvanceTime: false })
  try {
    fireEvent.keyDown(document.activeElement!, { key: 'j' })
    expect(focusedName()).toContain('Jordan')
    vi.advanceTimersByTime(699)
    fireEvent.keyDown(document.activeElement!, { key: 'a' })
    expect(focusedName()).toContain('Jamaica')
    vi.advanceTimersByTime(701)
    fireEvent.keyDown(document.activeElement!, { key: 'k' })
    expect(focusedName()).toContain('Kuwait')
  } finally {
    vi.useRealTimers()
  }
})

test('Enter takes the highlighted country', async () => {
  const { button, last } = await listed()
  await userEvent.click(button)
  await waitFor(() => expect(focusedName()).toContain('السعودية'))
  typeAtOnce('965')
  await userEvent.keyboard('{Enter}')
  expect(last().country?.iso2).toBe('KW')
  expect(button).toHaveAccessibleName(/الكويت .*\+965/)
})

test('all 245 countries are there, the Gulf first', async () => {
  const { button } = await phone()
  await userEvent.click(button)
  const codes = (await options()).map(option => option.dataset['key'])
  expect(codes).toHaveLength(245)
  expect(codes.slice(0, 8)).toEqual(['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO'])
})

test('the box for fingers narrows the list', async () => {
  const { button } = await listed('en')
  await userEvent.click(button)
  await options()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a country' }), 'korea')
  const list = screen.getByRole('listbox')
  expect(
    within(list)
      .getAllByRole('option')
      .map(option => option.getAttribute('data-key'))
      .toSorted(),
  ).toEqual(['KP', 'KR'])
})

test('in that box Enter takes the first country found, and an arrow goes down to it', async () => {
  const { button, last } = await listed('en')
  const search = () => screen.getByRole('searchbox', { name: 'Find a country' })
  await userEvent.click(button)
  await options()
  await userEvent.type(search(), '{Enter}')
  expect(search()).toBeVisible()
  await userEvent.type(search(), 'kor{ArrowDown}')
  expect(focusedName()).toContain('North Korea')
  await userEvent.type(search(), '{Backspace}{Backspace}{Backspace}uk{Enter}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(last().country?.iso2).toBe('GB')
})

test('the picker of a field that is only read does not open', async () => {
  renderUi(<PhoneInput label="Phone" readOnly defaultValue="+966501234567" />, 'en')
  await userEvent.click(screen.getByRole('button'))
  screen.getByRole('button').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.queryByRole('option')).toBeNull()
})

test('list and options carry the page’s direction, the code its own', async () => {
  const { button } = await listed()
  await userEvent.click(button)
  const [first] = await options()
  expect(first!.closest('[dir]')).toHaveAttribute('dir', 'rtl')
  expect(within(first!).getByText('+966')).toHaveAttribute('dir', 'ltr')
})

test.each([
  ['below', 700, 'bottom'],
  ['above', 60, 'top'],
])('opens %s when %s px remain', async (_, room, side) => {
  const { button } = await listed()
  const top = innerHeight - room - 48
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top,
    bottom: top + 48,
    left: 0,
    right: 300,
    width: 300,
    height: 48,
    x: 0,
    y: top,
    toJSON: () => ({}),
  })
  await userEvent.click(button)
  await options()
  expect(screen.getByRole('dialog', { name: 'اختيار الدولة' })).toHaveAttribute('data-placement', side)
})
