import { sessionStore } from '@masar/app-shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import { type CourseRequest, requestsQuery, useAnswerMany } from './api.ts'
import { requestFiltersOf } from './place.ts'
import { RequestsScreen } from './requests-screen.tsx'

const request = (id: number): CourseRequest => ({
  id,
  employee: { id: id + 100, name: `Person ${id}`, department: null },
  course: { id: 3, title: 'Clear writing', category_slug: 'languages', price: 9_900, is_withdrawn: false },
  asked_by: null,
  reason: '',
  due_on: null,
  due_days: null,
  counts_working_days: false,
  state: 'open',
  free_seats: 100,
  budget: null,
  created_at: '2026-11-20T09:00:00Z',
  decided_at: null,
  decided_by: null,
  answer: null,
})
const all = Array.from({ length: 60 }, (_, at) => request(at + 1))
const shown = all.slice(0, 25)
const bar = () => screen.getByRole('region', { name: 'Acts for the requests chosen' })
const meta = { next_cursor: null, total: 60, total_is_capped: false }

test('all that match but one are approved, more than one call takes, and those that could not are named', async () => {
  sessionStore.setState({ role: 'owner' })
  serve({
    'GET /requests?state=open&limit=100': { data: all, meta },
    'POST /requests/approve': { data: { answered: [1], refused: [{ id: 60, code: 'no_free_seat' }] } },
  })
  const { address } = given(
    <RequestsScreen place={{}} chosen="all-2" />,
    requestsQuery(requestFiltersOf({})).queryKey,
    { pages: [{ data: shown, meta: { ...meta, next_cursor: 'x' } }], pageParams: [undefined] },
    'en',
    '/requests?company',
  )
  expect(bar()).toHaveTextContent('59 requests chosen')
  const card = screen.getAllByRole('listitem').find(each => each.textContent?.includes('Person 3'))
  await userEvent.click(within(card!).getByRole('checkbox'))
  await waitFor(() => expect(address()).toContain('chosen=all-2-3'))
  await userEvent.click(within(bar()).getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve 58 requests' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign the courses' }))
  expect(await screen.findAllByText('Person 60')).not.toHaveLength(0)
  const sent = served('POST /requests/approve') as { ids: number[] }[]
  expect(sent.map(({ ids }) => ids.length)).toEqual([50, 8])
  expect(sent.flatMap(({ ids }) => ids)).not.toContain(2)
})

test('all of a list that is longer than was counted are not offered to be chosen, since not all would be answered', async () => {
  sessionStore.setState({ role: 'owner' })
  given(
    <RequestsScreen place={{}} />,
    requestsQuery(requestFiltersOf({})).queryKey,
    {
      pages: [{ data: shown, meta: { next_cursor: 'x', total: 1000, total_is_capped: true } }],
      pageParams: [undefined],
    },
    'en',
    '/requests?company',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }))
  expect(bar()).toHaveTextContent('25 requests chosen')
  expect(screen.queryByRole('button', { name: 'Choose all that match' })).not.toBeInTheDocument()
})

test('where others have answered what was chosen, it is chosen no more, and no empty dialog opens', async () => {
  sessionStore.setState({ role: 'owner' })
  serve({ 'GET /requests?state=open&limit=100': { data: shown, meta } })
  given(
    <RequestsScreen place={{}} chosen="98-99" />,
    requestsQuery(requestFiltersOf({})).queryKey,
    { pages: [{ data: shown, meta }], pageParams: [undefined] },
    'en',
    '/requests?company',
  )
  await userEvent.click(within(bar()).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Acts for the requests chosen' })).not.toBeInTheDocument(),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

const render = (chosen: string) =>
  given(
    <RequestsScreen place={{}} chosen={chosen} />,
    requestsQuery(requestFiltersOf({})).queryKey,
    { pages: [{ data: shown, meta: { ...meta, next_cursor: 'x' } }], pageParams: [undefined] },
    'en',
    '/requests?company',
  )

test('how many of those chosen wait no more is said before the rest are answered', async () => {
  sessionStore.setState({ role: 'owner' })
  serve({ 'GET /requests?state=open&limit=100': { data: shown, meta } })
  render('1-2-98')
  await userEvent.click(within(bar()).getByRole('button', { name: 'Approve' }))
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 requests' })
  expect(dialog).toHaveTextContent('1 request that you chose no longer waits for an answer.')
})

test('tried again after a failure, those that are answered are not sent again', async () => {
  sessionStore.setState({ role: 'owner' })
  serve({ 'POST /requests/approve': { data: { answered: [1], refused: [] } } })
  const send = async (ids: readonly number[]) =>
    hook.result.current.mutateAsync({ act: 'approve', dueOn: null, ids, onPart: () => undefined })
  const client = new QueryClient()
  const hook = renderHook(() => useAnswerMany(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await send([1])
  serve({ 'POST /requests/approve': { data: { answered: [2], refused: [] } } })
  expect(await send([1, 2])).toEqual({ answered: 2, refused: [] })
  expect(served('POST /requests/approve')).toEqual([{ ids: [2] }])
})
