import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { lightStem, words } from './words.ts'

test.each([
  ['«أساسيات بايثون»، للمبتدئين!', ['اساسيات', 'بايثون', 'للمبتديين']],
  ['C++ & Node.js 24', ['c', 'node', 'js', '24']],
  ['  ', []],
  ['مُقدِّمة-في_SQL', ['مقدمه', 'في', 'sql']],
])('words of %s', (text, list) => expect(words(text)).toEqual(list))

test.each([
  ['البرمجة', 'برمجة'],
  ['والبرمجة', 'برمجة'],
  ['بالبرمجة', 'برمجة'],
  ['للبرمجة', 'برمجة'],
  ['وباللغة', 'اللغة'],
  ['الرياضيات', 'رياضيات'],
  ['معلمون', 'معلمين'],
  ['كتابها', 'كتاب'],
  ['الواضحة', 'واضحة'],
  ['والواضحة', 'واضحة'],
  ['عربية', 'العربية'],
  ['مهندسة', 'مهندس'],
  ['courses', 'course'],
  ['classes', 'class'],
  ['boxes', 'box'],
  ['studies', 'study'],
  ['databases', 'database'],
  ['branches', 'branch'],
])('%s and %s share a stem', (a, b) => expect(lightStem(fold(a))).toBe(lightStem(fold(b))))

test.each([
  ['برمجة', 'برنامج'],
  ['سلام', 'سلم'],
  ['واجهات', 'جهات'],
  ['والدة', 'ولد'],
  ['course', 'cause'],
  ['class', 'clas'],
  ['status', 'statu'],
])('%s and %s do not', (a, b) => expect(lightStem(fold(a))).not.toBe(lightStem(fold(b))))

test.each(['من', 'في', 'ال', 'و', 'له', 'is', 'bus', 'c', '', '2026'])(
  '%s is too short to lose anything',
  word => expect(lightStem(word)).toBe(word),
)

test.each([
  ['آلة', 'اله'],
  ['واجهات', 'واجه'],
  ['والدة', 'والد'],
  ['الآلة', 'اله'],
  ['واضحة', 'واضح'],
])('the stem of %s is %s: a root keeps its و, and three letters are left', (word, stem) =>
  expect(lightStem(fold(word))).toBe(stem),
)
