import { ApiError } from '@masar/api-sdk'
import { type Role, sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failed, given, serve, served } from '../../../testing/serve.tsx'
import { departmentsQuery } from '../queries.ts'
import { type Member, memberInvitationsQuery, membersQuery, securityQuery } from './api.ts'
import { teamAddress, type TeamPlace, teamPlaceOf } from './place.ts'
import { TeamScreen } from './team-screen.tsx'

const account: Member = {
  id: 1,
  name: 'شركة نخلة',
  avatar: null,
  email: 'owner@masar.test',
  role: 'owner',
  department: null,
  employee_id: null,
  has_second_factor: true,
  is_company_account: true,
  since: '2026-01-01T00:00:00Z',
}
const clerk: Member = {
  ...account,
  id: 7,
  name: 'Grace Wanjiru',
  email: 'grace@masar.test',
  role: 'finance',
  employee_id: 12,
  has_second_factor: false,
  is_company_account: false,
}
const second: Member = { ...clerk, id: 8, name: 'هند', role: 'owner', has_second_factor: true }
const invitation = {
  id: 3,
  email: 'new@masar.test',
  role: 'manager',
  department: { id: 4, name: 'المبيعات' },
  invited_by: 'شركة نخلة',
  sent_at: '2026-11-01T00:00:00Z',
  expires_at: '2026-11-15T00:00:00Z',
  is_expired: true,
}
const before = sessionStore.getState()

beforeEach(() => {
  serve({})
  be('owner', 1)
})
afterEach(() => sessionStore.setState(before, true))

function be(role: Role, id: number) {
  sessionStore.setState({
    role,
    capacity: 'company',
    info: { id, kind: 'student', name: 'x', avatar: null },
  })
}

function show(
  locale: 'ar' | 'en',
  members: Member[] = [account, clerk, second],
  waiting = [invitation],
  place: TeamPlace = {},
) {
  return given(
    <TeamScreen place={place} />,
    membersQuery().queryKey,
    { data: members },
    locale,
    '/team?company',
    client => {
      client.setQueryData(memberInvitationsQuery().queryKey, { data: waiting } as never)
      client.setQueryData(securityQuery().queryKey, {
        data: { demands_second_factor: true, members_without: 1 },
      })
      client.setQueryData(departmentsQuery().queryKey, { data: [] })
    },
  )
}
const rowOf = (name: string) =>
  screen.getAllByRole('listitem').find(row => row.textContent.includes(name)) ?? document.body

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('everybody is listed with role, branch and what is missing; axe finds nothing', async () => {
    show(locale)
    expect(rowOf('Grace Wanjiru')).toHaveTextContent(ar ? 'بلا تحقّق بخطوتين' : 'No two-step verification')
    expect(rowOf('هند')).not.toHaveTextContent(ar ? 'بلا تحقّق بخطوتين' : 'No two-step verification')
    expect(rowOf('شركة نخلة')).toHaveTextContent(ar ? 'أنت' : 'You')
    expect(rowOf('new@masar.test')).toHaveTextContent(ar ? 'انتهت صلاحيتها' : 'Expired')
    expect(screen.getByText(ar ? /شخص واحد لم/ : /1 person has not set it up/)).toBeVisible()
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('a person is invited by e-mail; missing fields are shown first', async () => {
    serve({ 'POST /member-invitations': { data: null } })
    show(locale)
    await userEvent.click(screen.getByRole('button', { name: ar ? 'منح دور لشخص' : 'Give somebody a role' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: ar ? 'إرسال الدعوة' : 'Send the invitation' })
    await userEvent.click(send)
    const email = dialog.getByRole('textbox')
    expect(email).toHaveFocus()
    fireEvent.change(email, { target: { value: ' new@masar.test ' } })
    await userEvent.click(send)
    expect(dialog.getByText(ar ? 'اختر الدور.' : 'Choose the role.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: ar ? /^المالية/ : /^Finance/ }))
    await userEvent.click(send)
    await waitFor(() =>
      expect(served('POST /member-invitations')).toEqual([
        { email: 'new@masar.test', role: 'finance', department_id: null },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('a role is changed and ended; an error keeps the dialog open and says why', async () => {
  serve({
    'PATCH /members/7': { data: null },
    'DELETE /members/7': { status: 403, code: 'forbidden', message: 'Not yours.' },
  })
  show('en')
  const acts = within(rowOf('Grace Wanjiru')).getByRole('button', { name: 'Acts for Grace Wanjiru' })
  await userEvent.click(acts)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change the role' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^Auditor/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the role' }))
  await waitFor(() => expect(served('PATCH /members/7')).toEqual([{ role: 'auditor', department_id: null }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(acts)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End the role' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/as an employee/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'End the role' }))
  expect(await dialog.findByText('Not yours.')).toBeVisible()
})

test('an invitation is sent again and withdrawn', async () => {
  serve({
    'POST /member-invitations/3/again': { data: null },
    'DELETE /member-invitations/3': { data: null },
  })
  show('en')
  await userEvent.click(screen.getByRole('button', { name: 'Send again to new@masar.test' }))
  await waitFor(() => expect(served('POST /member-invitations/3/again')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation of new@masar.test' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the invitation' }))
  await waitFor(() => expect(served('DELETE /member-invitations/3')).toHaveLength(1))
})

test('an owner who ends their own role sees what it means; the company’s own account has no actions', async () => {
  be('owner', 8)
  show('en')
  expect(within(rowOf('شركة نخلة')).queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Acts for هند' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End my role' }))
  expect(await screen.findByText(/only an owner or administrator can let you in again/)).toBeVisible()
})

test('an administrator changes no owner; an auditor reads only', () => {
  be('administrator', 9)
  const { unmount } = show('en')
  expect(screen.queryByRole('button', { name: 'Acts for هند' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Acts for Grace Wanjiru' })).toBeVisible()
  unmount()
  be('auditor', 9)
  show('en')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a company without a team sees why roles are useful; a failure offers to try again', () => {
  const { unmount } = show('en', [account], [])
  expect(screen.getByText(/instead of sharing its password/)).toBeVisible()
  unmount()
  failed(<TeamScreen place={{}} />, membersQuery().queryKey, new ApiError('answer', 500, {}), 'en')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('the team is found by name, e-mail, role and department, and sorted as requested', async () => {
  const late: Member = {
    ...clerk,
    id: 9,
    name: 'Ada',
    email: 'ada@masar.test',
    since: '2026-06-01T00:00:00Z',
  }
  // An invitation names who sent it, too.
  const known = [invitation.email, account.name, clerk.name, second.name, late.name]
  const shown = (place: TeamPlace) => {
    const { unmount } = show('en', [account, clerk, second, late], [invitation], place)
    const found = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => known.find(each => textContent.includes(each)))
    unmount()
    return found
  }
  expect(shown({})).toEqual([account.name, clerk.name, second.name, late.name, invitation.email])
  expect(shown({ sort: 'newest' })[0]).toBe(late.name)
  expect(shown({ sort: 'name' })).toEqual([
    late.name,
    clerk.name,
    account.name,
    second.name,
    invitation.email,
  ])
  expect(shown({ sort: 'role' }).slice(0, 2)).toEqual([account.name, second.name])
  expect(shown({ q: 'wanjiru' })).toEqual([clerk.name])
  expect(shown({ q: 'ADA@' })).toEqual([late.name])
  expect(shown({ q: 'finance' })).toEqual([clerk.name, late.name])
  expect(shown({ q: 'مبيعات' })).toEqual([invitation.email])
  expect(teamPlaceOf({ q: ' ', sort: 'x' })).toEqual({})
  expect(teamAddress({ q: 'x', sort: 'role' })).toBe('/team?q=x&sort=role')
  const { address, rerender } = show('en')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By role')
  await waitFor(() => expect(address()).toContain('sort=role'))
  rerender(<TeamScreen place={{ q: 'nobody' }} />)
  expect(screen.getByRole('heading', { name: 'No results' })).toBeVisible()
})

test.each([
  ['ar', 'تحديد كل المعروض', 'إنهاء الأدوار', 'إنهاء دوري شخصين؟'],
  ['en', 'Choose all that are shown', 'End the roles', 'End the roles of 2 people?'],
] as const)('in %s the roles of many end together', async (locale, all, act, ask) => {
  be('owner', 8)
  serve({ 'POST /members/remove': { data: { done: [7, 9], refused: [] } } })
  const { address } = show(locale, [account, clerk, second, { ...clerk, id: 9, name: 'Omar' }])
  // Neither the company’s own account nor oneself.
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  await userEvent.click(screen.getByRole('checkbox', { name: all }))
  await waitFor(() => expect(address()).toContain('chosen=7-9'))
  await userEvent.click(screen.getByRole('button', { name: act }))
  const dialog = within(await screen.findByRole('alertdialog', { name: ask }))
  await userEvent.click(dialog.getByRole('button', { name: act }))
  await waitFor(() => expect(served('POST /members/remove')).toEqual([{ ids: [7, 9] }]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(teamPlaceOf({ chosen: '7-9' })).toEqual({ chosen: '7-9' })
})

test('who gives no roles chooses nobody', () => {
  be('auditor', 9)
  show('en', [account, clerk, second], [], { chosen: '7' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('region', { name: /chosen/ })).toBeNull()
})
