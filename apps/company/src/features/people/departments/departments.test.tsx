import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { failed, given, serve, served } from '../../../testing/serve.tsx'
import { type Department, departmentsQuery } from '../queries.ts'
import { DepartmentsScreen } from './departments-screen.tsx'
import { branchOf, matching, pathsOf, withMoved } from './tree-model.ts'

const department = (
  id: number,
  name: string,
  parent: number | null,
  own: number,
  all: number,
): Department => ({
  id,
  name,
  names: { ar: name },
  parent_id: parent,
  head: id === 1 ? { id: 7, name: 'نورة' } : null,
  employee_count: own,
  branch_count: all,
})
const tree = [
  department(1, 'العمليات', null, 2, 9),
  department(2, 'المستودعات', 1, 4, 7),
  department(3, 'التوصيل', 2, 3, 3),
  department(4, 'المالية', null, 1, 1),
]

const removal = {
  people: 4,
  people_left: 1,
  departments: 1,
  rules: 3,
  standing_assignments: 2,
  joining_links: 1,
  manager_invitations: 2,
  ended_requirements: 1,
  budget: { credit: 0, spent: 250_000 },
  requirements: 0,
  managers: 0,
}

beforeEach(() => sessionStore.setState({ role: 'owner' }))

describe('the tree', () => {
  test('names each with those above it, in order', () =>
    expect(pathsOf(tree).map(({ path }) => path)).toEqual([
      'العمليات',
      'العمليات › المستودعات',
      'العمليات › المستودعات › التوصيل',
      'المالية',
    ]))
  test('has branches', () => expect([...branchOf(tree, 2)]).toEqual([2, 3]))
  test('is searched in any spelling, and keeps what lies above', () =>
    expect(matching(tree, 'المستودعـات').map(({ id }) => id)).toEqual([1, 2]))
  test('counts a branch where it has moved to', () => {
    const moved = withMoved(tree, 2, 4)
    expect(moved.map(each => [each.id, each.parent_id, each.branch_count])).toEqual([
      [1, null, 2],
      [2, 4, 7],
      [3, 2, 3],
      [4, null, 8],
    ])
  })
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'
  const show = (data: unknown = tree) =>
    given(<DepartmentsScreen />, departmentsQuery().queryKey, { data }, locale, '/departments?company')

  test('shows heads and counts of whole branches, and axe finds nothing', async () => {
    show()
    const [first] = screen.getAllByRole('row')
    expect(first).toHaveTextContent(ar ? '9 أشخاص (منهم 2 فيه مباشرة)' : '9 people (2 in it directly)')
    // Those who are counted, without whoever has left.
    expect(within(first!).getByRole('link', { name: 'العمليات' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/Employees\?.*state=present&department=1/),
    )
    expect(first).toHaveTextContent('نورة')
    expect(screen.getByRole('link', { name: 'المستودعات' })).toHaveAttribute(
      'href',
      expect.stringContaining('department=2'),
    )
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('creates one with its name, its place and without a head', async () => {
    serve({ 'POST /departments': { data: { id: 9 } } })
    show()
    await userEvent.click(screen.getByRole('button', { name: ar ? 'قسم جديد' : 'New department' }))
    await userEvent.click(
      await screen.findByRole('button', { name: ar ? 'إنشاء القسم' : 'Create the department' }),
    )
    const name = screen.getByRole('textbox', { name: ar ? /الاسم بالعربية/ : /Name in Arabic/ })
    expect(name).toHaveAccessibleDescription(
      ar ? 'اكتب الاسم بلغة واحدة على الأقل.' : 'Write the name in one language at least.',
    )
    await userEvent.type(name, 'الجودة')
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إنشاء القسم' : 'Create the department' }))
    await waitFor(() =>
      expect(served('POST /departments')).toEqual([
        { names: { ar: 'الجودة' }, parent_id: null, head_id: null },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a cycle that the API finds is shown at the field', async () => {
    serve({
      'PATCH /departments/4': {
        status: 422,
        code: 'validation',
        errors: { parent_id: ['A department cannot lie below itself.'] },
      },
    })
    show()
    await act(ar ? 'إجراءات المالية' : 'Acts for المالية', ar ? 'تعديل' : 'Edit')
    await userEvent.click(
      await screen.findByRole('button', { name: ar ? 'حفظ القسم' : 'Save the department' }),
    )
    const above = screen.getByRole('combobox', { name: ar ? /ضمن قسم/ : /Part of/ })
    await waitFor(() =>
      expect(above).toHaveAccessibleDescription(
        expect.stringContaining('A department cannot lie below itself.'),
      ),
    )
  })

  test('deleting one that holds people asks where they go', async () => {
    serve({
      'DELETE /departments/2?move_to=4': { data: null },
      'GET /departments/2/removal': { data: removal },
    })
    show()
    await act(ar ? 'إجراءات المستودعات' : 'Acts for المستودعات', ar ? 'حذف' : 'Delete')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent(ar ? 'يعمل فيه # أشخاص.'.replace('#', '4') : '4 people work in it.')
    const remove = within(dialog).getByRole('button', { name: ar ? 'حذف القسم' : 'Delete the department' })
    await waitFor(() => expect(remove).toBeEnabled())
    for (const fact of ar
      ? [/تُحذف 3 قواعد/, /ينتهي تكليفان دائمان/, /متطلب منتهٍ/, /2,500/, /تُسحب دعوتان لإدارته/]
      : [
          /3 group rules are deleted/,
          /2 standing assignments end/,
          /1 requirement that has ended/,
          /2,500/,
          /2 pending invitations to manage it are withdrawn/,
        ])
      expect(dialog).toHaveTextContent(fact)
    await userEvent.click(remove)
    const target = within(dialog).getByRole('combobox')
    expect(target).toHaveAccessibleDescription(
      ar ? 'اختر القسم الذي تنتقل إليه.' : 'Choose the department that they go to.',
    )
    await userEvent.click(target)
    expect(screen.queryByRole('option', { name: /التوصيل/ })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'المالية' }))
    await userEvent.click(remove)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(served('DELETE /departments/2?move_to=4')).toHaveLength(1)
  })

  test('what prevents deleting one is shown before it is tried', async () => {
    const held = { ...removal, requirements: 2, managers: 1, budget: { credit: 100_000, spent: 0 } }
    serve({ 'GET /departments/4/removal': { data: held } })
    show()
    await act(ar ? 'إجراءات المالية' : 'Acts for المالية', ar ? 'حذف' : 'Delete')
    const dialog = await screen.findByRole('alertdialog')
    expect(
      await within(dialog).findByText(ar ? /متطلبان قائمان/ : /^2 requirements apply to it/),
    ).toBeVisible()
    expect(dialog).toHaveTextContent(ar ? /مدير واحد/ : /the branch of 1 manager/)
    expect(dialog).toHaveTextContent(/1,000/)
    expect(
      within(dialog).getByRole('button', { name: ar ? 'حذف القسم' : 'Delete the department' }),
    ).toBeDisabled()
    const { violations } = await axe.run(dialog, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('an empty company and a failure say so', async () => {
    const { unmount } = show([])
    expect(
      screen.getByRole('heading', { name: ar ? 'لا أقسام بعد' : 'There are no departments yet' }),
    ).toBeVisible()
    unmount()
    failed(<DepartmentsScreen />, departmentsQuery().queryKey, new ApiError('answer', 500, {}), locale)
    expect(screen.getByRole('button', { name: ar ? 'إعادة المحاولة' : 'Try again' })).toBeVisible()
  })
})

test('a branch is moved by the keys of its handle, shown at once, and put back when it is refused', async () => {
  serve({ 'PATCH /departments/4': { status: 403, code: 'forbidden', message: 'No.' } })
  const { queryClient } = given(
    <DepartmentsScreen />,
    departmentsQuery().queryKey,
    { data: tree },
    'ar',
    '/departments?company',
  )
  const handle = screen
    .getAllByRole('button')
    .find(each => each.getAttribute('aria-label')?.includes('اسحب المالية'))
  handle!.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement).toHaveAttribute('aria-label', expect.stringContaining('أدخل')),
  )
  await userEvent.keyboard('{Home}')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(served('PATCH /departments/4')).toEqual([{ parent_id: 1 }]))
  await waitFor(() =>
    expect(queryClient.getQueryData<{ data: Department[] }>(departmentsQuery().queryKey)?.data).toEqual(tree),
  )
})

test('an auditor changes nothing', () => {
  sessionStore.setState({ role: 'auditor' })
  given(<DepartmentsScreen />, departmentsQuery().queryKey, { data: tree }, 'ar', '/departments?company')
  expect(screen.queryByRole('button', { name: 'قسم جديد' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'إجراءات المالية' })).toBeNull()
})

async function act(menu: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}

test('the search for departments is in the URL, and restored from it', async () => {
  const shown = given(
    <DepartmentsScreen q={tree[0]?.name} />,
    departmentsQuery().queryKey,
    { data: tree },
    'en',
    '/departments?company',
  )
  const field = screen.getByRole('searchbox', { name: 'Search departments' })
  expect(field).toHaveValue(tree[0]?.name)
  await userEvent.clear(field)
  await userEvent.type(field, 'zz{Enter}')
  await waitFor(() => expect(shown.address()).toContain('q=zz'))
})
