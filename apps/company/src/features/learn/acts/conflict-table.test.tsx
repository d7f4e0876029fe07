import { sessionStore } from '@masar/app-shell'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { given, serve } from '../../../testing/serve.tsx'
import { type Batch, batchQuery } from '../queries.ts'
import { BatchView } from './batch-view.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const batchOf = (state: Batch['state'], refused: number): Batch => ({
  id: 5,
  state,
  total: 5000,
  done: 4500,
  due_on: null,
  due_days: 14,
  counts_working_days: true,
  created_by: 'نورة',
  created_at: '2026-11-20T09:00:00Z',
  finished_at: null,
  can_undo: false,
  outcomes: {
    assigned: 500,
    no_seat: refused,
    already_assigned: 0,
    course_withdrawn: 0,
    deactivated: 0,
    undone: 0,
    left: 0,
  },
})
const conflicts = 'GET /assignment-batches/5/conflicts?limit=25'
const listed = (names: readonly string[], cursor: string | null = null, total = names.length) => ({
  data: names.map((name, at) => ({
    employee: { id: at + 1, name },
    course: { id: 3, title: 'الكتابة الواضحة' },
    outcome: 'no_seat',
  })),
  meta: { next_cursor: cursor, total, total_is_capped: total > 200 },
})
const show = (batch: Batch, locale: 'ar' | 'en') =>
  given(
    <BatchView id={5} filters={{ batch: 5 }} />,
    batchQuery(5).queryKey,
    { data: batch },
    locale,
    '/learn?company&batch=5',
  )
const count = async (words: RegExp) =>
  expect((await screen.findAllByText(words, { selector: '[role=status]' }))[0]).toBeVisible()

test('while an act runs, the list of what it did not assign follows its numbers', async () => {
  serve({ [conflicts]: listed(['Grace Wanjiru']) })
  const { queryClient } = show(batchOf('running', 1), 'en')
  await count(/1 of 1 shown/)
  serve({ [conflicts]: listed(['Grace Wanjiru', 'Lina Haddad'], 'next', 201) })
  act(() => void queryClient.setQueryData(batchQuery(5).queryKey, { data: batchOf('running', 4000) }))
  expect(await screen.findByText('Lina Haddad')).toBeVisible()
  await count(/2 of 4,000 shown/)
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
})

test.each([
  ['en', 'None of these people is in your branch now.', /1 of 1 shown/],
  ['ar', 'لم يعد أي منهم في فرعك.', /1 من/],
] as const)(
  'in %s a list that is whole is counted itself, and where nobody of it is in the branch now, it is said',
  async (locale, none, one) => {
    serve({ [conflicts]: listed(['Grace Wanjiru']) })
    const { unmount } = show(batchOf('done', 4000), locale)
    await screen.findByText('Grace Wanjiru')
    await count(one)
    expect(screen.queryByText(/4,000/, { selector: '[role=status]' })).toBeNull()
    expect(screen.queryByText(none)).toBeNull()
    unmount()
    serve({ [conflicts]: listed([]) })
    show(batchOf('done', 4000), locale)
    await waitFor(() => expect(screen.getByText(none)).toBeVisible())
  },
)
