import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { given } from '../../testing/serve.tsx'
import { companyHistoryQuery } from './api.ts'
import { HistoryPart } from './history-part.tsx'

test('a course request is described in words', () => {
  const event = {
    id: 1,
    at: '2026-02-03T10:00:00Z',
    action: 'course_request.ask',
    actor: 'سلمى',
    subject: null,
    role: null,
    changed: [],
  }
  const page = { data: [event], meta: { next_cursor: null, total: 1, total_is_capped: false } }
  given(
    <HistoryPart />,
    companyHistoryQuery().queryKey,
    { pages: [page], pageParams: [undefined] },
    'en',
    '/settings',
  )
  expect(screen.getByText('Course requested')).toBeVisible()
  expect(screen.queryByText(/course_request/)).toBeNull()
})
