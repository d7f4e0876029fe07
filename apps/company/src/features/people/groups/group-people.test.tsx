import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { given, serve, served } from '../../../testing/serve.tsx'
import { groupsQuery } from '../queries.ts'
import { groupPeopleQuery, groupQuery } from './api.ts'
import { GroupsScreen } from './groups-screen.tsx'
import { groupsAddress, type GroupsPlace, groupsPlaceOf } from './place.ts'

const group = { id: 5, name: 'السائقون', names: { ar: 'السائقون' }, member_count: 2, rule_count: 0 }
const other = { ...group, id: 6, name: 'المشرفون' }

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({ 'POST /employees/bulk': { data: { id: 9 } } })
})

function show(locale: 'ar' | 'en', place: GroupsPlace = {}, groups = [group, other], total = 2) {
  return given(
    <GroupsScreen place={{ group: 5, ...place }} />,
    groupsQuery().queryKey,
    { data: groups },
    locale,
    '/groups?company&group=5',
    client => {
      client.setQueryData(groupQuery(5).queryKey, { data: { ...group, rules: [] } })
      client.setQueryData(groupPeopleQuery(5, { ...(place.who && { q: place.who }) }).queryKey, {
        pages: [{ ...employees, meta: { ...employees.meta, total } }],
        pageParams: [undefined],
      })
    },
  )
}

test('who is chosen in a group is in its address', () => {
  const place = { group: 5, who: 'a', chosen: 'all-7' } as const
  const { searchParams } = new URL(groupsAddress(place), 'https://masar.test')
  expect(groupsPlaceOf(Object.fromEntries(searchParams))).toEqual(place)
  expect(groupsPlaceOf({ chosen: '7' })).toEqual({})
})

test.each([
  ['ar', /^تحديد Grace/, 'تحديد كل المعروض', 'الإخراج من المجموعة', 'الإخراج من مجموعة'],
  ['en', /^Choose Grace/, 'Choose all that are shown', 'Take out of the group', 'Take out of a group'],
] as const)('in %s many are taken out of the group that is open', async (locale, one, all, act, confirm) => {
  const { address } = show(locale)
  const panel = await screen.findByRole('dialog')
  await userEvent.click(within(panel).getByRole('checkbox', { name: one }))
  await waitFor(() => expect(address()).toMatch(/group=5&chosen=12/))
  await userEvent.click(within(panel).getByRole('checkbox', { name: all }))
  await waitFor(() => expect(address()).toMatch(/chosen=12-11|chosen=11-12/))
  const { violations } = await axe.run(panel, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await userEvent.click(within(panel).getByRole('button', { name: act }))
  const dialog = within(await screen.findByRole('dialog', { name: confirm }))
  // Which group is clear.
  expect(dialog.queryByRole('combobox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: confirm }))
  await waitFor(() =>
    expect(served('POST /employees/bulk')).toEqual([
      { act: 'remove_from_group', group_id: 5, employee_ids: expect.toSatisfy(isBoth) },
    ]),
  )
})
const isBoth = (ids: number[]) => ids.toSorted().join() === '11,12'

test.each([
  ['ar', 'الإضافة إلى مجموعة أخرى', 'الإضافة إلى مجموعة', /40/],
  ['en', 'Add to another group', 'Add to a group', /Choose all 40 that match/],
] as const)('in %s all who match are added to another group', async (locale, act, confirm, all) => {
  show(locale, { who: 'a', chosen: '11-12' }, [group, other], 40)
  const panel = within(await screen.findByRole('dialog'))
  await userEvent.click(panel.getByRole('button', { name: all }))
  await userEvent.click(panel.getByRole('button', { name: act }))
  const dialog = within(await screen.findByRole('dialog', { name: confirm }))
  const field = dialog.getByRole('combobox')
  expect(within(field).queryByRole('option', { name: 'السائقون' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: confirm }))
  expect(served('POST /employees/bulk')).toEqual([])
  await userEvent.selectOptions(field, 'المشرفون')
  await userEvent.click(dialog.getByRole('button', { name: confirm }))
  await waitFor(() =>
    expect(served('POST /employees/bulk')).toEqual([
      { act: 'add_to_group', group_id: 6, filters: { group: 5, state: 'present', q: 'a' } },
    ]),
  )
})

test('where there is no other group nobody can be added to one', async () => {
  show('en', { chosen: '11' }, [group])
  const panel = within(await screen.findByRole('dialog'))
  await userEvent.click(panel.getByRole('button', { name: 'Add to another group' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a group' }))
  expect(dialog.getByText('There is no other group yet.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add to a group' })).toBeDisabled()
})

test('who may change nobody can choose nobody', async () => {
  sessionStore.setState({ role: 'auditor' })
  show('en', { chosen: '11' })
  expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('region', { name: /Acts for/ })).toBeNull()
})

test.each([
  ['ar', 'حسابات موقوفة', /شخص واحد لا يُحتسب هنا الآن/, 'إخراج Huda من المجموعة'],
  ['en', 'Deactivated accounts', /1 person does not count here now/, 'Take Huda out of the group'],
] as const)(
  'in %s who left, and was put in by hand, is shown and taken out',
  async (locale, title, said, act) => {
    const leaver = { ...employees.data[0], id: 40, name: 'Huda', state: 'deactivated' }
    serve({
      'GET /employees?group=5&state=deactivated&limit=25': {
        data: [leaver],
        meta: { ...employees.meta, total: 1, next_cursor: null },
      },
      'DELETE /groups/5/members/40': { data: null },
    })
    show(locale)
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByRole('heading', { name: title })).toBeVisible()
    expect(panel.getByText(said)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: act }))
    await waitFor(() => expect(served('DELETE /groups/5/members/40')).toHaveLength(1))
  },
)

test.each([
  ['ar', 'حسابات موقوفة', 'إعادة المحاولة'],
  ['en', 'Deactivated accounts', 'Try again'],
] as const)('in %s who left is asked for again where the call failed', async (locale, title, again) => {
  const call = 'GET /employees?group=5&state=deactivated&limit=25'
  serve({ [call]: { status: 500, code: 'internal', message: 'Out of order' } })
  show(locale)
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByText('Out of order')).toBeVisible()
  expect(panel.getByRole('heading', { name: title })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: again }))
  await waitFor(() => expect(served(call)).toHaveLength(2))
  serve({ [call]: { data: [], meta: { ...employees.meta, total: 0, next_cursor: null } } })
  await userEvent.click(panel.getByRole('button', { name: again }))
  await waitFor(() => expect(panel.queryByRole('heading', { name: title })).toBeNull())
})
