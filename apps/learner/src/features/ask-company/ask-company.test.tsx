import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { OwnRequests } from './api.ts'
import type { CourseDetails } from '../catalogue/types.ts'
import { PurchaseBar, PurchaseCard } from '../course/purchase-card.tsx'
import { AskCompany } from './ask-company.tsx'

const course = { id: 9, title: 'الكتابة الواضحة' }
const company = { id: 3, name: 'شركة النور', budget: null, is_on_shelf: null, licence: null }
const request: OwnRequests['requests'][number] = {
  id: 5,
  company,
  reason: '',
  state: 'open',
  created_at: '2026-11-20T09:00:00Z',
  decided_at: null,
  answer: null,
  reserved: 0,
}
let sent: string[]

/** A fake API with the current state, which answers acts with a status. */
function serve(given: Partial<OwnRequests>, status = 200) {
  const standing: OwnRequests = { companies: [], requests: [], shelves: [], ...given }
  sent = []
  vi.stubGlobal('fetch', async (call: Request) => {
    if (call.method === 'GET' && call.url.endsWith('/carts'))
      return Response.json({ data: { item_count: 0, lines: [] }, item_count: 0 })
    if (call.method === 'GET') return Response.json({ data: { ...standing, is_enrolled: false } })
    sent.push(
      `${call.method} ${new URL(call.url).pathname.replace('/client-api/v1', '')} ${await call.text()}`,
    )
    return Response.json({ data: null, message: 'سبق أن طلبتها', code: 'request_open' }, { status })
  })
}

beforeEach(() => {
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

test.each([
  ['ar', 'اطلبها من شركتك', 'إرسال الطلب'],
  ['en', 'Ask your company for it', 'Send the request'],
] as const)(
  '%s: an employee asks the company, with a reason; what was typed stays where it fails',
  async (locale, ask, send) => {
    serve({ companies: [company], requests: [] }, 409)
    renderPage(<AskCompany course={course} />, locale)
    await userEvent.click(await screen.findByRole('button', { name: ask }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste('للمشروع')
    await userEvent.click(dialog.getByRole('button', { name: send }))
    expect(await dialog.findByText('سبق أن طلبتها')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue('للمشروع')
    expect(sent).toEqual(['POST /courses/9/requests {"company_id":3,"reason":"للمشروع"}'])
  },
)

test.each([
  ['ar', 'لم يصل الرد بعد', 'سحب الطلب', 'اعتذرت'],
  ['en', 'It has not answered yet', 'Take it back', 'declined your request'],
] as const)(
  '%s: a pending request is withdrawn; a declined one is shown with its reason',
  async (locale, waits, takeBack, declined) => {
    serve({ companies: [company], requests: [request] })
    const { unmount } = renderPage(<AskCompany course={course} />, locale)
    expect(await screen.findByText(text => text.includes(waits), { selector: 'p' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: takeBack }))
    await waitFor(() => expect(sent).toEqual(['DELETE /course-requests/5 ']))
    unmount()
    serve({ companies: [company], requests: [{ ...request, state: 'declined', answer: 'في الربع القادم' }] })
    renderPage(<AskCompany course={course} />, locale)
    expect(await screen.findByText(text => text.includes(declined), { selector: 'p' })).toHaveTextContent(
      'في الربع القادم',
    )
    expect(screen.getByRole('button')).toBeVisible()
  },
)

test('a person without an employer is offered nothing', async () => {
  serve({})
  const { container } = renderPage(<AskCompany course={course} />, 'en')
  await waitFor(() => expect(container.querySelector('main')?.textContent ?? container.textContent).toBe(''))
})

test.each([
  ['ar', 'enough', 'ميزانية قسمك تغطي', 'محجوز'],
  ['en', 'short', 'does not cover its price', 'reserved for it'],
] as const)(
  '%s: the department’s budget is spoken of before and after asking',
  async (locale, budget, before, after) => {
    serve({ companies: [{ ...company, budget }], requests: [] })
    const { unmount } = renderPage(<AskCompany course={course} />, locale)
    await userEvent.click(await screen.findByRole('button'))
    expect(await screen.findByRole('dialog')).toHaveTextContent(before)
    unmount()
    serve({ companies: [company], requests: [{ ...request, reserved: 9_900 }] })
    renderPage(<AskCompany course={course} />, locale)
    expect(await screen.findByText(text => text.includes(after), { selector: 'p' })).toHaveTextContent('99')
  },
)

test.each([
  ['ar', 'من شركتك', 'ليست من الدورات التي اختارتها شركتك'],
  ['en', 'By your company', 'not among the courses that your company chose'],
] as const)(
  '%s: a course of the company’s shelf says by whom; of another it can still be asked for',
  async (locale, by, elsewhere) => {
    // A free one is by the company, too, and needs no asking.
    serve({ shelves: [company] })
    const { unmount } = renderPage(<AskCompany course={course} />, locale)
    expect(await screen.findByText(text => text.includes(by))).toHaveTextContent(company.name)
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    serve({ companies: [{ ...company, is_on_shelf: false }] })
    renderPage(<AskCompany course={course} />, locale)
    expect(await screen.findByText(text => text.includes(elsewhere))).toBeVisible()
    expect(screen.getByRole('button')).toBeVisible()
  },
)

test.each([
  ['ar', 'ابدأ برخصة شركتك', 'اطلبها من شركتك', 'مشغولة'],
  ['en', 'Start with your company’s licence', 'Ask your company for it', 'are taken'],
] as const)(
  '%s: a licence with a free place starts the course at a press; of a full one the course can be asked for',
  async (locale, start, ask, taken) => {
    const licence = { has_place: true, ends_on: '2027-11-25' }
    serve({ shelves: [company], companies: [{ ...company, is_on_shelf: true, licence }] }, 409)
    const { unmount } = renderPage(<AskCompany course={course} />, locale)
    const button = await screen.findByRole('button', { name: start })
    expect(screen.queryByRole('button', { name: ask })).toBeNull()
    expect(screen.getByText(text => text.includes('2027'))).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(sent).toEqual(['POST /courses/9/licence {"company_id":3}']))
    unmount()
    const full = { ...licence, has_place: false }
    serve({ shelves: [company], companies: [{ ...company, is_on_shelf: true, licence: full }] })
    renderPage(<AskCompany course={course} />, locale)
    expect(
      await screen.findByText(
        (_, element) => element?.tagName === 'P' && !!element.textContent?.includes(taken),
      ),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: ask })).toBeVisible()
    expect(screen.queryByRole('button', { name: start })).toBeNull()
  },
)

test('for a place of the licence starting is the one strong act, in the card and in the bar, and the cart stands back', async () => {
  const licence = { has_place: true, ends_on: '2027-11-25' }
  serve({ companies: [{ ...company, is_on_shelf: true, licence }] })
  const whole = {
    ...course,
    price: 9_900,
    currency: 'SAR',
    compare_at_price: null,
    sections: [],
    lesson_count: 4,
    duration_seconds: 600,
    category: { id: 1, name: 'لغة', slug: 'language' },
  } as unknown as CourseDetails
  renderPage(
    <>
      <PurchaseCard course={whole} />
      <PurchaseBar course={whole} />
    </>,
    'en',
  )
  const start = await screen.findByText('Start with your company’s licence')
  expect(start.closest('button')).toHaveClass('primary')
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveClass('secondary')
  await userEvent.click(screen.getByRole('button', { name: 'Start learning' }))
  await waitFor(() => expect(sent).toEqual(['POST /courses/9/licence {"company_id":3}']))
})
