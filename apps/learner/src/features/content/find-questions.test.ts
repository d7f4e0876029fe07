import { expect, test } from 'vitest'
import { askedIn, findQuestions } from './find-questions.ts'

const questions = [
  { id: 1, question: 'كيف أحصل على الشهادة؟', answer: 'بعد اجتياز الاختبار.' },
  { id: 2, question: 'How do I pay?', answer: 'By **card**, in the cart.' },
]

test.each([
  ['شهاده', [1]],
  ['شهادة', [1]],
  ['الشَّهادة', [1]],
  ['اختبار', [1]],
  ['cards', [2]],
  ['CART pay', [2]],
  ['ca', [2]],
  ['cart شهادة', []],
  ['', [1, 2]],
  ['؟', [1, 2]],
])('«%s» finds %j', (typed, ids) => expect(findQuestions(questions, typed).map(({ id }) => id)).toEqual(ids))

test.each([
  ['#q-12', 12],
  ['q-12', 12],
  ['#q-', null],
  ['#top', null],
  ['', null],
])('%s opens %s', (hash, id) => expect(askedIn(hash)).toBe(id))
