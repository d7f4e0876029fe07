import { expect, test } from 'vitest'
import { changedValues } from './audit-change.ts'

test('of what is named before and after, what differs is left', () => {
  const before = { pass_mark: 60, title: { ar: 'اختبار' }, tools: [], delay: null }
  const after = { pass_mark: 70, title: { ar: 'اختبار' }, tools: ['calculator'], questions: 3 }
  expect(changedValues(before, after)).toEqual({
    before: { pass_mark: 60, tools: [], delay: null },
    after: { pass_mark: 70, tools: ['calculator'], questions: 3 },
  })
})

test('an act that is named on one side, or changed nothing, is whole', () => {
  expect(changedValues(null, { role: 'administrator' })).toEqual({
    before: null,
    after: { role: 'administrator' },
  })
  expect(changedValues({ state: 'a' }, { state: 'a' })).toEqual({
    before: { state: 'a' },
    after: { state: 'a' },
  })
})
