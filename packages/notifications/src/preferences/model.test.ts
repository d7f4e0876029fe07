import { expect, test } from 'vitest'
import type { Preferences } from './api.ts'
import { channelsFor, isQuiet, kindsOf, minutesToChoose, withChannels, withQuiet } from './model.ts'

const preferences: Preferences = {
  kinds: [
    { kind: 'exam_graded', site: true, push: true, mail: false },
    { kind: 'order_paid', site: true, push: true, mail: false },
  ],
  always_mailed: ['order_paid'],
  quiet_from: 0,
  quiet_until: 0,
  time_zone: 'Asia/Riyadh',
  mail_rhythm: 'each',
  is_seen_in_lessons: false,
}

test('everyone is asked about what can happen to them, by the part of the product it comes from', () => {
  const kind = (name: (typeof preferences.kinds)[number]['kind']) => ({
    kind: name,
    site: true,
    push: true,
    mail: false,
  })
  const all = {
    ...preferences,
    kinds: [...preferences.kinds, kind('assignment_made'), kind('question_asked'), kind('course_asked')],
  }
  const areas = (reader: Partial<Parameters<typeof kindsOf>[1]>) =>
    kindsOf(all, { app: 'learner', teaches: false, actsForCompany: false, ...reader }).map(
      ({ area, kinds }) => `${area}: ${kinds.map(({ kind }) => kind).join()}`,
    )
  const [learner, orders] = [['learning: exam_graded', 'employer: assignment_made'], 'orders: order_paid']
  expect(areas({})).toEqual([...learner, orders])
  expect(areas({ teaches: true })).toEqual([...learner, 'teaching: question_asked', orders])
  expect(areas({ actsForCompany: true })).toEqual([...learner, 'company: course_asked', orders])
  expect(areas({ app: 'company' })).toEqual(['company: course_asked', orders])
})

test('what an e-mail is always sent for is not asked about e-mail, and nothing about devices where none are reached', () => {
  expect(channelsFor(preferences, 'order_paid', true)).toEqual(['site', 'push'])
  expect(channelsFor(preferences, 'exam_graded', true)).toEqual(['site', 'push', 'mail'])
  expect(channelsFor(preferences, 'exam_graded', false)).toEqual(['site', 'mail'])
})

test('other channels of one kind leave the others alone, and what was not asked about', () => {
  const chosen = (asked: string[]) =>
    withChannels(preferences, 'exam_graded', { asked, wanted: ['mail'] }).kinds
  expect(chosen(['site', 'push', 'mail'])).toEqual([
    { kind: 'exam_graded', site: false, push: false, mail: true },
    preferences.kinds[1],
  ])
  expect(chosen(['site', 'mail'])[0]).toEqual({ kind: 'exam_graded', site: false, push: true, mail: true })
})

test('quiet hours begin as a night and end as none', () => {
  const night = withQuiet(preferences, true)
  expect([night.quiet_from, night.quiet_until, isQuiet(night)]).toEqual([1320, 420, true])
  expect(isQuiet(withQuiet(night, false))).toBe(false)
})

test('a minute that was chosen elsewhere can stay', () => {
  expect(minutesToChoose(30)).toHaveLength(48)
  expect(minutesToChoose(45).slice(0, 4)).toEqual([0, 30, 45, 60])
})
