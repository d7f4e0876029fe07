import { createHash } from 'node:crypto'
import { fold } from '@masar/text'
import { describe, expect, test } from 'vitest'
import { arabiziPattern } from './arabizi.ts'
import { inOtherLayout } from './keyboard.ts'
import { searchQuery } from './query.ts'
import { searchTerms, searchVersion, termsOf, titleTerms } from './terms.ts'

const stored = (text: string) => searchTerms(text).split(' ')
const isFound = (typed: string, text: string) =>
  termsOf(fold(typed)).some(term =>
    stored(text).some(form => (term.isPrefix ? form.startsWith(term.text) : form === term.text)),
  )

test.each([
  ['ميزانيتي', 'الميزانية'],
  ['فريقك', 'الفريق'],
  ['ضرائب', 'ضريبة'],
  ['الضريبة', 'ضرائب'],
  ['اكسل', 'Excel'],
  ['خطوط', 'الخط'],
  ['وبرمجة', 'البرمجة'],
  ['برمجة', 'وبرمجة'],
  ['مهندس', 'كمهندس'],
  ['لغة', 'للغة'],
  ['companie', 'companies'],
  ['Layla', 'Leila'],
  ['الالكترونيه', 'بالجداول الإلكترونية'],
  ['إلكترونية', 'الإلكترونية'],
  ['الإلكترونية', 'إلكترونيات'],
  ['ألعاب', 'الألعاب'],
  ['الألعاب', 'لعبة'],
  ['ألوان', 'بالألوان'],
  ['المبرمجين', 'البرمجة'],
  ['بياناتي', 'البيانات'],
])('%s finds «%s»', (typed, text) => expect(isFound(typed, text)).toBe(true))

test.each([
  ['جهات', 'واجهات'],
  ['ضرب', 'ضريبة'],
  ['بنود', 'بنوك'],
  ['قلب', 'كلب'],
  ['ألوان', 'وأنواع'],
  ['آلة', 'الهدف'],
  ['خط', 'سطر'],
])('%s does not find «%s»', (typed, text) => expect(isFound(typed, text)).toBe(false))

test('a word that a hyphen joins is found in parts and as one', () => {
  expect(stored('e-mail')).toEqual(['email'])
  expect(stored('right-to-left')).toEqual(['right', 'to', 'left', 'righttoleft'])
})

describe('a query', () => {
  test('leaves out what says nothing, unless nothing else was typed', () => {
    expect(searchQuery('في البرمجة')?.matches).toBe(searchQuery('البرمجة')?.matches)
    expect(searchQuery('في')?.isBroad).toBe(true)
  })
  test('is broad by what was typed', () => {
    expect(searchQuery('آلة')?.isBroad).toBe(false)
    expect(searchQuery('خط')?.isBroad).toBe(true)
  })
  test('is none without letters and digits', () => expect(searchQuery(' «؟» ')).toBeNull())
})

test.each([
  ['fvl[m', 'برمجة'],
  ['حغفاخى', 'python'],
  ['صثلا', 'web'],
  ['Hpbl', 'أحلام'],
])('the keys of «%s» write «%s» in the other layout', (typed, meant) =>
  expect(inOtherLayout(typed)).toContain(meant),
)

test.each([
  ['barmaja', 'البرمجة'],
  ['mo7asaba', 'المحاسبة'],
  ['muhasaba', 'محاسبة'],
  ['ta3leem', 'تعليم'],
  ['tasmeem', 'التصميم'],
  ['edara', 'إدارة'],
  ['mashroo3', 'مشروع'],
])('%s may mean «%s»', (typed, word) => expect(fold(word)).toMatch(new RegExp(arabiziPattern(typed) ?? '$^')))

test.each(['cat', 'aeiou', 'برمجة', '2030', 'c++'])('%s is no Arabizi', typed =>
  expect(arabiziPattern(typed)).toBeNull(),
)

test('terms that change raise their version, so that a job reindexes every course', () => {
  const sample = titleTerms(
    'البرمجة والواجهات للمتاجر وبرمجة ببايثون الخط ميزانيتي مهندسون e-mail right-to-left companies Al Harbi café الإلكترونية ٢٠٣٠ C++',
  )
  expect([searchVersion, createHash('sha256').update(sample).digest('hex').slice(0, 12)]).toEqual([
    1,
    'f75962431890',
  ])
})
