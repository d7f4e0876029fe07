import { sessionStore } from '@masar/app-shell'
import { ToastRegion } from '@masar/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { given, serve, served, servedKeys } from '../../../testing/serve.tsx'
import { type Person, type Requirement, requirementPeopleQuery, requirementsQuery } from './api.ts'
import { addressOf, marksOf, type MatrixMarks, type RequirementFilters } from './filters.ts'
import { MatrixBulk } from './matrix-bulk.tsx'
import { Matrix } from './matrix.tsx'
import { RequirementsScreen } from './requirements-screen.tsx'

const requirement = (id: number): Requirement => ({
  id,
  course: { id, name: `Course ${id}` },
  path: null,
  department: null,
  group: null,
  first_due_on: null,
  first_due_days: 30,
  counts_working_days: false,
  renewal_months: null,
  grace_days: 0,
  created_at: '2026-01-01T00:00:00Z',
  counts: { people: 2, met: 0, expiring: 0, waived: 0, due: 0, grace: 0, late: 2, expired: 0 },
})
const all = Array.from({ length: 7 }, (_, at) => requirement(at + 1))
const person = (id: number, name: string): Person => ({
  id,
  name,
  number: null,
  department: null,
  standings: [],
})
const people = [person(11, 'Amal'), person(12, 'Basma')]
const show = (
  filters: RequirementFilters = {},
  marks: MatrixMarks = {},
  total = 300,
  locale: 'ar' | 'en' = 'en',
) =>
  given(
    <Matrix filters={filters} marks={marks} requirements={all} onClear={() => undefined} />,
    requirementPeopleQuery(filters).queryKey,
    {
      pages: [{ data: people, meta: { next_cursor: 'x', total, total_is_capped: false } }],
      pageParams: [undefined],
    },
    locale,
    '/requirements?company',
  )
const acts = { choose: () => undefined, chooseAll: () => undefined, clear: () => undefined }
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
  serve({})
})

test('evidence of many people is made in the background, and the address names the file', async () => {
  serve({ 'POST /requirements/evidence/exports': { data: { id: 12 } } })
  const { address } = show({ q: 'a', sort: 'status' }, {}, 2001)
  await press('Evidence as CSV')
  await waitFor(() => expect(address()).toMatch(/q=a&sort=status&export=12/))
  expect(served('POST /requirements/evidence/exports')).toEqual([{ q: 'a', sort: 'status' }])
})

test('more than five requirements are shown part by part, and which part is in the address', async () => {
  const { address, unmount } = show()
  expect(screen.getByText('Requirements 1 to 5 of 7')).toBeVisible()
  expect(heads().join()).not.toContain('Course 6')
  await press('Requirements after these')
  await waitFor(() => expect(address()).toContain('columns=2'))
  unmount()
  show({}, { columns: 2 })
  expect(heads().slice(-2)).toEqual(['Course 6', 'Course 7'])
  expect(screen.getByRole('button', { name: 'Requirements after these' })).toBeDisabled()
  const marks = { columns: 2, chosen: '11-12' }
  expect(
    marksOf(Object.fromEntries(new URL(addressOf({}, marks), 'https://masar.test').searchParams)),
  ).toEqual(marks)
})

test('late people are selected, all that match, and reminded', async () => {
  serve({ 'POST /employees/bulk': { data: { id: 3, total: 299 } } })
  const { address } = show({ status: 'late' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await waitFor(() => expect(address()).toContain('chosen=11-12'))
  await press('Choose all 300 that match')
  await userEvent.click(screen.getByRole('checkbox', { name: /Select.*Basma/ }))
  await press('Remind of what is assigned')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('299 people')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remind of what is assigned' }))
  await waitFor(() =>
    expect(served('POST /employees/bulk')).toEqual([
      { act: 'remind', filters: { compliance: 'late', except_ids: [12] } },
    ]),
  )
})

test.each(['ar', 'en'] as const)(
  'in %s people are reminded of a requirement that is not assigned, and who was not is named with the reason',
  async locale => {
    const ar = locale === 'ar'
    serve({
      'POST /requirements/remind': {
        data: { done: [11], refused: [{ id: 12, code: 'not_joined' }] },
      },
    })
    show({ requirement: 3 }, { chosen: '11-12' }, undefined, locale)
    await press(ar ? 'التذكير بالمطلوب' : 'Remind of what is required')
    const asked = await screen.findByRole('dialog')
    expect(asked).toHaveTextContent('Course 3')
    await userEvent.click(
      within(asked).getByRole('button', { name: ar ? 'التذكير بالمطلوب' : 'Remind of what is required' }),
    )
    await waitFor(() =>
      expect(served('POST /requirements/remind')).toEqual([{ ids: [11, 12], requirement_id: 3 }]),
    )
    const told = await screen.findByRole('dialog', { name: ar ? 'ما تعذّر تنفيذه' : 'What could not be done' })
    expect(within(told).getByRole('listitem')).toHaveTextContent(
      ar ? /Basma.*لم ينضموا/ : /Basma.*have not joined/,
    )
    expect(told).toHaveTextContent(ar ? 'ذُكّر شخص واحد' : '1 person was reminded')
  },
)

test('from one requirement many are excused for one reason, and of whom it is not demanded is said', async () => {
  const waivers = (id: number) => `POST /requirements/3/people/${id}/waivers`
  serve({
    [waivers(11)]: { data: { id: 1 } },
    [waivers(12)]: { status: 404, code: 'not_found', message: 'x' },
  })
  show({ requirement: 3 }, { chosen: '11-12' })
  await press('Excuse from it')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'On leave')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give the waivers' }))
  expect(await screen.findByText('1 waiver was given')).toBeVisible()
  expect(screen.getByText('It is not required of 1 person: nothing changed for them.')).toBeVisible()
  expect(served(waivers(11))).toEqual([{ reason: 'On leave', evidence: null, expires_on: null }])
})

test('all that match of one requirement can’t be selected: a URL that says so selects no one', () => {
  show({ requirement: 3 }, { chosen: 'all' })
  expect(screen.queryByRole('region', { name: 'Acts for the people chosen' })).toBeNull()
})

test('excusing many goes on behind those who are excused, where it was broken off', async () => {
  const waivers = (id: number) => `POST /requirements/3/people/${id}/waivers`
  serve({
    [waivers(11)]: { data: { id: 1 } },
    [waivers(12)]: { status: 500, code: 'internal', message: 'x' },
  })
  show({ requirement: 3 }, { chosen: '11-12' })
  await press('Excuse from it')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'On leave')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give the waivers' }))
  expect(await within(dialog).findByRole('alert')).toBeVisible()
  expect(served(waivers(11))).toHaveLength(1)
  serve({ [waivers(11)]: { data: { id: 2 } }, [waivers(12)]: { data: { id: 3 } } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give the waivers' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(served(waivers(11))).toHaveLength(0)
  expect(served(waivers(12))).toHaveLength(1)
})

test('whose answer was lost is excused by the same key, and with another reason by another', async () => {
  const waivers = (id: number) => `POST /requirements/3/people/${id}/waivers`
  const lost = { status: 504, code: 'internal', message: 'x' }
  serve({ [waivers(11)]: { data: { id: 1 } }, [waivers(12)]: lost })
  show({ requirement: 3 }, { chosen: '11-12' })
  await press('Excuse from it')
  const dialog = await screen.findByRole('dialog')
  const reason = within(dialog).getByRole('textbox', { name: 'Reason' })
  await userEvent.type(reason, 'On leave')
  const give = within(dialog).getByRole('button', { name: 'Give the waivers' })
  for (const times of [1, 2]) {
    await userEvent.click(give)
    await waitFor(() => expect(servedKeys(waivers(12))).toHaveLength(times))
    await waitFor(() => expect(give).toBeEnabled())
  }
  await userEvent.type(reason, ' for long')
  await userEvent.click(give)
  await waitFor(() => expect(servedKeys(waivers(12))).toHaveLength(3))
  const [first, again, other] = servedKeys(waivers(12))
  expect(first).toEqual(expect.stringMatching(/-12$/))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(servedKeys(waivers(11))).toEqual([first?.replace(/12$/, '11')])
})

test('other filters keep the part of the columns where the requirements are the same', async () => {
  const { address } = given(
    <RequirementsScreen filters={{}} marks={{ columns: 2, chosen: '11' }} />,
    requirementsQuery(undefined).queryKey,
    { data: { as_of: '2026-11-23', requirements: all } },
    'en',
    '/requirements?company',
    client =>
      client.setQueryData(requirementPeopleQuery({}).queryKey, {
        pages: [{ data: people, meta: { next_cursor: null, total: 2, total_is_capped: false } }],
        pageParams: [undefined],
      }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'late')
  await waitFor(() => expect(address()).toContain('status=late&columns=2'))
  expect(address()).not.toContain('chosen')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'department')
  await waitFor(() => expect(address()).toContain('sort=department&columns=2&chosen=11'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Requirement' }), '3')
  await waitFor(() => expect(address()).toContain('requirement=3'))
  expect(address()).not.toContain('columns')
})

test('no more people are acted on one by one than one act takes, and it is said', async () => {
  const ids = Array.from({ length: 4001 }, (_, at) => at + 1)
  const selection = { isAll: false, ids, count: 4001, keys: new Set(ids), ...acts }
  renderPage(
    <>
      <MatrixBulk
        filters={{}}
        selection={selection}
        list={{ data: undefined, hasNextPage: false, fetchNextPage: vi.fn() }}
        loaded={[]}
        total={4001}
        requirement={undefined}
      />
      <ToastRegion />
    </>,
    'en',
    '/requirements?company',
  )
  await press('Remind of what is assigned')
  expect(await screen.findByText(/At most 4,000 people can be chosen one by one/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('on a phone the title of a requirement keeps its line', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  show()
  const titles = await screen.findAllByText('Course 1')
  expect(titles.some(title => title.closest('[data-long-name]') !== null)).toBe(true)
  vi.unstubAllGlobals()
})
