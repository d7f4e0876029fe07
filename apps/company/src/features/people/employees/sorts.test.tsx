import { sessionStore } from '@masar/app-shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { employees } from '../../../testing/samples.ts'
import { given } from '../../../testing/serve.tsx'
import { departmentsQuery, groupsQuery } from '../queries.ts'
import { employeesQuery } from './api.ts'
import { EmployeesScreen } from './employees-screen.tsx'
import { addressOf, type EmployeeSort, employeeSorts, filtersOf } from './filters.ts'
import { pressedSort, shownSort } from './sorts.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStore.setState({ role: 'owner' })
})

const show = (locale: 'ar' | 'en') =>
  given(
    <EmployeesScreen filters={{ state: 'active' }} />,
    employeesQuery({ state: 'active' }).queryKey,
    { pages: [employees], pageParams: [undefined] },
    locale,
    '/Employees?state=active',
    client => {
      client.setQueryData(groupsQuery().queryKey, { data: [] })
      client.setQueryData(departmentsQuery().queryKey, { data: [] })
    },
  )

test('every order is in the address, and heads lead from one end of a column to the other', () => {
  for (const sort of employeeSorts)
    expect(
      filtersOf(Object.fromEntries(new URL(addressOf({ sort }), 'https://masar.test').searchParams)).sort ??
        'name',
    ).toBe(sort)
  const press = (column: string, now?: EmployeeSort) => {
    const shown = shownSort(now)
    const isBack = shown?.column === column && shown.direction === 'ascending'
    return pressedSort({ column, direction: isBack ? 'descending' : 'ascending' }, now)
  }
  expect([press('number'), press('number', 'number'), press('number', '-number')]).toEqual([
    'number',
    '-number',
    'number',
  ])
  // Of overdue courses, who has most comes first at the first press.
  expect([press('overdue'), press('overdue', 'overdue'), press('overdue', '-overdue')]).toEqual([
    'overdue',
    '-overdue',
    'overdue',
  ])
})

test.each([
  ['ar', 'حساب نشط أو بانتظار القبول'],
  ['en', 'Active or invited'],
] as const)('in %s everybody who has not left is among the states to choose from', async (locale, name) => {
  const { address } = show(locale)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: locale === 'ar' ? 'الحالة' : 'Status' }),
    name,
  )
  await waitFor(() => expect(address()).toContain('state=present'))
})

test.each(['ar', 'en'] as const)(
  'in %s a press on a head puts people in order by it; the order is among those to choose from',
  async locale => {
    const ar = locale === 'ar'
    const { address, rerender } = show(locale)
    const name = ar ? 'الرقم الوظيفي' : 'Employee number'
    const head = () => screen.getByRole('columnheader', { name })
    expect(head()).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(head())
    await waitFor(() => expect(address()).toMatch(/state=active&sort=number/))
    rerender(<EmployeesScreen filters={{ state: 'active', sort: '-number' }} />)
    expect(
      screen.getByRole('option', { name: ar ? /^الرقم الوظيفي: من الأخير/ : /^Employee number: last/ }),
    ).toHaveProperty('selected', true)
  },
)
