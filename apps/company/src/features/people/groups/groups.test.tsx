import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { failed, given, serve, served } from '../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { groupPeopleQuery, groupQuery } from './api.ts'
import { GroupsScreen } from './groups-screen.tsx'
import { groupsAddress, type GroupsPlace, groupsPlaceOf } from './place.ts'

const group = { id: 5, name: 'السائقون', names: { ar: 'السائقون' }, member_count: 3, rule_count: 1 }
const details = { ...group, rules: [{ id: 1, department: null, job: 'سائق', joined_after: null }] }

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

function show(locale: 'ar' | 'en', open?: number, data: unknown = [group], place: GroupsPlace = {}) {
  const shown = given(
    <GroupsScreen place={{ ...place, group: open }} />,
    groupsQuery().queryKey,
    { data },
    locale,
    '/groups?company',
  )
  const { queryClient } = shown
  queryClient.setQueryData(groupQuery(5).queryKey, { data: details })
  queryClient.setQueryData(groupPeopleQuery(5).queryKey, { pages: [employees], pageParams: [undefined] })
  queryClient.setQueryData(departmentsQuery().queryKey, { data: [] })
  return shown
}

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('groups say how many people and rules they have, and one is created', async () => {
    serve({ 'POST /groups': { data: { id: 9 } } })
    show(locale)
    expect(screen.getByRole('listitem')).toHaveTextContent(ar ? '3 أشخاص · قاعدة واحدة' : '3 people · 1 rule')
    await userEvent.click(screen.getByRole('button', { name: ar ? 'مجموعة جديدة' : 'New group' }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: ar ? /بالإنجليزية/ : /in English/ }),
      'Drivers',
    )
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إنشاء المجموعة' : 'Create the group' }))
    await waitFor(() => expect(served('POST /groups')).toEqual([{ names: { en: 'Drivers' } }]))
  })

  test('a preview tells whom rules put in and take out before they are saved', async () => {
    serve({
      'POST /groups/5/rules/preview': { data: { enter: 12, leave: 2, by_rule: 14, names: ['أمل'] } },
      'PUT /groups/5/rules': { data: null },
    })
    show(locale, 5)
    await userEvent.click(
      await screen.findByRole('button', { name: ar ? 'تعديل القواعد' : 'Change the rules' }),
    )
    await userEvent.click(
      await screen.findByRole('button', { name: ar ? 'عرض من تشمله' : 'Show whom they concern' }),
    )
    expect(await screen.findByText(ar ? /يدخل 12 شخصًا/ : /12 people come in/)).toBeVisible()
    expect(screen.getByText('أمل')).toBeVisible()
    const rule = { department_id: null, job: 'سائق', joined_after: null }
    expect(served('POST /groups/5/rules/preview')).toEqual([{ rules: [rule] }])
    await userEvent.click(screen.getByRole('button', { name: ar ? 'حفظ القواعد' : 'Save the rules' }))
    await waitFor(() => expect(served('PUT /groups/5/rules')).toEqual([{ rules: [rule] }]))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(screen.getByRole('button', { name: ar ? 'تعديل القواعد' : 'Change the rules' })).toBeVisible()
  })

  test('whom a rule holds is not taken out: the page says why; axe finds nothing', async () => {
    show(locale, 5)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(ar ? 'شخصان' : '2 people')).toBeVisible()
    serve({ 'DELETE /groups/5/members/11': { status: 409, code: 'member_by_rule', message: 'By a rule.' } })
    await userEvent.click(
      within(dialog).getByRole('button', { name: ar ? /إخراج عبد الرحمن/ : /Take عبد الرحمن/ }),
    )
    await waitFor(() => expect(served('DELETE /groups/5/members/11')).toHaveLength(1))
    const { violations } = await axe.run(dialog, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('deleting one says what goes with it, and does so', async () => {
    const removal = {
      people: 3,
      rules: 1,
      standing_assignments: 2,
      joining_links: 0,
      ended_requirements: 0,
      requirements: 0,
    }
    serve({ 'GET /groups/5/removal': { data: removal }, 'DELETE /groups/5': { data: null } })
    show(locale)
    const menu = ar ? 'إجراءات السائقون' : 'Acts for السائقون'
    await userEvent.click(screen.getByRole('button', { name: menu }))
    await userEvent.click(await screen.findByRole('menuitem', { name: ar ? 'حذف' : 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(
      await within(dialog).findByText(
        ar ? /فيها 3 موظفين يبقون في الشركة/ : /3 people in it stay with the company/,
      ),
    ).toBeVisible()
    const facts = within(dialog).getAllByRole('listitem')
    expect(facts.map(({ textContent }) => textContent)).toEqual(
      ar
        ? ['تُحذف قاعدة مجموعة واحدة.', 'ينتهي تكليفان دائمان، ويبقى ما كُلّف به الموظفون.']
        : ['1 group rule is deleted.', '2 standing assignments end. What they assigned stays.'],
    )
    await userEvent.click(
      within(dialog).getByRole('button', { name: ar ? 'حذف المجموعة' : 'Delete the group' }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(served('DELETE /groups/5')).toHaveLength(1)
  })

  test('an empty company and a failure say so', () => {
    const { unmount } = show(locale, undefined, [])
    expect(
      screen.getByRole('heading', { name: ar ? 'لا مجموعات بعد' : 'There are no groups yet' }),
    ).toBeVisible()
    unmount()
    failed(<GroupsScreen place={{}} />, groupsQuery().queryKey, new ApiError('answer', 500, {}), locale)
    expect(screen.getByRole('button', { name: ar ? 'إعادة المحاولة' : 'Try again' })).toBeVisible()
  })
})

test('a manager reads groups and changes none', () => {
  sessionStore.setState({ role: 'manager' })
  show('ar')
  expect(screen.queryByRole('button', { name: 'مجموعة جديدة' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'إجراءات السائقون' })).toBeNull()
})

test('groups are found by their name, folded, and sorted as requested; both are in the URL', async () => {
  const named = (id: number, name: string, people: number) => ({ ...group, id, name, member_count: people })
  const all = [named(6, 'إدارة المشاريع', 2), named(5, 'السائقون', 9), named(7, 'الموظفون الجدد', 4)]
  const shown = (place: GroupsPlace) => {
    const { unmount } = show('ar', undefined, all, place)
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    unmount()
    return names
  }
  const [projects, drivers, joiners] = all.map(({ name }) => name)
  expect(shown({})).toEqual([projects, drivers, joiners])
  expect(shown({ sort: 'people' })).toEqual([drivers, joiners, projects])
  expect(shown({ sort: 'newest' })).toEqual([joiners, projects, drivers])
  expect(shown({ q: 'اداره' })).toEqual([projects])
  expect(groupsPlaceOf({ q: ' ', sort: 'name', group: '0' })).toEqual({})
  expect(groupsAddress({ q: 'x', sort: 'people', group: 5 })).toBe('/groups?q=x&sort=people&group=5')
  expect(groupsPlaceOf({ who: 'x', by: 'newest' })).toEqual({})
  expect(groupsPlaceOf({ group: '5', who: ' x ', by: 'name' })).toEqual({ group: 5, who: 'x' })
  const { address } = show('en', undefined, all, { q: 'السائقون' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most people first')
  await waitFor(() => expect(address()).toMatch(/q=السائقون.*sort=people/))
  await userEvent.click(screen.getByRole('button', { name: 'السائقون' }))
  await waitFor(() => expect(address()).toMatch(/q=السائقون.*group=5/))
})

test('the people of a group are found and ordered by the service, as the address says', async () => {
  const meta = { next_cursor: null, total: 0, total_is_capped: false }
  const call = 'GET /employees?group=5&state=present&q=sara&sort=overdue&limit=25'
  serve({ [call]: { data: [], meta } })
  const { address } = show('en', 5, [group], { q: 'x', who: 'sara', by: 'overdue' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('heading', { name: 'Nobody found' })).toBeVisible()
  expect(served(call)).toHaveLength(1)
  expect(dialog.getByRole('searchbox')).toHaveValue('sara')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
  await waitFor(() => expect(address()).toMatch(/q=x&group=5&who=sara&by=newest/))
})
