import { canonicalJson } from '@masar/text'
import { expect, test } from 'vitest'
import type { EvidenceFacts, SnapshotPerson } from '../../../db/schema/index.ts'
import { sha256 } from './hash.ts'
import { hashOfAll } from './inspected-data.ts'

const facts: EvidenceFacts = {
  version: 1,
  company: { name: { en: 'Palm' }, registration_number: '1' },
  requirement: { title: { en: 'Safety' }, is_path: false, renewal_months: null, grace_days: 0 },
  scope: { department: null, group: null },
  as_of: '2026-01-01',
  made_at: '2026-01-02T08:00:00.000Z',
  names: 'full',
  counts: { met: 0, waived: 0, due: 0, grace: 0, late: 5000, expired: 0 },
}
const people = Array.from({ length: 5000 }, (_, at): SnapshotPerson => ({
  name: `P${at}`,
  number: null,
  department: null,
  status: 'late',
  completed_on: null,
  valid_until: null,
  due_on: null,
  certificates: [],
  waiver: null,
}))

test('the hash of a large snapshot is that of its text, and other work goes on while it is computed', async () => {
  let turns = 0
  let isOver = false
  const work = () => {
    turns += 1
    if (!isOver) setImmediate(work)
  }
  setImmediate(work)
  const hash = await hashOfAll(facts, people)
  isOver = true
  expect(hash).toBe(sha256(canonicalJson({ ...facts, people })))
  expect(turns).toBeGreaterThanOrEqual(5)
})
