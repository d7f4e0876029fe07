import { sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { serve, served } from '../../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../../../people/queries.ts'
import { AssignView } from '../assign-view.tsx'
import { canStand, emptyDraft, hasWhom, putDraft, readDraft, wantedOf } from '../draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
})

const courses = [{ id: 3, title: 'الكتابة' }]
const show = (locale: 'ar' | 'en') =>
  renderPage(
    <AssignView place={{ view: 'assign', step: 'whom' }} />,
    locale,
    '/learn?company&view=assign&step=whom',
    client => {
      client.setQueryData(departmentsQuery().queryKey, { data: [] })
      client.setQueryData(groupsQuery().queryKey, { data: [] })
    },
  )
const rows = (data: object[]) => ({ data, meta: { next: null } })
const found = {
  'POST /people-lists': { data: { id: 9, problem: null, unread_columns: [] } },
  'GET /people-lists/9': { data: { id: 9, found: 4980, unknown: 1, double: 1 } },
  'GET /people-lists/9/rows?state=unknown&after=0&limit=100': rows([
    { position: 7, line: 7, written: 'E-99', name: null },
  ]),
  'GET /people-lists/9/rows?state=double&after=0&limit=100': rows([
    { position: 8, line: 8, written: 'noor@example.com', name: 'نور' },
  ]),
}

test('all who match and all of a list are requested as such, and no one else can join them', () => {
  const draft = putDraft({
    ...emptyDraft,
    courses,
    matching: { filters: { state: 'active', department: 4 }, count: 5000 },
    list: { id: 9, found: 12 },
  })
  expect(readDraft()).toEqual(draft)
  expect(wantedOf(draft)).toEqual({
    course_ids: [3],
    path_ids: [],
    employee_ids: [],
    department_ids: [],
    group_ids: [],
    filters: { state: 'active', department: 4 },
    people_list_id: 9,
  })
  const ofList = { ...draft, matching: null, departments: [{ id: 1, name: 'a' }] }
  expect([hasWhom({ ...draft, list: null }), hasWhom({ ...draft, matching: null })]).toEqual([true, true])
  expect([canStand(ofList), canStand({ ...ofList, list: null })]).toEqual([false, true])
})

test.each(['ar', 'en'] as const)(
  'in %s, people are named by a pasted list, and each line that fails is named',
  async locale => {
    const ar = locale === 'ar'
    putDraft({ ...emptyDraft, courses, matching: { filters: {}, count: 5000 } })
    serve(found)
    show(locale)
    expect(
      screen.getByText(
        ar ? 'كل المطابقين لعوامل التصفية: 5,000 شخص' : 'All who match your filters: 5,000 people',
      ),
    ).toBeVisible()
    await userEvent.click(
      screen.getByRole('button', { name: ar ? 'تحديد أشخاص بقائمة' : 'Name people by a list' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const look = dialog.getByRole('button', { name: ar ? 'البحث عنهم' : 'Look for them' })
    await userEvent.click(look)
    const field = dialog.getByRole('textbox')
    expect(field).toHaveAccessibleDescription(ar ? /أدخل بريدًا أو رقمًا/ : /Enter at least one/)
    fireEvent.change(field, { target: { value: 'noor@example.com\nE-99' } })
    await userEvent.click(look)
    expect(await dialog.findByText(ar ? 'وجدنا 4,980 شخصًا.' : '4,980 people were found.')).toBeVisible()
    expect(served('POST /people-lists')).toEqual(['noor@example.com\nE-99'])
    expect(await dialog.findByText('E-99')).toBeVisible()
    expect(await dialog.findByText('نور')).toBeVisible()
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await userEvent.click(
      dialog.getByRole('button', { name: ar ? 'اختيار 4,980 شخصًا' : 'Choose 4,980 people' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(ar ? 'قائمتك: 4,980 شخصًا' : 'Your list: 4,980 people')).toBeVisible()
    expect(readDraft().list).toEqual({ id: 9, found: 4980 })
  },
)

test('a file that is no list of people says why', async () => {
  serve({ 'POST /people-lists': { data: { id: null, problem: 'no_header', unread_columns: [] } } })
  putDraft({ ...emptyDraft, courses })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Name people by a list' }))
  await screen.findByRole('dialog')
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['a,b'], 'a.csv'),
    {
      applyAccept: false,
    },
  )
  expect(await screen.findByText(/names no column “E-mail” or “Employee number”/)).toBeVisible()
})

test.each([
  ['ar', 'تحديد أشخاص بقائمة', /عمودان آخران لا يُقرآن/],
  ['en', 'Name people by a list', /2 other columns are not read/],
] as const)('in %s, the columns of a file that are not read are named', async (locale, open, said) => {
  const unread_columns = [
    { place: 2, head: 'Due date', repeats: null },
    { place: 3, head: '', repeats: null },
  ]
  serve({ ...found, 'POST /people-lists': { data: { id: 9, problem: null, unread_columns } } })
  putDraft({ ...emptyDraft, courses })
  show(locale)
  await userEvent.click(screen.getByRole('button', { name: open }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['email,Due date\nnoor@example.com,2026-12-01'], 'a.csv', { type: 'text/csv' }),
  )
  expect(await dialog.findByText(said)).toBeVisible()
  expect(dialog.getByText('Due date')).toBeVisible()
})
