import { sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import type { LearningReport, ReportPlace } from '../place.ts'
import { type SavedReport, savedReportsQuery } from './api.ts'
import { SavedViewsDialog } from './saved-views-dialog.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))
afterEach(() => vi.restoreAllMocks())

const place: ReportPlace<LearningReport> = {
  report: 'time',
  by: 'department',
  from: '2026-03-01',
  department: 7,
}
const own: SavedReport = {
  id: 1,
  name: 'ربع السنة',
  is_shared: false,
  is_own: true,
  may_change: true,
  mailed: null,
  report: 'completion',
  by: 'person',
  from: '2026-01-01',
  to: '2026-03-31',
  group: 4,
  created_at: '2026-11-23T09:00:00Z',
}
const theirs: SavedReport = {
  ...own,
  id: 2,
  name: 'Exams',
  report: 'scores',
  by: 'exam',
  is_shared: true,
  is_own: false,
  may_change: false,
}

const show = (views: SavedReport[], locale: 'ar' | 'en') => {
  const onClose = vi.fn()
  given(
    <SavedViewsDialog place={place} onClose={onClose} />,
    savedReportsQuery().queryKey,
    { data: views },
    locale,
    '/reports',
  )
  return { dialog: screen.getByRole('dialog'), onClose }
}

test.each(['ar', 'en'] as const)(
  'saved views lead to their place, and only who may changes them, in %s',
  async locale => {
    const ar = locale === 'ar'
    const { dialog } = show([theirs, own], locale)
    const link = within(dialog).getByRole('link', { name: 'ربع السنة' })
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://masar.test')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      report: 'completion',
      by: 'person',
      from: '2026-01-01',
      group: '4',
    })
    const [first, second] = within(dialog).getAllByRole('listitem')
    expect(first).toHaveTextContent(ar ? 'Examsمشترك' : 'ExamsShared')
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(second as HTMLElement).getAllByRole('button')).toHaveLength(2)
    const { violations } = await axe.run(dialog, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  },
)

test('what is shown is saved under a name, renamed and deleted', async () => {
  serve({
    'POST /saved-reports': { data: { id: 3 } },
    'PATCH /saved-reports/1': { data: null },
    'DELETE /saved-reports/1': { status: 403, code: 'forbidden', message: 'No access.' },
    'GET /saved-reports': { data: [own] },
  })
  const { dialog } = show([own], 'en')
  const press = (name: string | RegExp) => fireEvent.click(within(dialog).getByRole('button', { name }))
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Name' }), {
    target: { value: 'Time of operations' },
  })
  fireEvent.click(within(dialog).getByRole('checkbox'))
  press('Save the view')
  const filters = { from: '2026-03-01', department: 7 }
  await waitFor(() =>
    expect(served('POST /saved-reports')).toEqual([
      { name: 'Time of operations', is_shared: true, report: 'time', by: 'department', ...filters },
    ]),
  )
  press('Rename ربع السنة')
  fireEvent.change(within(dialog).getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement, {
    target: { value: 'Q1' },
  })
  press('Save the name')
  await waitFor(() => expect(served('PATCH /saved-reports/1')).toEqual([{ name: 'Q1' }]))
  await within(dialog).findByRole('link', { name: 'ربع السنة' })
  press('Delete ربع السنة')
  press('Delete the view')
  await waitFor(() =>
    expect(
      within(dialog)
        .getAllByRole('alert')
        .some(each => each.textContent === 'No access.'),
    ).toBe(true),
  )
})

test.each(['ar', 'en'] as const)('a view comes by e-mail as often as one chooses, in %s', async locale => {
  serve({
    'PUT /saved-reports/2/mail': { data: null },
    'GET /saved-reports': { data: [{ ...theirs, mailed: 'weekly' }] },
  })
  const { dialog } = show([theirs], locale)
  const choice = within(dialog).getByRole('combobox', {
    name: locale === 'ar' ? /Exams.*بالبريد/ : 'Exams by e-mail',
  })
  expect(choice).toHaveValue('never')
  fireEvent.change(choice, { target: { value: 'weekly' } })
  await waitFor(() => expect(served('PUT /saved-reports/2/mail')).toEqual([{ rhythm: 'weekly' }]))
  await waitFor(() => expect(choice).toHaveValue('weekly'))
})
