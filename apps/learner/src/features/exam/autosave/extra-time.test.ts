import { expect, test } from 'vitest'
import type { Attempt } from '../api.ts'
import { memoryStore } from '../pending/index.ts'
import { AttemptSession } from './attempt-session.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const moment = (after: number) => new Date(start + after).toISOString()
const attempt: Attempt = {
  id: 7,
  exam_id: 3,
  title: '',
  number: 1,
  state: 'in_progress',
  is_overdue: false,
  holder: 'this-tab',
  navigation: 'free',
  questions_per_page: 1,
  started_at: moment(0),
  deadline_at: moment(60_000),
  deadline_reason: 'time_limit',
  server_time: moment(0),
  allowances: [],
  tools: [],
  section: null,
  questions: [],
}
const sample = { serverTime: moment(0), sentAt: start, receivedAt: start }
const never = () => Promise.reject(new Error('Nothing is asked of the service.'))

test('a refetched attempt brings its extra time, with who gave it and why', () => {
  const ports = {
    store: memoryStore(),
    user: 1,
    send: never,
    look: never,
    leaveSection: never,
    submit: never,
  }
  const session = new AttemptSession({ attempt, sessionLock: 'this-tab', sample }, ports)
  expect(session.state().allowances).toEqual([])
  const allowance = {
    id: 5,
    extra_seconds: 600,
    extra_attempts: 0,
    opens_at: null,
    closes_at: null,
    reason: 'Fire alarm',
    by: 'نورة',
    at: moment(10),
  }
  session.refresh({ ...attempt, deadline_at: moment(660_000), allowances: [allowance] }, sample)
  expect(session.state()).toMatchObject({
    deadline: moment(660_000),
    allowances: [allowance],
    deadlineReason: 'time_limit',
  })
})

test('one that this browser kept before there was extra time has none', () => {
  const { allowances: _none, ...kept } = attempt
  const ports = {
    store: memoryStore(),
    user: 1,
    send: never,
    look: never,
    leaveSection: never,
    submit: never,
  }
  const begun = { attempt: kept as Attempt, sessionLock: 'this-tab', sample }
  expect(new AttemptSession(begun, ports).state().allowances).toEqual([])
})
