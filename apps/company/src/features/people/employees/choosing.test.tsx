import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { given } from '../../../testing/serve.tsx'
import { readDraft } from '../../learn/assign/draft.ts'
import { employeesQuery } from './api.ts'
import { EmployeesScreen } from './employees-screen.tsx'

test('whoever is chosen is taken along by name, also once the list begins anew without their rows', async () => {
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
