import { expect, test } from 'vitest'
import { payloadOf } from './payload.ts'

const data = {
  id: '12',
  seq: '3',
  kind: 'exam_graded',
  title: 'صُحِّح اختبارك',
  link: '/exam-details/result/5',
  locale: 'ar',
}

test('what our service sends', () => {
  expect(payloadOf(data)).toEqual({ ...data, id: 12, seq: 3 })
  const { seq: _none, ...unlisted } = data
  expect(payloadOf({ ...unlisted, locale: 'en' })).toEqual({
    ...unlisted,
    id: 12,
    seq: undefined,
    locale: 'en',
  })
})

test.each([
  ['nothing', undefined],
  ['no id', { ...data, id: '' }],
  ['no title', { ...data, title: '' }],
  ['an id that is no number', { ...data, id: 'x' }],
  ['another site', { ...data, link: 'https://elsewhere.example/' }],
  ['another site without its scheme', { ...data, link: '//elsewhere.example/' }],
  ['a script', { ...data, link: 'javascript:alert(1)' }],
])('%s is no message of ours', (_, wrong) => expect(payloadOf(wrong)).toBeNull())
