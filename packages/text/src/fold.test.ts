import { describe, expect, test } from 'vitest'
import { fold, sortKey } from './fold.ts'

const same: [string, string][] = [
  ['أحمد', 'احمد'],
  ['اَحمد', 'احمد'],
  ['إدارة', 'اداره'],
  ['آداب', 'اداب'],
  ['ٱلرحمن', 'الرحمن'],
  ['مُحَمَّد', 'محمد'],
  ['مـــحـــمد', 'محمد'],
  ['مستشفى', 'مستشفي'],
  ['مؤسسة', 'موسسه'],
  ['بيئة', 'بييه'],
  ['هٰذا', 'هذا'],
  ['٢٠٢٦', '2026'],
  ['۲۰۲۶', '2026'],
  ['２０２６', '2026'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['ﷺ', 'صلى الله عليه وسلم'],
  ['ا\u200B\u0654حمد', 'احمد'],
  ['\u2068مسار\u2069', 'مسار'],
  ['Café', 'cafe'],
  ['PYTHON', 'python'],
  ['Ｐython', 'python'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Søren', 'soren'],
  ['naïve', 'naïve'.normalize('NFD')],
  ['  بايثون \u00A0 للمبتدئين\n', 'بايثون للمبتدئين'],
  ['على', 'علي'],
  ['co\u00ADopera\u200Dtion', 'cooperation'],
]
const different: [string, string][] = [
  ['محمد', 'محمود'],
  ['سلام', 'إسلام'],
  ['كتب', 'كتاب'],
  ['سعيد', 'سعد'],
  ['رأس', 'رس'],
  ['قلب', 'كلب'],
  ['course', 'courses'],
  ['١٢', '21'],
  ['ضرب', 'درب'],
  ['بايثون', 'python'],
]

describe('folding for search', () => {
  test.each(same)('%s finds %s', (a, b) => expect(fold(a)).toBe(fold(b)))
  test.each(different)('%s does not find %s', (a, b) => expect(fold(a)).not.toBe(fold(b)))
  test.each([...same, ...different].flat())('folding %s twice changes nothing', text =>
    expect(fold(fold(text))).toBe(fold(text)),
  )
  test('the folded form is what a database would store', () =>
    expect(fold('  المُؤسَّسةُ  الأُولى ٢٠٢٦ Été ')).toBe('الموسسه الاولي 2026 ete'))
})

describe('sorting', () => {
  test('alef forms stand together and numbers count', () => {
    const names = ['محمد ١٠', 'ابن', 'محمد ٢', 'آب', 'بدر', 'إبل', 'أب']
    const sorted = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))
    expect(sorted).toEqual(['آب', 'أب', 'إبل', 'ابن', 'بدر', 'محمد ٢', 'محمد ١٠'])
  })
  test('ؤ and ئ keep a place of their own', () => {
    expect(sortKey('مؤمن')).not.toBe(sortKey('مومن'))
    expect(sortKey('بئر')).not.toBe(sortKey('بير'))
  })
  test('a run longer than the padding stays whole', () =>
    expect(sortKey('1234567890123')).toBe('1234567890123'))
})
