import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { DateField } from './date-field.tsx'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { intlTags } from '../ui-provider/locale.ts'
import { dayIn } from './hijri.ts'

test.each([
  ['2026-11-21', 'ar', '11 جمادى الآخرة 1448 هـ'],
  ['2026-11-21', 'en', 'Jumada II 11, 1448 AH'],
  ['2000-01-01', 'ar', '24 رمضان 1420 هـ'],
  ['1937-03-13', 'ar', ''],
] as const)('%s in %s is the Hijri day', (date, locale, words) =>
  expect(dayIn('hijri', date, intlTags[locale])).toBe(words),
)

test('a press lets the day be typed in the Hijri calendar, and tells it as an ISO date', async () => {
  const onChange = vi.fn()
  renderUi(<DateField label="الموعد" defaultValue="2026-11-21" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'اكتب التاريخ الهجري' }))
  const part = (type: string) =>
    screen.getAllByRole('spinbutton').find(each => each.getAttribute('data-type') === type)!
  expect(part('year')).toHaveAttribute('aria-valuenow', '1448')
  expect(screen.getByText('21 نوفمبر 2026')).toBeVisible()
  await userEvent.click(part('day'))
  await userEvent.keyboard('٢٩')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-09')
  await userEvent.click(screen.getByRole('button', { name: 'اكتب التاريخ الميلادي' }))
  expect(part('year')).toHaveAttribute('aria-valuenow', '2026')
})

test('who reads by the Hijri calendar types in it from an empty field on, in their digits', async () => {
  const onChange = vi.fn()
  renderUi(
    <UiProvider locale="ar" reading={{ calendar: 'hijri', digits: 'arab' }}>
      <DateField label="الموعد" onChange={onChange} />
    </UiProvider>,
  )
  const parts = screen.getAllByRole('spinbutton')
  const part = (type: string) => parts.find(each => each.getAttribute('data-type') === type)!
  for (const [type, typed] of [
    ['day', '10'],
    ['month', '٠٦'],
    ['year', '1448'],
  ] as const) {
    await userEvent.click(part(type))
    await userEvent.keyboard(typed)
  }
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20')
  expect(screen.getByText('٢٠ نوفمبر ٢٠٢٦')).toBeVisible()
})

test('a day is chosen from a month of the calendar that is typed, by pointer or keys, within its bounds', async () => {
  const onChange = vi.fn()
  renderUi(
    <DateField
      label="الموعد"
      defaultValue="2026-11-21"
      minValue="2026-11-05"
      maxValue="2027-02-01"
      onChange={onChange}
    />,
  )
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /التقويم/ }))
    return screen.findByRole('dialog')
  }
  const november = await open()
  expect(within(november).getByRole('grid', { name: /نوفمبر 2026/ })).toBeVisible()
  expect(within(november).getByRole('button', { name: /، 4 نوفمبر/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(november.querySelector('th')).toHaveTextContent('ح')
  await userEvent.click(within(november).getByRole('button', { name: /، 24 نوفمبر/ }))
  expect(onChange).toHaveBeenLastCalledWith('2026-11-24')
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'اكتب التاريخ الهجري' }))
  const jumada = await open()
  expect(within(jumada).getByRole('grid', { name: /جمادى الآخرة 1448/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-12-01')
})

test('the parts are Gregorian with Latin figures, and the Hijri date stands beside them', () => {
  renderUi(<DateField label="تاريخ الميلاد" defaultValue="2000-01-31" />)
  expect(screen.getAllByRole('spinbutton').map(part => part.getAttribute('aria-valuenow'))).toEqual(
    expect.arrayContaining(['31', '1', '2000']),
  )
  expect(
    screen
      .getByRole('group', { name: /تاريخ الميلاد/ })
      .textContent!.replace(/[\u200e\u200f\u2066-\u2069]/g, ''),
  ).toContain('2000')
  expect(screen.getByText(/شوال 1420/)).toBeVisible()
})

test.each([['٣١'], ['31']])('typing %s into the day gives an ISO date', async typed => {
  const onChange = vi.fn()
  renderUi(<DateField label="التاريخ" defaultValue="2026-10-01" onChange={onChange} />)
  const day = screen.getAllByRole('spinbutton').find(part => part.getAttribute('data-type') === 'day')!
  await userEvent.click(day)
  await userEvent.keyboard(typed)
  expect(onChange).toHaveBeenLastCalledWith('2026-10-31')
})

test.each([
  ['is done', []],
  ['hands its text over, as Safari says', ['insertFromComposition']],
])('digits that an input method composes are typed once, when it %s', async (_, ending) => {
  const onChange = vi.fn()
  renderUi(<DateField label="التاريخ" defaultValue="2026-10-01" onChange={onChange} />)
  const day = screen.getAllByRole('spinbutton').find(part => part.getAttribute('data-type') === 'day')!
  await userEvent.click(day)
  const write = (inputType: string, data: string) =>
    fireEvent(day, new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }))
  fireEvent.compositionStart(day)
  write('insertCompositionText', '٢')
  write('insertCompositionText', '٢٣')
  expect(onChange).not.toHaveBeenCalled()
  for (const inputType of ending) write(inputType, '٢٣')
  fireEvent.compositionEnd(day, { data: '٢٣' })
  expect(onChange.mock.calls).toEqual([['2026-10-23']])
})

test('the error is linked', () => {
  renderUi(<DateField label="التاريخ" error="التاريخ لازم" />)
  expect(screen.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/التاريخ لازم/)
})
