import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { DateField } from './date-field.tsx'
import { hijriDate } from './hijri.ts'

test.each([
  ['2026-11-21', 'ar', /11 جمادى الآخرة 1448/],
  ['2026-11-21', 'en', /Jumada II 11, 1448/],
  ['2000-01-01', 'ar', /24 رمضان 1420/],
] as const)('%s in %s is the Hijri day', (date, locale, words) =>
  expect(hijriDate(date, locale)).toMatch(words),
)

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
