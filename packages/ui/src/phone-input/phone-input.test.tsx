import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CountryCode } from 'libphonenumber-js/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import type { UiLocale } from '../ui-provider/locale.ts'
import { loadPhoneLibrary } from './phone-library.ts'
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx'
import type { PhoneValue } from './phone-value.ts'

const answer = (text: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, { status }))

beforeEach(() => void answer('1;SA;SAU;Saudi Arabia'))
afterEach(() => vi.restoreAllMocks())

/** The field with its parser there, and the values it told. */
async function phone(props: Partial<PhoneInputProps> = {}, locale: UiLocale = 'ar') {
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
const few: CountryCode[] = ['SA', 'AE', 'KW', 'QA', 'OM', 'EG', 'JO', 'GB', 'JM', 'KP', 'KR']
const listed = (locale: UiLocale = 'ar') => phone({ countries: few }, locale)
/** Without a pause, however slow the machine: the list forgets after one. */
const typeAtOnce = (text: string) =>
  [...text].forEach(key => fireEvent.keyDown(document.activeElement!, { key }))
const options = () => screen.findAllByRole('option')
const focusedName = () =>
  document.activeElement?.role === 'option' ? document.activeElement.textContent : null

test('every change emits the whole object, its fields named as specified', async () => {
  const { values, type, last } = await phone()
  await type('0501234567')
  expect(values.length).toBeGreaterThanOrEqual(10)
  for (const value of values)
    expect(Object.keys(value)).toEqual(
      expect.arrayContaining([
        'countryCode',
        'valid',
        'country',
        'formatted',
        'nationalNumber',
        'e164',
        'reason',
      ]),
    )
  expect(last()).toEqual({
    countryCode: 'SA',
    valid: true,
    country: { name: 'المملكة العربية السعودية', iso2: 'SA', dialCode: '966' },
    formatted: '050 123 4567',
    nationalNumber: '501234567',
    e164: '+966501234567',
    extension: null,
    reason: null,
    isPending: false,
  })
})

test.each([
  ['TOO_SHORT', '05012', 'SA'],
  ['TOO_LONG', '050123456789', 'SA'],
  ['NOT_A_NUMBER', 'مرحبا', 'SA'],
  ['INVALID_COUNTRY', '+999123456', 'SA'],
  ['NOT_A_NUMBER', '0001234567', 'SA'],
  // A national number has 2 to 17 digits, whatever the country.
  ['TOO_SHORT', '5', 'SA'],
  ['TOO_SHORT', '55', 'SA'],
  ['TOO_LONG', '5'.repeat(17), 'SA'],
  ['TOO_LONG', '5'.repeat(18), 'SA'],
])('reason %s for %s, told on leaving the field and linked to it', async (reason, text, country) => {
  const { field, type, last } = await phone({ defaultCountry: country })
  await type(text)
  expect(last()).toMatchObject({ valid: false, reason, e164: null })
  expect(field).toBeValid()
  await userEvent.tab()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/\S/)
})

test.each([
  ['٠٥٠١٢٣٤٥٦٧'],
  ['۰۵۰۱۲۳۴۵۶۷'],
  ['+966 50 123 4567'],
  ['\u202A+966\u00A050\u00A0123\u00A04567\u202C'],
  ['\u2066٠٥٠-١٢٣-٤٥٦٧\u2069'],
  ['00966501234567'],
  ['＋٩٦٦ (٥٠) ١٢٣٤٥٦٧'],
  ['501234567'],
])('pasting %j gives the same ASCII E.164', async text => {
  const { field, last, judged } = await phone()
  await userEvent.click(field)
  await userEvent.paste(text)
  await judged()
  expect(last().e164).toBe('+966501234567')
  expect(field.value).toMatch(/^[\x20-\x7E]*$/)
})

test('digits of another script appear as ASCII while they are typed, and the caret stays where it was', async () => {
  const { field } = await phone({ defaultValue: '050 567' })
  await userEvent.click(field)
  field.setSelectionRange(4, 4)
  await userEvent.keyboard('١٢')
  expect(field).toHaveValue('050 12567')
  expect(field.selectionStart).toBe(6)
})

test('text is capped at 250 characters', async () => {
  const { field } = await phone()
  fireEvent.change(field, { target: { value: '5'.repeat(400) } })
  expect(field.value).toHaveLength(250)
})

test('a paste longer than the cap is cleaned before it is cut', async () => {
  const { field, last, judged } = await phone()
  expect(field).not.toHaveAttribute('maxlength')
  await userEvent.click(field)
  await userEvent.paste(`${'\u200B'.repeat(300)}050 123 4567`)
  await judged()
  expect(last().e164).toBe('+966501234567')
})

test('the restricted set takes digits of any script, spaces, parentheses, plus and minus, and nothing else', async () => {
  const { field, type } = await phone({ isRestricted: true })
  await type('+٩٦٦ (۵0) 12-3x4a5ب6.7')
  expect(field).toHaveValue('+966 (50) 12-34567')
})

test.each([
  'x12',
  'ex 12',
  ' تحويلة 12',
  ' داخلي ١٢',
  'ext. 12',
  ' ext 12',
  ';ext=12',
  '#12',
  ' доб. 12',
  ' anexo 12',
  'ｅｘｔ１２',
])('an extension written %s is recognised', async notation => {
  const { field, last, judged } = await phone({ kind: 'any' })
  fireEvent.change(field, { target: { value: `0501234567${notation}` } })
  await judged()
  expect(last()).toMatchObject({ valid: true, e164: '+966501234567', extension: '12' })
})

test('a number that begins with + sets the country, a national one keeps it', async () => {
  const { button, type, last } = await phone()
  await type('+971501234567')
  expect(last()).toMatchObject({ countryCode: 'AE', e164: '+971501234567', country: { iso2: 'AE' } })
  expect(button).toHaveAccessibleName(/رمز الدولة: الإمارات العربية المتحدة .*\+971/)
})

test.each([
  ['+12423591234', 'BS'],
  ['+12015550123', 'US'],
  ['+77710009998', 'KZ'],
])('%s shares its code with others and still finds %s', async (text, country) => {
  const { type, last } = await phone()
  await type(text)
  expect(last().countryCode).toBe(country)
})

test('a valid number is written as its country writes it on leaving, and announced', async () => {
  const { field, type } = await phone()
  await type('0501234567')
  await userEvent.tab()
  expect(field).toHaveValue('050 123 4567')
  expect(screen.getByRole('status')).toHaveTextContent('050 123 4567')
})

test('another country rewrites an international number with the same national part', async () => {
  const { button, type, last, field } = await listed()
  await type('+966501234567')
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('option', { name: /الإمارات/ }))
  expect(last()).toMatchObject({ countryCode: 'AE', e164: '+971501234567' })
  expect(field).toHaveValue('+971501234567')
  expect(field).toHaveFocus()
})

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

test('a form that the browser sends itself sends E.164, or what is typed while that is no number', async () => {
  const onChange = vi.fn<(value: PhoneValue) => void>()
  renderUi(
    <form aria-label="form">
      <PhoneInput label="Phone" name="phone" defaultCountry="SA" onChange={onChange} />
    </form>,
    'en',
  )
  const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('phone')
  await userEvent.type(screen.getByRole('textbox'), '٠٥٠١٢٣٤٥٦')
  await waitFor(() => expect(onChange.mock.lastCall?.[0].isPending).toBe(false))
  expect(sent()).toEqual(['050123456'])
  await userEvent.type(screen.getByRole('textbox'), '7')
  expect(sent()).toEqual(['+966501234567'])
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
