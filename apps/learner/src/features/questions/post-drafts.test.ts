import { expect, test } from 'vitest'
import { countUnsent, keepDraft, readDraft } from './post-drafts.ts'

test('an edit whose time is over is left no more', () => {
  const late = new Date(Date.now() - 1000).toISOString()
  keepDraft(1, 'edit/7', { text: 'Late', key: 'k', base: 'Before', until: late })
  keepDraft(1, 'reply/7', { text: 'Still here', key: 'k' })
  expect([readDraft(1, 'edit/7'), readDraft(1, 'reply/7')?.text]).toEqual([null, 'Still here'])
  expect(countUnsent(1)).toBe(1)
})
