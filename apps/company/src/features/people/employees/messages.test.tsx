import { sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { given, serve, served, servedKeys } from '../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { employeesQuery } from './api.ts'
import { EmployeesScreen } from './employees-screen.tsx'
import type { MessagesPlace } from './filters.ts'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const screenWith = (messages?: MessagesPlace) => <EmployeesScreen filters={{}} messages={messages} />
const show = (locale: 'ar' | 'en') =>
  given(
    screenWith(),
    employeesQuery({}).queryKey,
    { pages: [{ data: employees.data, meta: { ...employees.meta, total: 2 } }], pageParams: [undefined] },
    locale,
    '/Employees',
    client => {
      client.setQueryData(groupsQuery().queryKey, { data: [] })
      client.setQueryData(departmentsQuery().queryKey, { data: [] })
    },
  )
const act = {
  id: 7,
  act: 'message',
  state: 'done',
  is_notified: false,
  total: 2,
  done: 2,
  changed: 1,
  skipped: 1,
  held_by_role: 0,
  limited: 0,
}

test('after a lost answer the same words are one message, and other words another', async () => {
  serve({ 'POST /employees/bulk': { status: 504, code: 'internal', message: 'x' } })
  show('en')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Act on them' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send a message' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole('button', { name: 'Send a message' })
  const keys = () => servedKeys('POST /employees/bulk')
  for (const [at, words] of ['Come early', 'Come early', 'Come late'].entries()) {
    fireEvent.change(dialog.getByRole('textbox', { name: /Message in English/ }), {
      target: { value: words },
    })
    await userEvent.click(send)
    await waitFor(() => expect(keys()).toHaveLength(at + 1))
    await waitFor(() => expect(send).toBeEnabled())
  }
  const [first, again, other] = keys()
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('people are written to, and it is said to how many it went', async () => {
    serve({ 'POST /employees/bulk': { data: { id: 7, total: 2 } }, 'GET /employee-acts/7': { data: act } })
    show(locale)
    await userEvent.click(screen.getByRole('checkbox', { name: ar ? 'تحديد الكل' : 'Select all' }))
    await userEvent.click(screen.getByRole('button', { name: ar ? 'إجراء على المحددين' : 'Act on them' }))
    const name = ar ? 'إرسال رسالة' : 'Send a message'
    await userEvent.click(await screen.findByRole('menuitem', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name }))
    const field = dialog.getByRole('textbox', { name: ar ? /الرسالة بالعربية/ : /Message in Arabic/ })
    expect(field).toHaveAccessibleDescription(ar ? /بلغة واحدة على الأقل/ : /in one language at least/)
    // One of the two is required: either is optional once the other is written.
    const optional = ar ? /اختياري/ : /optional/
    expect(dialog.queryByText(optional)).toBeNull()
    fireEvent.change(field, { target: { value: ' السلام عليكم\n' } })
    expect(dialog.getAllByText(optional)).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name }))
    expect(
      await screen.findByText(ar ? 'أُرسلت الرسالة إلى شخص واحد.' : 'The message went to 1 person.'),
    ).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      ar ? 'شخص واحد لم ينضم بعد' : '1 person has not joined',
    )
    expect(served('POST /employees/bulk')).toEqual([
      { act: 'message', message: { ar: 'السلام عليكم' }, employee_ids: employees.data.map(({ id }) => id) },
    ])
  })

  test('what was sent is listed with its words as they were written, and axe finds nothing', async () => {
    const sent = {
      id: 4,
      text: { ar: 'السلام عليكم', en: '<b>Hello</b>' },
      created_by: 'نورة',
      created_at: '2026-11-20T09:00:00Z',
      finished_at: null,
      total: 10,
      sent: 3,
    }
    serve({
      'GET /employee-messages?limit=25': {
        data: [sent],
        meta: { next_cursor: null, total: 1, total_is_capped: false },
      },
    })
    const { rerender, address } = show(locale)
    await userEvent.click(screen.getByRole('button', { name: ar ? 'الرسائل المرسلة' : 'Messages sent' }))
    await waitFor(() => expect(address()).toContain('messages=1'))
    rerender(screenWith({}))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('<b>Hello</b>')).toHaveAttribute('dir', 'auto')
    expect(dialog).toHaveTextContent(
      ar ? 'أُرسلت إلى 3 أشخاص · بقي 7 أشخاص' : 'Sent to 3 people · 7 still to go',
    )
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

test('messages are found and ordered, all of it in the address', async () => {
  const call = 'GET /employee-messages?q=salam&sort=oldest&limit=25'
  const none = { data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } }
  serve({ [call]: none })
  const { rerender, address } = show('en')
  rerender(screenWith({ who: 'salam', by: 'oldest' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('No results')).toBeVisible()
  expect(served(call)).toHaveLength(1)
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'eid' } })
  await waitFor(() => expect(address()).toMatch(/messages=1&who=eid&by=oldest/))
})

test('who may not write sees no messages', async () => {
  sessionStore.setState({ role: 'auditor' })
  show('en')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible())
  expect(screen.queryByRole('button', { name: 'Messages sent' })).toBeNull()
})
