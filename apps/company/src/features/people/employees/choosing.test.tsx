import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { given, serve, served } from '../../../testing/serve.tsx'
import { readDraft } from '../../learn/assign/draft.ts'
import { employeesQuery } from './api.ts'
import { choiceOf, chosenOf, textOf } from '../parts/list-selection.ts'
import { EmployeesScreen } from './employees-screen.tsx'

test('chosen people are kept by name, also once the list reloads without their rows', async () => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
  const list = (data: typeof employees.data) => ({
    pages: [{ data, meta: { ...employees.meta, total: 3 } }],
    pageParams: [undefined],
  })
  const { queryKey } = employeesQuery({})
  const screenOf = <EmployeesScreen filters={{}} />
  const { queryClient } = given(screenOf, queryKey, list(employees.data), 'en', '/Employees')
  const [first, second] = employees.data
  const boxOf = (name = '') => screen.queryByRole('checkbox', { name: new RegExp(`^Select.*${name}`) })
  const select = (name?: string) => userEvent.click(boxOf(name)!)
  await select(first?.name)
  queryClient.setQueryData(queryKey, list(employees.data.slice(1)))
  await waitFor(() => expect(boxOf(first?.name)).not.toBeInTheDocument())
  await select(second?.name)
  await userEvent.click(screen.getByRole('button', { name: 'Act on them' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign courses' }))
  await waitFor(() =>
    expect(readDraft().people).toEqual(
      [first, second].map(person => ({ id: person?.id, name: person?.name })),
    ),
  )
})

test('a choice is in its address, and what is not understood is none', () => {
  for (const text of ['7', '7-9', 'all', 'all-7-9']) expect(textOf(choiceOf(chosenOf(text)))).toBe(text)
  for (const text of ['', 'x', '0', '7-', 'all-x', '-7', undefined]) expect(chosenOf(text)).toBeUndefined()
  expect(choiceOf(undefined)).toEqual({ isAll: false, ids: [] })
  const many = Array.from({ length: 101 }, (_, at) => at + 1)
  expect(textOf({ isAll: false, ids: many })).toBeUndefined()
})

const listed = {
  pages: [{ data: employees.data, meta: { ...employees.meta, total: 40 } }],
  pageParams: [undefined],
}
const shown = (chosen?: string) =>
  given(
    <EmployeesScreen filters={{}} chosen={chosen} />,
    employeesQuery({}).queryKey,
    listed,
    'en',
    '/Employees?company',
  )
const act = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Act on them' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('all that match but one stay chosen by the address, and the act names who was taken out', async () => {
  sessionStore.setState({ role: 'owner' })
  const [first, second] = employees.data
  serve({ 'POST /employees/bulk': { data: { id: 3, total: 38 } } })
  const { address } = shown(`all-${first?.id}`)
  expect(screen.getByRole('region', { name: 'Acts for the people chosen' })).toHaveTextContent('39 people')
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Select.*${second?.name}`) }))
  await waitFor(() => expect(address()).toContain(`chosen=all-${first?.id}-${second?.id}`))
  await act('Remind of what is assigned')
  await userEvent.click(await screen.findByRole('button', { name: 'Remind of what is assigned' }))
  await waitFor(() =>
    expect(served('POST /employees/bulk')).toEqual([
      { act: 'remind', filters: { except_ids: [first?.id, second?.id] } },
    ]),
  )
})

test('of those chosen by the address, the names that are not loaded are asked for', async () => {
  sessionStorage.clear()
  sessionStore.setState({ role: 'owner' })
  const [first] = employees.data
  const far = { ...employees.data[0], id: 4711, name: 'Far Away' }
  serve({ 'GET /employees?ids=4711&limit=100': { ...employees, data: [far] } })
  shown(`${first?.id}-4711`)
  await act('Assign courses')
  await waitFor(() =>
    expect(readDraft().people).toEqual([
      { id: first?.id, name: first?.name },
      { id: 4711, name: 'Far Away' },
    ]),
  )
})
