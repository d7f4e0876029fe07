import { sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { given, serve, served } from '../../../testing/serve.tsx'
import { budgetMovementsQuery, budgetsQuery, type DepartmentBudget } from './api.ts'
import { BudgetsScreen } from './budgets-screen.tsx'
import { budgetsAddress, type BudgetsPlace, budgetsPlaceOf } from './place.ts'

const sales: DepartmentBudget = {
  id: 7,
  department: { id: 2, name: 'المبيعات', parent_id: 1 },
  granted: 2_000_000,
  reserved: 9_900,
  spent: 40_000,
  free: 1_950_100,
}
const above: DepartmentBudget = {
  ...sales,
  id: null,
  department: { id: 1, name: 'العمليات', parent_id: null },
  granted: 0,
  reserved: 0,
  spent: 0,
  free: 0,
}
const show = (rows: DepartmentBudget[], locale: 'ar' | 'en', place: BudgetsPlace = {}) =>
  given(
    <BudgetsScreen place={place} />,
    budgetsQuery().queryKey,
    { data: rows },
    locale,
    '/budgets?company',
    client =>
      client.setQueryData(budgetMovementsQuery(7, place.movement).queryKey, {
        pages: [
          {
            data: [
              {
                id: 1,
                movement: 'spent' as const,
                amount: 40_000,
                employee: { id: 11, name: 'نورة' },
                course: { id: 3, title: 'الكتابة الواضحة' },
                by: null,
                note: '',
                at: '2026-11-20T09:00:00Z',
              },
            ],
            meta: { next_cursor: null, total: 1, total_is_capped: false },
          },
        ],
        pageParams: [undefined],
      }),
  )

beforeEach(() => {
  sessionStore.setState({ role: 'owner' })
  serve({})
})

test('the address names the open budget and its movements, and forgives what it does not know', () => {
  expect(budgetsPlaceOf({ budget: '7', movement: 'spent', x: 1 })).toEqual({ budget: 7, movement: 'spent' })
  expect(budgetsPlaceOf({ budget: 'x', movement: 'spent' })).toEqual({})
  expect(budgetsAddress({ budget: 7, movement: 'spent' })).toBe('/budgets?budget=7&movement=spent')
  expect(budgetsPlaceOf({ q: ' مبيعات ', sort: 'free' })).toEqual({ q: 'مبيعات', sort: 'free' })
  expect(budgetsPlaceOf({ q: ' ', sort: 'name' })).toEqual({})
})

describe.each(['ar', 'en'] as const)('in %s', locale => {
  const ar = locale === 'ar'

  test('a budget stands under the departments above it, and each number opens the rows behind it', async () => {
    show([above, sales], locale, { budget: 7, movement: 'spent' })
    expect(screen.getAllByText('العمليات › المبيعات')).not.toHaveLength(0)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('نورة')
    expect(dialog).toHaveTextContent('الكتابة الواضحة')
    expect(dialog).toHaveTextContent('400.00')
  })

  test('the rows have decimals as what they come to together has', async () => {
    show([above, sales], locale)
    const free = await screen.findByRole('link', { name: /19,501/ })
    expect(free).toHaveTextContent('19,501.00')
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('19,501.00')
  })

  test('credit is granted in riyals of either script; what was typed stays where it fails', async () => {
    serve({ 'POST /budgets/7/take-back': { status: 409, code: 'credit_short', message: 'لا يكفي' } })
    show([above, sales], locale)
    await userEvent.click(screen.getByRole('button', { name: ar ? /سحب رصيد/ : /Take back/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const submit = () =>
      userEvent.click(dialog.getByRole('button', { name: ar ? 'سحب رصيد' : 'Take credit back' }))
    await submit()
    expect(dialog.getByText(ar ? /اكتب مبلغًا/ : /Enter an amount/)).toBeVisible()
    const amount = dialog.getByRole('textbox', { name: ar ? /المبلغ/ : /Amount/ })
    await userEvent.type(amount, '٢٥٠٫٥')
    await submit()
    expect(await dialog.findByText('لا يكفي')).toBeVisible()
    expect(amount).toHaveValue('٢٥٠٫٥')
    await waitFor(() => expect(served('POST /budgets/7/take-back')).toEqual([{ amount: 25_050, note: '' }]))
  })

  test('without any budget, what that means is said', () => {
    show([above], locale)
    expect(screen.getByText(ar ? 'لا ميزانية لأي قسم بعد' : 'No department has a budget yet')).toBeVisible()
  })
})

test('a manager reads and does not grant', () => {
  sessionStore.setState({ role: 'manager' })
  show([above, sales], 'en')
  expect(screen.getByText('العمليات › المبيعات')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Grant|Take back/ })).toBeNull()
})

describe('of several budgets', () => {
  const care: DepartmentBudget = {
    ...sales,
    id: 8,
    department: { id: 3, name: 'الرعاية الأولية', parent_id: null },
    free: 5_000,
    spent: 90_000,
  }
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  test('some are found by their department, folded, and sorted as requested', () => {
    const shown = (place: BudgetsPlace) => {
      const { unmount } = show([above, sales, care], 'ar', place)
      const found = names()
      unmount()
      return found
    }
    const [bySales, byCare] = ['العمليات › المبيعات', 'الرعاية الأولية']
    expect(shown({})).toEqual([bySales, byCare])
    expect(shown({ sort: 'free' })).toEqual([byCare, bySales])
    expect(shown({ sort: 'spent' })).toEqual([byCare, bySales])
    expect(shown({ q: 'رعايه الاوليه' })).toEqual([byCare])
    expect(shown({ q: 'عمليات', sort: 'free' })).toEqual([bySales])
  })

  test('words and order land in the address, and the rows behind a number are opened over what is shown', async () => {
    const { address, rerender } = show([above, sales, care], 'en')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search departments' }), 'الرعاية')
    await waitFor(() => expect(address()).toContain('q=الرعاية'))
    rerender(<BudgetsScreen place={{ q: 'الرعاية' }} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Least free first')
    await waitFor(() => expect(address()).toMatch(/q=الرعاية.*sort=free/))
    expect(
      decodeURIComponent(screen.getByRole('link', { name: /^SAR.50\.00|50\.00/ }).getAttribute('href') ?? ''),
    ).toContain('q=الرعاية')
  })
})

test('a long history is made in the background; a file that is made is found by the address', async () => {
  serve({
    'POST /budgets/export': { status: 409, code: 'list_too_long', message: 'Too long.' },
    'POST /budgets/exports': { data: { id: 9 } },
    'GET /exports/9': {
      data: { id: 9, state: 'running', format: 'csv', failure: null, done: 10, total: 5000, name: 'x' },
    },
  })
  const { unmount } = show([sales], 'en')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(served('POST /budgets/exports')).toEqual([{ of: 'movements', format: 'xlsx' }]))
  expect(await dialog.findByRole('progressbar')).toBeVisible()
  unmount()
  const { address } = show([sales], 'en', budgetsPlaceOf({ q: 'x', export: '9' }))
  const again = within(await screen.findByRole('dialog'))
  expect(await again.findByRole('progressbar')).toBeVisible()
  await userEvent.click(again.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(address()).toMatch(/budgets\?.*q=x/))
  expect(address()).not.toContain('export=')
})
