import { sessionStore } from '@masar/app-shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { serve, served } from '../../testing/serve.tsx'
import { AssignView } from './assign/assign-view.tsx'
import { emptyDraft, putDraft } from './assign/draft.ts'
import { DueDialog } from './assignments/act-dialogs.tsx'
import type { AssignmentRow } from './queries.ts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
})
const past = 'Choose today or a later day.'
const refused = {
  status: 422,
  code: 'validation',
  message: 'Check what you entered.',
  errors: { due_on: [past] },
}

test('a draft whose due day has passed meanwhile says so where it is assigned', async () => {
  putDraft({
    ...emptyDraft,
    courses: [{ id: 3, title: 'Clear writing' }],
    departments: [{ id: 1, name: 'Operations' }],
    due: 'day',
    dueOn: '2020-01-01',
  })
  const outcomes = { assigned: 1 }
  const preview = {
    people: 1,
    courses: 1,
    total: 1,
    outcomes,
    with_own: 0,
    seats: [],
    cost: 0,
  }
  serve({ 'POST /assignments/preview': { data: preview }, 'POST /assignments': refused })
  renderPage(<AssignView place={{ view: 'assign', step: 'check' }} />, 'en', '/learn?company')
  await userEvent.click(await screen.findByRole('button', { name: 'Make 1 assignment' }))
  expect(await screen.findByText(past)).toBeVisible()
})

test('another due day that has passed is refused at its field', async () => {
  const row = { id: 7, state: 'in_progress', due_on: '2020-01-01' } as AssignmentRow
  serve({ 'PATCH /assignments': refused })
  const chosen = { ids: [7], count: 1 }
  renderPage(
    <DueDialog chosen={chosen} rows={[row]} onClose={() => undefined} onDone={() => undefined} />,
    'en',
    '/learn?company',
  )
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save the due date' }))
  expect(await dialog.findByText(past)).toBeVisible()
  expect(served('PATCH /assignments')).toEqual([{ ids: [7], due_on: '2020-01-01' }])
})
