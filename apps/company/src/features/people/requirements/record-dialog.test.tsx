import { sessionStore } from '@masar/app-shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { given, serve } from '../../../testing/serve.tsx'
import { type Person, recordQuery, type Requirement, type RequirementRecord } from './api.ts'
import { RecordDialog } from './record-dialog.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const requirement: Requirement = {
  id: 4,
  course: { id: 3, name: 'Safety' },
  path: null,
  department: null,
  group: null,
  first_due_on: null,
  first_due_days: 30,
  counts_working_days: false,
  renewal_months: 12,
  grace_days: 7,
  created_at: '2026-01-01T00:00:00Z',
  counts: { people: 1, met: 1, expiring: 0, waived: 0, due: 0, grace: 0, late: 0, expired: 0 },
}
test.each([
  ['en', /only while they share their certificates/],
  ['ar', /إلا ما دام يشاركك شهاداته/],
] as const)('in %s a completion without a certificate says when one is seen', (locale, words) => {
  const person: Person = { id: 11, name: 'Amal', number: null, department: null, standings: [] }
  const recordOf = (certificate: string | null): RequirementRecord => ({
    status: 'met',
    is_expiring: false,
    completed_on: '2026-03-01',
    valid_until: null,
    due_on: null,
    due_moved_by: null,
    completions: [{ course: { id: 3, name: 'Safety' }, completed_on: '2026-03-01', certificate }],
    waivers: [],
  })
  const open = (certificate: string | null) =>
    given(
      <RecordDialog person={person} requirement={requirement} day={undefined} onClose={() => undefined} />,
      recordQuery(4, 11, undefined).queryKey,
      { data: recordOf(certificate) },
      locale,
      '/requirements?company',
    )
  const { unmount } = open('aB3-_aB3-_aB3-_aB3-_aB')
  expect(within(screen.getByRole('dialog')).queryByText(words)).toBeNull()
  unmount()
  open(null)
  expect(within(screen.getByRole('dialog')).getByText(words)).toBeVisible()
})

test('a waiver is not said to be given beside the status before it', async () => {
  const person: Person = { id: 11, name: 'Amal', number: null, department: null, standings: [] }
  const before: RequirementRecord = {
    status: 'late',
    is_expiring: false,
    completed_on: null,
    valid_until: null,
    due_on: '2026-03-01',
    due_moved_by: null,
    completions: [],
    waivers: [],
  }
  const shown: string[] = []
  given(
    <RecordDialog person={person} requirement={requirement} day={undefined} onClose={() => undefined} />,
    recordQuery(4, 11, undefined).queryKey,
    { data: before },
    'en',
    '/requirements?company',
  )
  serve({
    'POST /requirements/4/people/11/waivers': { data: { id: 1 } },
    'GET /requirements/4/people/11': { data: { ...before, status: 'waived' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Excuse from it' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Leave')
  const form = screen.getByRole('form')
  const watch = new MutationObserver(() => {
    if (!form.isConnected) shown.push(screen.getByRole('dialog').textContent ?? '')
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await userEvent.click(screen.getByRole('button', { name: 'Give the waiver' }))
  expect(await screen.findByText('Waived')).toBeVisible()
  await vi.waitFor(() => expect(form).not.toBeInTheDocument())
  watch.disconnect()
  expect(shown[0]).toMatch(/Waived/)
  expect(shown.join()).not.toMatch(/Late/)
})
