import type { CourseCard } from '@masar/api-sdk'
import { addToVisitorCart, clearSession, contactQuery, refreshSession, visitorCart } from '@masar/app-shell'
import { toasts } from '@masar/ui'
import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp, signInAs } from '@masar/app-shell/testing'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messages as ar } from '../locales/ar.po'
import { messages as en } from '../locales/en.po'
import { answerOf, cart, course, line, serve } from '../testing/cart.tsx'
import { mergeVisitorCart, VisitorCartSheet } from './index.ts'

beforeEach(() => {
  localStorage.clear()
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

function Opened() {
  const [isOpen, setOpen] = useState(true)
  return <VisitorCartSheet isOpen={isOpen} onOpenChange={setOpen} />
}
const open = (locale: 'ar' | 'en' = 'ar') =>
  renderApp({ locale, at: '/faq', screens: { '/faq': Opened }, sentences: { ar, en } })

/** A catalogue of these courses. */
const courses = (...known: CourseCard[]) => ({ 'GET /courses': () => Response.json({ data: known }) })

describe('the sheet', () => {
  test('shows the prices of now, their sum, and the way to buying', async () => {
    for (const id of [1, 2]) addToVisitorCart(id)
    const sent = serve(courses(course(1, { price: 5_000 }), course(2, { price: 5_000 })))
    await open('en')
    const sheet = within(await screen.findByRole('dialog', { name: 'Cart' }))
    expect(await sheet.findByRole('link', { name: 'دورة 1' })).toHaveAttribute('href', '/en/Course/1')
    expect(await sheet.findByText(/100\.00/)).toBeVisible()
    expect(sent.filter(({ call }) => call.includes('/courses'))).toEqual([
      { call: 'GET /courses', body: undefined, query: 'ids=1%2C2' },
    ])
    expect(sheet.getByRole('link', { name: 'Sign in to buy' })).toHaveAttribute(
      'href',
      '/en/auth/login?next=%2Fcart',
    )
  })

  test('speaks of VAT unless the seller charges none', async () => {
    addToVisitorCart(1)
    serve(courses(course(1)))
    const { queryClient } = await open('en')
    // The sheet and the foot of the page.
    expect(await screen.findAllByText(/^Prices include VAT/)).toHaveLength(2)
    act(() => {
      queryClient.setQueryData(contactQuery().queryKey as readonly unknown[], {
        data: [{ key: 'contact', value: { charges_vat: false } }],
      })
    })
    expect(await screen.findByText(/^Your courses stay in your cart/)).toBeVisible()
    expect(screen.queryByText(/VAT/)).toBeNull()
  })

  test('a line is removed, the focus stays in the sheet, and undo brings it back', async () => {
    for (const id of [1, 2]) addToVisitorCart(id)
    serve(courses(course(1), course(2)))
    await open()
    await screen.findByRole('link', { name: 'دورة 1' })
    await userEvent.click(screen.getByRole('button', { name: 'إزالة من السلة: دورة 1' }))
    expect(visitorCart()).toEqual([2])
    await waitFor(() => expect(screen.getByRole('button', { name: 'إزالة من السلة: دورة 2' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'تراجع' }))
    expect(visitorCart()).toEqual([1, 2])
  })

  test('a course that is gone, and one that is free now, say so', async () => {
    for (const id of [1, 2]) addToVisitorCart(id)
    serve(courses(course(2, { price: 0 })))
    await open()
    expect(await screen.findByText('لم تعد هذه الدورة معروضة.')).toBeVisible()
    expect(await screen.findByText(/صارت هذه الدورة مجانية/)).toBeVisible()
  })

  test('an error is shown, and can be retried', async () => {
    addToVisitorCart(3)
    let isDown = true
    serve({
      'GET /courses': () =>
        isDown
          ? Response.json({ code: 'internal', message: 'خلل عندنا.' }, { status: 500 })
          : Response.json({ data: [course(3)] }),
    })
    await open()
    expect(await screen.findByText('خلل عندنا.')).toBeVisible()
    isDown = false
    await userEvent.click(await screen.findByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByRole('link', { name: 'دورة 3' })).toBeVisible()
  })

  test('nothing in it leads to the courses', async () => {
    serve({})
    await open()
    expect(await screen.findByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'تصفّح الدورات' })).toHaveAttribute('href', '/courses')
  })
})

describe('merging', () => {
  const merge = vi.fn()
  const enter = () => {
    signInAs(document, 'student')
    refreshSession()
  }
  beforeEach(() => {
    merge.mockReset()
  })
  const answers = { 'POST /carts/merge': (body: unknown) => merge(body) as Response }

  test('happens once however many ask, and empties the browser’s cart afterwards', async () => {
    enter()
    for (const id of [1, 2]) addToVisitorCart(id)
    serve(answers)
    merge.mockImplementation(() => {
      expect(visitorCart(), 'kept until the service has it').toEqual([1, 2])
      addToVisitorCart(3)
      return answerOf(cart([line(1), line(2)]))
    })
    const client = new QueryClient()
    await Promise.all([mergeVisitorCart(client), mergeVisitorCart(client)])
    expect(merge.mock.calls).toEqual([[{ lines: [{ course_id: 1 }, { course_id: 2 }] }]])
    expect(visitorCart(), 'what was added meanwhile').toEqual([3])
    expect(client.getQueryData(['client', '/carts'])).toMatchObject({ item_count: 2 })
  })

  test('what can’t be bought is counted to the reader', async () => {
    enter()
    for (const id of [1, 2, 3]) addToVisitorCart(id)
    serve(answers)
    merge.mockImplementation(() => answerOf(cart([line(2)])))
    await mergeVisitorCart(new QueryClient())
    expect(visitorCart()).toEqual([])
    expect(toasts.entries().map(({ text }) => text)).toEqual([expect.stringMatching(/دورتان|2 courses/)])
  })

  test('a failure keeps the cart, says so, and is tried again from there', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    enter()
    addToVisitorCart(1)
    serve(answers)
    merge.mockImplementationOnce(() => Response.json({ code: 'internal', message: 'x' }, { status: 500 }))
    const client = new QueryClient()
    await mergeVisitorCart(client)
    expect(visitorCart()).toEqual([1])
    merge.mockImplementation(() => answerOf(cart([line(1)])))
    act(() => toasts.entries()[0]?.action?.onAction())
    await waitFor(() => expect(visitorCart()).toEqual([]))
    expect(client.getQueryData(['client', '/carts'])).toMatchObject({ item_count: 1 })
  })

  test('signed out: nothing is sent', async () => {
    addToVisitorCart(1)
    const sent = serve(answers)
    await mergeVisitorCart(new QueryClient())
    expect(sent).toEqual([])
  })
})
