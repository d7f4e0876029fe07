import { ApiError } from '@masar/api-sdk'
import { sessionStore } from '@masar/app-shell'
import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { dashboard, employee, employees } from '../testing/samples.ts'
import { dashboardQuery } from './dashboard/api.ts'
import { DashboardScreen } from './dashboard/dashboard-screen.tsx'
import { employeeQuery } from './people/employee/api.ts'
import { EmployeeScreen } from './people/employee/employee-screen.tsx'
import { employeesQuery } from './people/employees/api.ts'
import { EmployeesScreen } from './people/employees/employees-screen.tsx'
import { departmentsQuery } from './people/queries.ts'

const noErrors = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
  ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
const waits = () => new Promise<never>(() => {})

/** Renders a screen whose first answer has come already. */
const given = (
  element: React.ReactElement,
  key: readonly unknown[],
  data: unknown,
  locale: 'ar' | 'en',
  at: string,
) => renderPage(element, locale, at, queryClient => queryClient.setQueryData(key, data))

globalThis.fetch = waits
beforeEach(() => sessionStore.setState({ role: 'owner' }))

describe.each(['ar', 'en'] as const)('in %s', locale => {
  test('the dashboard tells figures, states beside the bar, and who needs attention', async () => {
    given(<DashboardScreen />, dashboardQuery().queryKey, { data: dashboard }, locale, '/?company')
    const table = screen.getByRole('table', {
      name: locale === 'ar' ? 'التكليفات حسب الحالة' : 'Assignments by status',
    })
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.children].map(cell => cell.textContent.replaceAll('\u200e', ''))),
    ).toEqual(
      locale === 'ar'
        ? [
            ['مكتمل', '13', '52%'],
            ['قيد التعلّم', '8', '32%'],
            ['لم يبدأ', '4', '16%'],
          ]
        : [
            ['Finished', '13', '52%'],
            ['In progress', '8', '32%'],
            ['Not started', '4', '16%'],
          ],
    )
    expect(screen.getByText(locale === 'ar' ? '11 تكليفًا متأخرًا' : '11 overdue')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'عبد الرحمن' })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '' : '/en'}/Employees/11?company`,
    )
    expect(await noErrors()).toEqual([])
  })
  test('finance counts people, and nothing leads to those whom it does not see', () => {
    sessionStore.setState({ role: 'finance' })
    const seen = { ...dashboard, attention: [] }
    given(<DashboardScreen />, dashboardQuery().queryKey, { data: seen }, locale, '/?company')
    expect(screen.queryByText(locale === 'ar' ? 'لا شيء متأخر' : 'Nothing is overdue')).toBeNull()
    expect(screen.queryByText(locale === 'ar' ? 'تحتاج إلى انتباه' : 'Needs attention')).toBeNull()
    expect(
      screen.getAllByRole('link').filter(link => link.getAttribute('href')?.includes('Employees')),
    ).toEqual([])
  })
  test('the list has a row per person, with what is missing left blank', async () => {
    given(
      <EmployeesScreen filters={{}} />,
      employeesQuery({}).queryKey,
      { pages: [employees], pageParams: [undefined] },
      locale,
      '/Employees?company',
    )
    const [first, second] = screen.getAllByRole('row').slice(1)
    expect(first).toHaveTextContent(locale === 'ar' ? 'اكتمل 1 من 2' : '1 of 2 finished')
    expect(second).toHaveTextContent(locale === 'ar' ? 'بانتظار القبول' : 'Invited')
    expect(second).toHaveTextContent(locale === 'ar' ? 'بلا تكليفات' : 'Nothing assigned')
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(locale === 'ar' ? 'شخصان' : '2 people')
    expect(await noErrors()).toEqual([])
  })
  test('an employee’s page marks what is overdue and what was finished late', async () => {
    given(
      <EmployeeScreen id={11} />,
      employeeQuery(11).queryKey,
      { data: employee },
      locale,
      '/Employees/11?company',
    )
    const [overdue, late] = screen.getAllByRole('row').slice(1)
    expect(overdue).toHaveTextContent(locale === 'ar' ? 'متأخر' : 'Overdue')
    expect(overdue).toHaveTextContent(locale === 'ar' ? '15 مايو 2026' : 'May 15, 2026')
    expect(late).toHaveTextContent(locale === 'ar' ? 'مكتمل بعد موعده' : 'Finished late')
    expect(late).toHaveTextContent(/92\u200e?%/)
    expect(
      screen.getByRole('link', { name: locale === 'ar' ? 'جميع الموظفين' : 'All employees' }),
    ).toHaveAttribute('href', expect.stringContaining('/Employees?company'))
    expect(await noErrors()).toEqual([])
  })
})

test('a list filtered to no one offers to clear the filters; an empty company says so', () => {
  const noPeople = {
    pages: [{ data: [], meta: { next_cursor: null, total: 0, total_is_capped: false } }],
    pageParams: [undefined],
  }
  const { unmount } = given(
    <EmployeesScreen filters={{ q: 'ززز' }} />,
    employeesQuery({ q: 'ززز' }).queryKey,
    noPeople,
    'ar',
    '/Employees?q=ززز',
  )
  expect(screen.getByRole('button', { name: 'إزالة عوامل التصفية' })).toBeInTheDocument()
  unmount()
  given(<EmployeesScreen filters={{}} />, employeesQuery({}).queryKey, noPeople, 'ar', '/Employees')
  expect(screen.getByRole('heading', { name: 'لا أحد هنا بعد' })).toBeInTheDocument()
})

test('departments are in the filter with their size', () => {
  given(
    <EmployeesScreen filters={{}} />,
    departmentsQuery().queryKey,
    {
      data: [
        {
          id: 4,
          name: 'المبيعات',
          names: { ar: 'المبيعات' },
          parent_id: null,
          head: null,
          employee_count: 1,
          branch_count: 3,
        },
      ],
    },
    'ar',
    '/Employees',
  )
  expect(screen.getByRole('option', { name: 'المبيعات (3)' })).toHaveValue('4')
})

test('another company’s employee is not found', () => {
  renderPage(<EmployeeScreen id={99} />, 'en', '/Employees/99?company', queryClient => {
    queryClient.setDefaultOptions({ queries: { retry: false, retryOnMount: false } })
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: employeeQuery(99).queryKey as readonly unknown[] })
      .setState({
        status: 'error',
        error: new ApiError('answer', 404, { code: 'not_found' }),
        fetchStatus: 'idle',
      })
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /en/Employees/99')
})
