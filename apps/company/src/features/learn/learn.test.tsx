import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { given, serve, served } from '../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../people/queries.ts'
import { AssignView } from './assign/assign-view.tsx'
import { daysOf, emptyDraft, putDraft, readDraft, standingsOf } from './assign/draft.ts'
import { AssignmentsView } from './assignments/assignments-view.tsx'
import { BatchView } from './acts/batch-view.tsx'
import { PathEditor } from './paths/path-editor.tsx'
import { addressOf, placeOf } from './place.ts'
import {
  type AssignmentRow,
  assignmentsQuery,
  type Batch,
  batchQuery,
  pathQuery,
  pathsQuery,
} from './queries.ts'

const row: AssignmentRow = {
  id: 7,
  employee: { id: 11, name: 'عبد الرحمن السهلي', has_left: false },
  course: { id: 3, title: 'الكتابة الواضحة', category_slug: 'languages' },
  path: { id: 2, name: 'بداية العمل' },
  due_on: '2026-05-15',
  due_days: null,
  counts_working_days: false,
  state: 'in_progress',
  is_overdue: true,
  is_late: false,
  percent: 16,
  score: null,
  assigned_at: '2026-01-01T00:00:00Z',
  completed_at: null,
}
const outcomes = {
  assigned: 2,
  no_seat: 1,
  already_assigned: 0,
  course_withdrawn: 0,
  deactivated: 0,
  undone: 0,
  left: 0,
}
const conflict = {
  employee: { id: 12, name: 'Grace Wanjiru' },
  course: { id: 3, title: 'الكتابة الواضحة' },
  outcome: 'no_seat',
} as const
const batch: Batch = {
  id: 5,
  state: 'done',
  total: 3,
  done: 3,
  due_on: null,
  due_days: 14,
  counts_working_days: true,
  created_by: 'نورة',
  created_at: '2026-11-20T09:00:00Z',
  finished_at: '2026-11-20T09:00:05Z',
  can_undo: true,
  outcomes,
}
const page = (rows: AssignmentRow[]) => ({
  pages: [{ data: rows, meta: { next_cursor: null, total: rows.length, total_is_capped: false } }],
  pageParams: [undefined],
})
const noErrors = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
  ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
})

test('a place is in its address, and what is not understood is left out', () => {
  const place = { q: 'a', state: 'overdue', course: 4, batch: 9, view: 'assign', step: 'check' } as const
  expect(placeOf(Object.fromEntries(new URL(addressOf(place), 'https://masar.test').searchParams))).toEqual(
    place,
  )
  expect(placeOf({ state: 'x', course: '0', view: 'y', path: '-1', sort: 'due' })).toEqual({})
})

test('a draft outlives a reload, takes digits of either script, and names each standing assignment', () => {
  const named = { id: 1, name: 'العمليات' }
  const kept = putDraft({
    ...emptyDraft,
    courses: [{ id: 3, title: 'a' }],
    paths: [{ id: 2, name: 'b' }],
    departments: [named],
    groups: [named],
    due: 'days',
    dueDays: '١٤',
    countsWorkingDays: true,
  })
  expect(readDraft()).toEqual(kept)
  expect(putDraft(kept).key).not.toBe(kept.key)
  expect([daysOf(kept), daysOf({ dueDays: '0' }), daysOf({ dueDays: '1.5' })]).toEqual([14, null, null])
  expect(standingsOf(kept)).toEqual([
    { department_id: 1, course_id: 3, due_on: null, due_days: 14, counts_working_days: true },
    { department_id: 1, path_id: 2, due_on: null, due_days: 14, counts_working_days: true },
    { group_id: 1, course_id: 3, due_on: null, due_days: 14, counts_working_days: true },
    { group_id: 1, path_id: 2, due_on: null, due_days: 14, counts_working_days: true },
  ])
  sessionStorage.setItem('masar-assigning-', '{"courses":"x"}')
  expect(readDraft()).toMatchObject(emptyDraft)
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('assignments that are chosen are withdrawn, once what happens is said', async () => {
    serve({ 'POST /assignments/withdraw': { data: { changed: 1 } } })
    given(
      <AssignmentsView filters={{}} />,
      assignmentsQuery({}).queryKey,
      page([row]),
      locale,
      '/learn?company',
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: /عبد الرحمن/ }))
    await userEvent.click(await screen.findByRole('button', { name: ar ? 'سحب التكليف' : 'Withdraw' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(ar ? 'بدأ شخص واحد' : '1 person has begun')
    await userEvent.click(within(dialog).getByRole('button', { name: ar ? 'سحب التكليف' : 'Withdraw' }))
    await waitFor(() => expect(served('POST /assignments/withdraw')).toEqual([{ ids: [7] }]))
    expect(await noErrors()).toEqual([])
  })

  test('an act tells what became of it and why not, and is undone', async () => {
    serve({
      'POST /assignment-batches/5/undo': { data: null },
      'GET /assignment-batches/5/conflicts?limit=25': {
        data: [conflict],
        meta: { next_cursor: null, total: 1, total_is_capped: false },
      },
    })
    const shown = given(
      <BatchView id={5} filters={{ batch: 5 }} />,
      batchQuery(5).queryKey,
      { data: batch },
      locale,
      '/learn?company&batch=5',
    )
    shown.queryClient.setQueryData(assignmentsQuery({ batch: 5 }).queryKey, page([row]))
    const reasons = await screen.findByRole('table', {
      name: ar ? 'ما تعذّر التكليف به' : 'What was not assigned',
    })
    expect(reasons).toHaveTextContent(ar ? 'لا مقعد شاغر' : 'No free seat')
    await press(ar ? 'تراجع' : 'Undo')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: ar ? 'التراجع عنه' : 'Undo it' }))
    await waitFor(() => expect(served('POST /assignment-batches/5/undo')).toHaveLength(1))
  })

  test.each([
    ['running', true],
    ['undoing', false],
  ] as const)('while it is %s, a notification is promised only where one comes', (state, isPromised) => {
    const at = '/learn?company&batch=5'
    const view = <BatchView id={5} filters={{ batch: 5 }} />
    given(view, batchQuery(5).queryKey, { data: { ...batch, state } }, locale, at)
    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(screen.queryAllByText(ar ? /إشعار/ : /notification/)).toHaveLength(isPromised ? 1 : 0)
  })

  test('what is written is checked, missing seats go to the cart, and it is assigned once by its key', async () => {
    const wanted = { course_ids: [3], path_ids: [], employee_ids: [], department_ids: [1], group_ids: [] }
    const draft = putDraft({
      ...emptyDraft,
      courses: [{ id: 3, title: 'الكتابة الواضحة' }],
      departments: [{ id: 1, name: 'العمليات' }],
    })
    serve({
      'POST /assignments/preview': {
        data: {
          people: 3,
          courses: 1,
          total: 3,
          outcomes,
          with_own: 0,
          seats: [{ course: conflict.course, needed: 3, free: 2, missing: 1, cost: 9_900 }],
          cost: 9_900,
        },
      },
      'POST /carts/items': { data: { lines: [] }, item_count: 1 },
      'POST /assignments': { data: { id: 5 } },
    })
    const keys: (string | null)[] = []
    const answered = globalThis.fetch
    globalThis.fetch = input => {
      const { url, headers } = input as Request
      if (url.endsWith('/assignments')) keys.push(headers.get('Idempotency-Key'))
      return answered(input)
    }
    renderPage(<AssignView place={{ view: 'assign', step: 'check' }} />, locale, '/learn?company')
    expect(
      await screen.findByText(ar ? 'تكليفان ممكنان الآن.' : '2 assignments can be made now.'),
    ).toBeVisible()
    await press(ar ? 'إضافة المقاعد الناقصة إلى السلة' : 'Put the missing seats in the cart')
    expect(await screen.findByRole('link', { name: ar ? 'إلى السلة' : 'Go to the cart' })).toBeVisible()
    expect(served('POST /carts/items')).toEqual([{ course_id: 3, seats: 1 }])
    expect(await noErrors()).toEqual([])
    await press(ar ? 'إنشاء تكليفين' : 'Make 2 assignments')
    await waitFor(() =>
      expect(served('POST /assignments')).toEqual([
        { ...wanted, due_on: null, due_days: null, counts_working_days: false },
      ]),
    )
    expect(keys).toEqual([draft.key])
    await waitFor(() => expect(readDraft().courses).toEqual([]))
  })

  test('no step is passed by before it is whole, whatever the address says', async () => {
    putDraft({ ...emptyDraft, courses: [{ id: 3, title: 'الكتابة الواضحة' }] })
    renderPage(
      <AssignView place={{ view: 'assign', step: 'check' }} />,
      locale,
      '/learn?company',
      queryClient => {
        queryClient.setQueryData(departmentsQuery().queryKey, { data: [] })
        queryClient.setQueryData(groupsQuery().queryKey, { data: [] })
        queryClient.setQueryData(pathsQuery().queryKey, { data: [] })
      },
    )
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(ar ? 'من يتعلّم؟' : 'Who learns it')
    await press(ar ? 'التالي' : 'Next')
    expect(screen.getByText(/على الأقل|at least/)).toBeVisible()
  })

  test('a path is saved in its new order with the version that was read; a later one is shown, not overwritten', async () => {
    serve({ 'PUT /learning-paths/2': { status: 409, code: 'conflict', message: 'تغيّرت البيانات.' } })
    const course = (id: number, title: string) => ({ id, title, category_slug: 'x', is_withdrawn: false })
    const path = {
      id: 2,
      name: 'بداية العمل',
      names: { ar: 'بداية العمل' },
      state: 'draft',
      order_enforced: false,
      version: 4,
      people: 0,
      percent: null,
      courses: [course(3, 'أ'), course(4, 'ب')],
    }
    given(<PathEditor id={2} />, pathQuery(2).queryKey, { data: path }, locale, '/learn?company')
    screen.getByRole('button', { name: ar ? /موضع .*أ.*الأسهم/ : /Place of .*أ.*arrow/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await press(ar ? 'حفظ مسار التعلّم' : 'Save the learning path')
    await waitFor(() =>
      expect(served('PUT /learning-paths/2')).toEqual([
        { names: { ar: 'بداية العمل' }, order_enforced: false, course_ids: [4, 3], version: 4 },
      ]),
    )
    expect(
      await screen.findByRole('button', { name: ar ? 'عرض أحدث نسخة' : 'Show the latest version' }),
    ).toBeVisible()
    expect(await noErrors()).toEqual([])
  })
})
