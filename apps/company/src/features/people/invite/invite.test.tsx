import { sessionStore } from '@masar/app-shell'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { InviteScreen } from './invite-screen.tsx'
import type { InviteWay } from './ways.ts'
import { keptLines } from './kept-lines.ts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
})

const show = (locale: 'ar' | 'en', by: InviteWay, importId?: number) =>
  renderPage(
    <InviteScreen by={by} {...(importId !== undefined && { importId })} />,
    locale,
    '/invite?company',
    client => client.setQueryData(departmentsQuery().queryKey, { data: [] }),
  )
const list = {
  id: 3,
  kind: 'lines',
  state: 'ready',
  problem: null,
  total: 12,
  faulty: 1,
  done: 0,
  invited: 0,
  unread_columns: [],
  created_at: '2026-11-23T08:00:00Z',
  finished_at: null,
}
const rows = {
  'GET /imports/3/rows?state=faulty&limit=100': {
    data: [
      {
        line: 4,
        cells: { name: 'سارة', email: 'sara@' },
        faults: [{ column: 'email', message: 'أدخل بريدًا إلكترونيًا مثل name@example.com.' }],
      },
    ],
    meta: { next_cursor: null, total: 1, total_is_capped: false },
  },
}

test('one person is invited, what is wrong stands at its field, and the link can be handed over', async () => {
  const call = 'POST /invitations'
  const refused = { status: 422, code: 'validation', message: '', errors: { email: ['Enter an address.'] } }
  serve({ [call]: refused })
  show('en', 'one')
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: ' Sara ' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^E-mail/ }), { target: { value: 'x' } })
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription('Enter an address.'),
  )
  expect(served(call)).toEqual([{ name: 'Sara', email: 'x' }])
  serve({
    [call]: { data: { employee_id: 1, link: 'https://masar.test/invitation?invitation=t', expires_at: '' } },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('https://masar.test/invitation?invitation=t')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('')
})

test('one person is invited with a line manager and groups', async () => {
  const call = 'POST /invitations'
  const lead = { id: 8, name: 'Omar', number: 'E-8' }
  serve({
    'GET /employees?limit=20&state=active': {
      data: [lead],
      meta: { next_cursor: null, total: 1, total_is_capped: false },
    },
    [call]: { data: { employee_id: 1, link: 'https://masar.test/invitation?invitation=t', expires_at: '' } },
  })
  const { queryClient } = show('en', 'one')
  const group = (id: number, name: string) => ({
    id,
    name,
    names: { en: name },
    member_count: 0,
    rule_count: 0,
  })
  act(() =>
    queryClient.setQueryData(groupsQuery().queryKey, { data: [group(5, 'Drivers'), group(6, 'New people')] }),
  )
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Sara' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^E-mail/ }), {
    target: { value: 'sara@nakhla.test' },
  })
  await userEvent.click(screen.getByRole('combobox', { name: /^Line manager/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Omar (E-8)' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'New people' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() =>
    expect(served(call)).toEqual([
      { name: 'Sara', email: 'sara@nakhla.test', manager_id: 8, group_ids: [6] },
    ]),
  )
})

test('typed lines are kept, uploaded and looked at before anybody is invited', async () => {
  serve({ 'POST /imports': { data: { id: 3 } } })
  const { unmount } = show('ar', 'lines')
  await userEvent.click(screen.getByRole('button', { name: 'فحص القائمة' }))
  const field = screen.getByRole('textbox', { name: /الأشخاص/ })
  expect(field).toHaveAccessibleDescription(/أدخل بريدًا إلكترونيًا واحدًا على الأقل/)
  fireEvent.change(field, { target: { value: 'سارة <sara@>' } })
  unmount()
  show('ar', 'lines')
  expect(screen.getByRole('textbox', { name: /الأشخاص/ })).toHaveValue('سارة <sara@>')
})

test('every faulty row says what is wrong, the good ones are invited, and the lines go back to be mended', async () => {
  serve({ 'GET /imports/3': { data: list }, ...rows, 'POST /imports/3/invite': { data: null } })
  show('ar', 'one', 3)
  expect(await screen.findByText(/يمكن دعوة 11 شخصًا/)).toHaveTextContent('في صف واحد خطأ')
  const table = await screen.findByRole('table', { name: 'صفوف فيها أخطاء' })
  expect(table).toHaveTextContent('أدخل بريدًا إلكترونيًا مثل')
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'دعوة 11 شخصًا' }))
  await waitFor(() => expect(served('POST /imports/3/invite')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'تصحيح الأسطر الخاطئة' }))
  await waitFor(() => expect(keptLines.read()).toBe('سارة <sara@>'))
})

test('all faulty lines go back to be mended, also those of pages that were not shown', async () => {
  const page = (line: number, email: string, next: string | null) => ({
    data: [{ line, cells: { email }, faults: [] }],
    meta: { next_cursor: next, total: 2, total_is_capped: false },
  })
  serve({
    'GET /imports/3': { data: { ...list, faulty: 2 } },
    'GET /imports/3/rows?state=faulty&limit=100': page(4, 'sara@', 'c4'),
    'GET /imports/3/rows?state=faulty&cursor=c4&limit=100': page(9, 'omar@', null),
  })
  show('en', 'one', 3)
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the lines with errors' }))
  await waitFor(() => expect(keptLines.read()).toBe('sara@\nomar@'))
})

test.each([
  [{ state: 'failed', problem: 'no_header', kind: 'csv' }, /names no column/],
  [{ state: 'done', faulty: 0, done: 12, invited: 12 }, '12 people were invited.'],
  [{ state: 'inviting', faulty: 0, done: 6 }, /You may leave this page/],
])('a list that is %o says so', async (changed, words) => {
  serve({ 'GET /imports/3': { data: { ...list, ...changed } }, ...rows })
  show('en', 'one', 3)
  expect(await screen.findByText(words)).toBeVisible()
})

test('every column that is not read is named, with the reason', async () => {
  const unread_columns = [
    { place: 3, head: 'Line mgr', repeats: null },
    { place: 4, head: 'البريد', repeats: 'email' },
    { place: 6, head: '', repeats: null },
  ]
  serve({ 'GET /imports/3': { data: { ...list, kind: 'csv', unread_columns } }, ...rows })
  const { unmount } = show('en', 'one', 3)
  expect(await screen.findByText(/3 columns of this file are not read/)).toBeVisible()
  expect(screen.getByText(/this name is not known here/)).toHaveTextContent('“Line mgr”')
  expect(screen.getByText(/is read from an earlier column already/)).toHaveTextContent('“البريد”: “E-mail”')
  expect(screen.getByText('Column 6: it has no name.')).toBeVisible()
  unmount()
  show('ar', 'one', 3)
  expect(await screen.findByText(/3 أعمدة في هذا الملف لم تُقرأ/)).toBeVisible()
})

test('an auditor sees who can invite', () => {
  sessionStore.setState({ role: 'auditor' })
  show('en', 'one')
  expect(screen.queryByRole('tab')).toBeNull()
})
