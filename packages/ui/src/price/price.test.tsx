import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { intlTags } from '../ui-provider/locale.ts'
import { formatMoney, Price } from './price.tsx'

/** Intl puts no-break spaces and bidi marks between amount and sign; they are not what these tests are about. */
const plain = (text: string | null) =>
  (text ?? '').replace(/[\u200e\u200f\u061c]/g, '').replace(/\u00a0/g, ' ')

test('149 riyals read in both languages with Latin figures', () => {
  expect(plain(formatMoney(intlTags.ar, 14_900))).toBe('149 ر.س.')
  expect(plain(formatMoney(intlTags.en, 14_900))).toBe('SAR 149')
  expect(plain(formatMoney(intlTags.ar, 123_456_789))).toBe('1,234,567.89 ر.س.')
})

test('a bill keeps the decimals of a whole amount', () => {
  expect(plain(formatMoney(intlTags.en, 14_900, 'SAR', { exact: true }))).toBe('SAR 149.00')
})

test('a currency without minor units, or with three, is divided as it should be', () => {
  expect(plain(formatMoney(intlTags.en, 1500, 'JPY'))).toBe('¥1,500')
  expect(plain(formatMoney(intlTags.en, 1500, 'KWD'))).toBe('KWD 1.500')
})

test('nothing to pay reads free, and a reduced price says which is which', () => {
  expect(renderUi(<Price amount={0} />, 'ar').container).toHaveTextContent('مجاني')
  expect(renderUi(<Price amount={0} />, 'en').container).toHaveTextContent('Free')
  const { container } = renderUi(<Price amount={14_900} compareAt={19_900} />, 'en')
  expect(plain(container.textContent)).toBe('Price now: SAR 149 Price before: SAR 199')
  expect(plain(container.querySelector('s')?.textContent ?? null)).toBe('SAR 199')
})

test('a compare-at price that is no higher is not shown', () => {
  expect(renderUi(<Price amount={14_900} compareAt={14_900} />).container.querySelector('s')).toBeNull()
})
