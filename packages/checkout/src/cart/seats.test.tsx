import { clearSession, refreshSession } from '@masar/app-shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cart, course, keepCart as keep, line, renderBuying, says } from '../testing/cart.tsx'
import { CartScreen } from './cart-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

const open = (options: Parameters<typeof renderBuying>[2]) => renderBuying('/cart', CartScreen, options)

describe('a company’s seats', () => {
  const company = { app: 'company' } as const
  const seats = () => screen.findByRole('textbox', { name: 'المقاعد' })

  test('typed in either digits, they are stored after a pause', async () => {
    const { calls } = keep(cart([line(1)]))
    await open(company)
    await userEvent.clear(await seats())
    await userEvent.type(await seats(), '١٢')
    await says('1,188')
    expect(calls()).toEqual([{ call: 'PATCH /carts/items/1', body: { seats: 12 } }])
    expect(await seats()).toHaveValue('12')
  })

  test('steps are counted together, and end where the numbers do', async () => {
    const { calls } = keep(cart([line(1)]))
    await open(company)
    expect(await screen.findByRole('button', { name: 'مقعد أقل: دورة 1' })).toBeDisabled()
    const more = screen.getByRole('button', { name: 'مقعد إضافي: دورة 1' })
    for (const _ of [1, 2, 3]) await userEvent.click(more)
    await says('396')
    expect(calls()).toEqual([{ call: 'PATCH /carts/items/1', body: { seats: 4 } }])
  })

  test.each(['0', '10001', '2.5', 'x', ''])('%s is refused beside the field, and never sent', async typed => {
    const { calls } = keep(cart([line(1)]))
    await open(company)
    await userEvent.clear(await seats())
    if (typed) await userEvent.type(await seats(), typed)
    await userEvent.click(screen.getByRole('link', { name: 'إتمام الشراء' }))
    expect(await seats()).toHaveAccessibleDescription('اكتب عددًا صحيحًا من 1 إلى 10,000.')
    await waitFor(async () => expect(await seats()).toHaveFocus())
    expect(screen.getByRole('heading', { name: 'السلة' })).toBeVisible()
    expect(calls()).toEqual([])
  })

  test('the way on stores what is typed first', async () => {
    const { calls } = keep(cart([line(1)]))
    const { router } = await open(company)
    await userEvent.type(await seats(), '5')
    await userEvent.click(screen.getByRole('link', { name: 'إتمام الشراء' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart-details'))
    expect(calls()).toEqual([{ call: 'PATCH /carts/items/1', body: { seats: 15 } }])
  })

  test('a colleague’s number shows while nothing is typed, and what is typed is not overwritten', async () => {
    const { set } = keep(cart([line(1)]))
    const { queryClient } = await open(company)
    expect(await seats()).toHaveValue('1')
    set(cart([line(1, { seats: 7 })]))
    await act(() => queryClient.invalidateQueries({ queryKey: ['company', '/carts'] }))
    await waitFor(async () => expect(await seats()).toHaveValue('7'))
    await userEvent.type(await seats(), '0000')
    set(cart([line(1, { seats: 9 })]))
    await act(() => queryClient.invalidateQueries({ queryKey: ['company', '/carts'] }))
    expect(await seats()).toHaveValue('70000')
  })

  test.each([
    ['ar', 'مقاعدك من هذه الدورة: 12، والمتاح منها: 5'],
    ['en', 'Your seats for it: 12, free: 5'],
  ] as const)('%s: what the ledger has of the course already is said', async (locale, words) => {
    keep(cart([line(1, { company_seats: { bought: 12, free: 5 } })]))
    await open({ ...company, locale })
    await says(words)
  })

  test('nothing is said of a course that it has no seats of', async () => {
    keep(cart([line(1, { company_seats: { bought: 0, free: 0 } })]))
    await open(company)
    await seats()
    expect(screen.queryByText(/مقاعدك/)).toBeNull()
  })

  test('a course is found by its words and put in', async () => {
    const { calls } = keep(cart([]), {
      'GET /courses': () => Response.json({ data: [course(5), course(6)], meta: { next_cursor: null } }),
    })
    await open(company)
    await userEvent.type(await screen.findByRole('searchbox', { name: 'البحث عن دورة' }), 'دورة')
    await userEvent.click(await screen.findByRole('button', { name: 'إضافة مقاعد: دورة 6' }))
    expect(await seats()).toHaveValue('1')
    const found = within(screen.getByRole('list', { name: 'الدورات المطابقة' }))
    expect(found.getByText('في السلة')).toBeVisible()
    expect(calls()).toEqual([{ call: 'POST /carts/items', body: { course_id: 6, seats: 1 } }])
  })
})
