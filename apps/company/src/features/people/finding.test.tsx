import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { serve, served } from '../../testing/serve.tsx'
import { HistoryPart } from '../settings/history-part.tsx'
import { EmployeeHistory } from './employee/history.tsx'
import { InviteScreen } from './invite/invite-screen.tsx'
import { importAddress, invitePlaceOf } from './invite/ways.ts'
import { actionsNamed } from './parts/history-tools.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))

const none = { data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } }
const order = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), name)

test('rows of a list are found and ordered, all of it in the address', async () => {
  const place = { import: 3, q: 'sara', sort: 'email' } as const
  expect(
    invitePlaceOf(
      Object.fromEntries(new URL(importAddress(3, place), 'https://masar.test').searchParams.entries()),
    ),
  ).toEqual(place)
  const call = 'GET /imports/3/rows?state=faulty&q=sara&sort=email&limit=100'
  const list = { id: 3, kind: 'csv', state: 'ready', problem: null, total: 9, faulty: 2, done: 0, invited: 0 }
  serve({
    'GET /imports/3': {
      data: { ...list, unread_columns: [], created_at: '2026-11-23T08:00:00Z', finished_at: null },
    },
    [call]: none,
  })
  const { address } = renderPage(
    <InviteScreen by="one" importId={3} place={{ q: 'sara', sort: 'email' }} />,
    'en',
    '/invite?company',
  )
  expect(await screen.findByText('No results')).toBeVisible()
  await order('By name')
  await waitFor(() => expect(address()).toMatch(/import=3&q=sara&sort=name/))
  expect(served(call)).toHaveLength(1)
})

test('a history is found by names, and by acts as the reader’s language calls them', async () => {
  expect(actionsNamed({ 'a.b': 'تغيّرت البيانات', 'c.d': 'حذف' }, { q: 'تغيرت' })).toEqual({ actions: 'a.b' })
  expect(actionsNamed({ 'a.b': 'x' }, {})).toEqual({})
  const call = 'GET /employees/11/history?q=details&sort=oldest&actions=employee.change'
  serve({ [call]: none })
  const { address } = renderPage(<EmployeeHistory id={11} place={{ q: 'details', sort: 'oldest' }} />, 'en')
  expect(await screen.findByText('No results')).toBeVisible()
  expect(served(call)).toHaveLength(1)
  await order('Newest first')
  await waitFor(() => expect(address()).toMatch(/Employees\/11\?.*q=details/))
})

test('so is what was changed about the company', async () => {
  const call = 'GET /company/history?q=nora&sort=oldest&limit=10'
  serve({ [call]: none })
  const { address } = renderPage(<HistoryPart place={{ q: 'nora', sort: 'oldest' }} />, 'en')
  expect(await screen.findByText('No results')).toBeVisible()
  expect(served(call)).toHaveLength(1)
  await order('Newest first')
  await waitFor(() => expect(address()).toMatch(/settings\?.*q=nora/))
})
