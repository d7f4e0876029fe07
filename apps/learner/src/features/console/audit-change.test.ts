import { expect, test } from 'vitest'
import { changesOf } from './audit-change.ts'

test('of what is named before and after, what differs is left', () => {
  const before = { pass_mark: 60, title: { ar: 'اختبار' }, tools: [], delay: null }
  const after = { pass_mark: 70, title: { ar: 'اختبار' }, tools: ['calculator'], questions: 3 }
  expect(changesOf(before, after)).toEqual([
    { name: 'pass_mark', before: 60, after: 70 },
    { name: 'tools', before: [], after: ['calculator'] },
    { name: 'delay', before: null },
    { name: 'questions', after: 3 },
  ])
})

test('an act that is named on one side, or changed nothing, is whole', () => {
  expect(changesOf(null, { role: 'administrator' })).toEqual([{ name: 'role', after: 'administrator' }])
  expect(changesOf({ state: 'a' }, null)).toEqual([{ name: 'state', before: 'a' }])
  expect(changesOf({ state: 'a' }, { state: 'a' })).toEqual([{ name: 'state', before: 'a', after: 'a' }])
  expect(changesOf(null, null)).toEqual([])
})
