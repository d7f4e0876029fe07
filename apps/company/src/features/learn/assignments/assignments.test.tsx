import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { given, serve, served, servedKeys } from '../../../testing/serve.tsx'
import { addressOf, placeOf } from '../place.ts'
import { type AssignmentRow, assignmentsQuery } from '../queries.ts'
import { AssignmentsView } from './assignments-view.tsx'

const row = (id: number, name: string): AssignmentRow => ({
  id,
  employee: { id: id + 100, name, has_left: false },
  course: { id: 3, title: 'Clear writing', category_slug: 'languages' },
  path: null,
  due_on: '2026-05-15',
  due_days: null,
  counts_working_days: false,
  state: 'assigned',
  is_overdue: true,
  is_late: false,
  percent: 0,
  score: null,
  assigned_at: '2026-01-01T00:00:00Z',
  completed_at: null,
})
const list = {
  pages: [
    {
      data: [row(7, 'Amal'), row(8, 'Basma'), row(9, 'Dana')],
      // As the service counts a longer list.
      meta: { next_cursor: 'x', total: 1000, total_is_capped: true },
    },
  ],
  pageParams: [undefined],
}
const filters = { state: 'overdue' } as const
const show = (chosen?: string) =>
  given(
    <AssignmentsView filters={filters} marks={{ chosen }} />,
    assignmentsQuery(filters).queryKey,
    list,
    'en',
    '/learn?company&state=overdue',
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const bar = () => screen.findByRole('region', { name: 'Acts for the assignments chosen' })

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
})

test('a place keeps what is chosen and which act or file shows', () => {
  const place = { state: 'overdue', with_left: true, chosen: 'all-7-9', act: 4, export: 5 } as const
  expect(placeOf(Object.fromEntries(new URL(addressOf(place), 'https://masar.test').searchParams))).toEqual(
    place,
  )
})

test.each([
  ['ar', 'بمن فيهم من غادر الشركة.', 'من دونهم', 'غادر الشركة'],
  ['en', 'Including people who have left.', 'Without them', 'Has left'],
] as const)(
  'in %s a list with people who have left says so, marks them, and leads to one without',
  async (locale, said, without, mark) => {
    const [first, second] = [row(7, 'Amal'), row(8, 'Basma')]
    const left = { ...second, employee: { ...second.employee, has_left: true } }
    const all = { ...filters, with_left: true } as const
    const { address } = given(
      <AssignmentsView filters={all} />,
      assignmentsQuery(all).queryKey,
      { pages: [{ data: [first, left], meta: { next_cursor: null, total: 2 } }], pageParams: [undefined] },
      locale,
      '/learn?company&state=overdue&with_left=true',
    )
    expect(screen.getByText(said)).toBeVisible()
    const [, ofFirst, ofLeft] = await screen.findAllByRole('row')
    expect(ofFirst).not.toHaveTextContent(mark)
    expect(ofLeft).toHaveTextContent(mark)
    await press(without)
    await waitFor(() => expect(address()).not.toContain('with_left'))
    expect(address()).toContain('state=overdue')
  },
)

test('all that match but one are reminded in the background, and what came of it is said', async () => {
  serve({
    'POST /assignments/bulk': { data: { id: 31, total: 4999 } },
    'GET /assignment-acts/31': {
      data: { id: 31, act: 'remind', state: 'done', total: 4999, done: 4999, changed: 1200 },
    },
  })
  const { address } = show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await press('Choose all that match')
  await userEvent.click(screen.getByRole('checkbox', { name: /Select.*Basma/ }))
  expect(await bar()).toHaveTextContent('More than 999 assignments chosen')
  await waitFor(() => expect(address()).toContain('chosen=all-8'))
  await press('Remind')
  const dialog = await screen.findByRole('alertdialog', { name: 'Remind of more than 999 assignments?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remind' }))
  expect(await screen.findByText('1,200 people were reminded.')).toBeVisible()
  expect(served('POST /assignments/bulk')).toEqual([
    { act: 'remind', filters: { state: 'overdue', except_ids: [8] } },
  ])
  await waitFor(() => expect(address()).toContain('act=31'))
})

test('what many would lose, or a file would have, is not said to be less than it is', async () => {
  show('all')
  await press('Withdraw')
  const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw more than 1,000 assignments?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await press('Change the due date')
  const due = await screen.findByRole('dialog')
  expect(due).toHaveTextContent('This concerns more than 1,000 assignments.')
  await userEvent.click(within(due).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('The file has more than 1,000 assignments')
})

test('after a lost answer the same wish has the same key, and another wish another', async () => {
  serve({ 'POST /assignments/bulk': { status: 504, code: 'internal', message: 'x' } })
  show('all')
  await press('Change the due date')
  const save = await screen.findByRole('button', { name: 'Save the due date' })
  const without = await screen.findByRole('checkbox', { name: 'No due date' })
  const keys = () => servedKeys('POST /assignments/bulk')
  const send = async (times: number) => {
    await userEvent.click(save)
    await waitFor(() => expect(keys()).toHaveLength(times))
    await waitFor(() => expect(save).toBeEnabled())
  }
  await send(1)
  await send(2)
  await userEvent.click(without)
  await send(3)
  expect(served('POST /assignments/bulk')).toMatchObject([
    { due_on: list.pages[0]?.data[0]?.due_on },
    { due_on: list.pages[0]?.data[0]?.due_on },
    { due_on: null },
  ])
  const [first, again, other] = keys()
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a due day of those that the address has chosen is changed at once where they are few', async () => {
  serve({ 'PATCH /assignments': { data: { changed: 2 } } })
  show('7-9')
  expect(await bar()).toHaveTextContent('2 assignments chosen')
  await press('Change the due date')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'No due date' }))
  await press('Save the due date')
  await waitFor(() => expect(served('PATCH /assignments')).toEqual([{ ids: [7, 9], due_on: null }]))
})

test('what is chosen alone goes into a file, a long list is made in the background', async () => {
  serve({
    'POST /assignments/export': new Response('x', { headers: { 'content-type': 'text/csv' } }),
  })
  globalThis.URL.createObjectURL = () => 'blob:x'
  globalThis.URL.revokeObjectURL = () => {}
  show('7')
  const region = within(await bar())
  await userEvent.click(region.getByRole('button', { name: 'Export' }))
  const send = async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  }
  await send()
  await waitFor(() =>
    expect(served('POST /assignments/export')).toEqual([
      { state: 'overdue', assignment_ids: [7], format: 'xlsx' },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  serve({
    'POST /assignments/export': { status: 422, code: 'list_too_long', message: 'x' },
    'POST /assignments/exports': { data: { id: 6 } },
  })
  const [first] = screen.getAllByRole('button', { name: 'Export' })
  await userEvent.click(first!)
  await send()
  await waitFor(() =>
    expect(served('POST /assignments/exports')).toEqual([{ state: 'overdue', format: 'xlsx' }]),
  )
})

test.each([
  ['ar', 'بلا موعد أولًا، ثم الأبعد موعدًا'],
  ['en', 'No due day, then the latest'],
] as const)('in %s the order by due day from its other end says what comes first', (locale, words) => {
  serve({})
  given(
    <AssignmentsView filters={filters} />,
    assignmentsQuery(filters).queryKey,
    list,
    locale,
    '/learn?company&state=overdue',
  )
  expect(screen.getByRole('option', { name: words })).toHaveValue('-due')
})
