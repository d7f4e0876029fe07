import { expect, test } from 'vitest'
import { examSettings } from '../../../testing/taught-exam.ts'
import type { ExamRules } from '../exam/api.ts'
import { differences, draftOf, readDraft, type RulesDraft } from './draft.ts'

const stored = {
  ...(examSettings.rules as ExamRules),
  time_limit_seconds: 1830,
  opens_at: '2026-11-21T10:00:30Z',
}
const read = (to: Partial<RulesDraft>) => readDraft({ ...draftOf(stored, 's'), ...to }, stored)

test('what is not touched stays to the second', () => {
  expect(read({})).toEqual({ rules: stored, problems: {} })
  expect(differences(read({}).rules, stored)).toEqual([])
})

test('digits of either script are read, and an empty field is no limit', () => {
  const { rules, problems } = read({ minutes: '٤٥', passMark: '٧٠', attempts: ' ', delay: '10' })
  expect(problems).toEqual({})
  expect(rules).toMatchObject({
    time_limit_seconds: 2700,
    pass_mark: 70,
    attempts_allowed: null,
    attempt_delay_seconds: 600,
  })
  expect(differences(rules, stored)).toEqual([
    'time_limit_seconds',
    'pass_mark',
    'attempts_allowed',
    'attempt_delay_seconds',
  ])
})

test.each<[Partial<RulesDraft>, object]>([
  [{ minutes: '0' }, { time_limit_seconds: 'minutes' }],
  [{ minutes: '1441' }, { time_limit_seconds: 'minutes' }],
  [{ passMark: '' }, { pass_mark: 'pass_mark' }],
  [{ passMark: '101' }, { pass_mark: 'pass_mark' }],
  [{ attempts: '11' }, { attempts_allowed: 'attempts' }],
  [{ perPage: '51' }, { questions_per_page: 'per_page' }],
  [{ delay: '1.5' }, { attempt_delay_seconds: 'delay' }],
  [{ closes: { isSet: true, day: null, time: '10:00' } }, { closes_at: 'moment' }],
  [{ closes: { isSet: true, day: '2026-11-30', time: '25:00' } }, { closes_at: 'moment' }],
  [{ closes: { isSet: true, day: '2026-11-20', time: '10:00' } }, { closes_at: 'order' }],
])('%j is refused at its field', (to, problems) => expect(read(to).problems).toEqual(problems))

test('the order in which fields of the review are named makes no difference', () => {
  const review = { ...stored.review, while_open: stored.review.while_open.toReversed() }
  expect(differences({ ...stored, review }, stored)).toEqual([])
  expect(differences({ ...stored, review: { ...review, after_last_attempt: [] } }, stored)).toEqual([
    'after_last_attempt',
  ])
})

test('what was kept before there was a rule leaves it as it is', () => {
  const now: ExamRules = { ...stored, abandon_unanswered: true, questions_per_page: 4, tools: ['notes'] }
  const { abandonUnanswered: _, perPage: _pages, chosen: _chosen, ...kept } = draftOf(now, 's')
  expect(readDraft(kept, now)).toEqual({ rules: now, problems: {} })
})
