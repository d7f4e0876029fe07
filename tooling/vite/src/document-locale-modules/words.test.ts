import { expect, test } from 'vitest'
import comboboxWords from './combobox-ar.ts'
import gridWords from './grid-ar.ts'
import type { Formatter } from './words.ts'

const rules = new Intl.PluralRules('ar')
/** As React Aria’s own. */
const formatter: Formatter = {
  plural: (count, forms) => {
    const form = forms[rules.select(count)] ?? forms['other'] ?? ''
    return typeof form === 'function' ? form() : form
  },
  number: String,
}

test.each([
  [0, 'لا خيارات متاحة.', 'لا عناصر محددة.'],
  [1, 'خيار واحد متاح.', 'عنصر واحد محدد.'],
  [2, 'خياران متاحان.', 'عنصران محددان.'],
  [3, '3 خيارات متاحة.', '3 عناصر محددة.'],
  [11, '11 خيارًا متاحًا.', '11 عنصرًا محددًا.'],
  [100, '100 خيار متاح.', '100 عنصر محدد.'],
])('%i are counted as Arabic counts', (count, choices, rows) => {
  expect(comboboxWords.countAnnouncement({ optionCount: count }, formatter)).toBe(choices)
  expect(gridWords.selectedCount({ count }, formatter)).toBe(rows)
})

test('an option is said with its group where that is another one, and with its choice', () => {
  const option = { groupTitle: 'الخليج', groupCount: 6, optionText: 'قطر' }
  expect(
    comboboxWords.focusAnnouncement({ ...option, isGroupChange: true, isSelected: true }, formatter),
  ).toBe('المجموعة: الخليج، 6 خيارات متاحة. قطر، محدد')
  expect(
    comboboxWords.focusAnnouncement({ ...option, isGroupChange: false, isSelected: false }, formatter),
  ).toBe('قطر')
})
