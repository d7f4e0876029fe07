import { sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { given, serve, served } from '../../testing/serve.tsx'
import { seatReportQuery, spendingQuery, type SeatReport, type SpendingReport } from './api.ts'
import { addressOf, placeOf, type PurchaseReport, type ReportPlace } from './place.ts'
import { ReportsScreen } from './reports-screen.tsx'

beforeEach(() => sessionStore.setState({ role: 'owner' }))
afterEach(() => vi.restoreAllMocks())

const moved = { bought: 5, assigned: 3, started: 2, returned: 1, expired: 0, refunded: 0 }
const seats: SeatReport = {
  as_of: '2026-11-23T09:00:00Z',
  totals: { ...moved, used: 2, free: 12 },
  months: [{ month: '2026-11', ...moved }],
  rows: [{ id: 4, name: 'السلامة', ...moved }],
}
const paid = { paid: 123_450, refunded: 23_450, seats: 5, orders: 2 }
const spending: SpendingReport = {
  as_of: '2026-11-23T09:00:00Z',
  totals: paid,
  months: [{ month: '2026-11', ...paid }],
  rows: [{ id: 4, name: 'السلامة', ...paid }],
}
const placeAt = (report: PurchaseReport): ReportPlace<PurchaseReport> => ({ report, by: 'course' })
const show = (
  report: PurchaseReport,
  data: object,
  locale: 'ar' | 'en' = 'en',
  narrowed: Partial<Omit<ReportPlace, 'report'>> = {},
) => {
  const place = { ...placeAt(report), ...narrowed }
  const query = report === 'seats' ? seatReportQuery(place) : spendingQuery(place)
  return given(<ReportsScreen place={place} />, query.queryKey, { data }, locale, addressOf(place))
}
const plain = (element: HTMLElement) =>
  (element.textContent ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')

describe.each(['ar', 'en'] as const)('what was bought, in %s', locale => {
  const ar = locale === 'ar'

  test('seats: what moved, and what is free now', async () => {
    const { container } = show('seats', seats, locale)
    const free = screen.getByRole('link', { name: '12' })
    expect(new URL(free.getAttribute('href') ?? '', 'https://masar.test').pathname).toBe(
      ar ? '/courses' : '/en/courses',
    )
    const row = screen.getAllByRole('row').at(-1) as HTMLElement
    expect(within(row).getAllByRole('cell').map(plain)).toEqual(['5', '3', '2', '1', '0', '0'])
    // Each number opens the rows behind it, except where there are none.
    const [bought, assigned] = within(row).getAllByRole('link')
    expect(bought?.getAttribute('href')).toMatch(/seats=4&movement=bought/)
    expect(assigned?.getAttribute('href')).toMatch(/seats=4&movement=assigned/)
    expect(within(row).getAllByRole('link')).toHaveLength(4)
    // They lie in no department.
    expect(screen.queryByRole('combobox', { name: ar ? 'القسم' : 'Department' })).toBeNull()
    expect(screen.getByRole('button', { name: ar ? 'العروض المحفوظة' : 'Saved views' })).toBeVisible()
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('seats: a number of a period, and one of a month, opens what moved in it', () => {
    const hrefs = () =>
      within(screen.getAllByRole('row').at(-1) as HTMLElement)
        .getAllByRole('link')
        .map(link => link.getAttribute('href') ?? '')
    const { unmount } = show('seats', seats, locale, { from: '2026-03-10' })
    expect(hrefs()[0]).toMatch(/seats=4&movement=bought&from=2026-03-10(?!.*to=)/)
    unmount()
    const byMonth = { ...seats, rows: [{ id: null, name: '2026-03', ...moved }] }
    show('seats', byMonth, locale, { by: 'month', course: 4, from: '2026-03-10' })
    expect(hrefs()[0]).toMatch(/seats=4&movement=bought&from=2026-03-10&to=2026-03-31/)
    const total = screen.getAllByRole('link', { name: '5' })[0]?.getAttribute('href')
    expect(total).toMatch(/seats=4&movement=bought&from=2026-03-10(?!.*to=)/)
  })

  test('seats: a number of all courses opens the courses of its days, those with most of it first', () => {
    const byMonth = { ...seats, rows: [{ id: null, name: '2026-03', ...moved }] }
    const place = { by: 'month', from: '2026-03-10' } as const
    const opened = (link: HTMLElement | undefined) => {
      const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://masar.test')
      return [pathname.replace('/en', ''), placeOf(Object.fromEntries(searchParams))]
    }
    show('seats', byMonth, locale, place)
    const courses = { report: 'seats', by: 'course', from: '2026-03-10' }
    // In all, and in the month. Those bought first are the report's own order.
    const [total] = screen.getAllByRole('link', { name: '3' })
    expect(opened(total)).toEqual(['/reports', { ...courses, sort: '-assigned' }])
    const [bought, assigned] = within(screen.getAllByRole('row').at(-1) as HTMLElement).getAllByRole('link')
    expect(opened(bought)).toEqual(['/reports', { ...courses, to: '2026-03-31' }])
    expect(opened(assigned)).toEqual(['/reports', { ...courses, to: '2026-03-31', sort: '-assigned' }])
  })

  test('seats: those who may not read movements get no link to them', () => {
    sessionStore.setState({ role: 'finance' })
    show('seats', seats, locale)
    expect(within(screen.getAllByRole('row').at(-1) as HTMLElement).queryByRole('link')).toBeNull()
  })

  test('spending: paid less refunded', () => {
    show('spending', spending, locale)
    expect(plain(document.body)).toContain(ar ? '1,000 ر.س.' : 'SAR 1,000')
    const row = screen.getAllByRole('row').at(-1) as HTMLElement
    const cells = within(row).getAllByRole('cell').map(plain)
    expect(cells.map(cell => cell.replaceAll(/[^\d.,]/g, '').replace(/\.+$/, ''))).toEqual([
      '1,234.50',
      '234.50',
      '1,000',
      '5',
      '2',
    ])
  })

  test('nothing yet says so', () => {
    show(
      'spending',
      { ...spending, months: [], rows: [], totals: { paid: 0, refunded: 0, seats: 0, orders: 0 } },
      locale,
    )
    expect(
      screen.getByRole('heading', { name: ar ? 'لا مشتريات بعد' : 'Nothing was bought yet' }),
    ).toBeVisible()
  })
})

test('each role finds the reports that it may open; another address leads to the first', () => {
  const links = (role: 'manager' | 'auditor' | 'finance') => {
    sessionStore.setState({ role })
    const { unmount } = show('spending', spending)
    const names = within(screen.getByRole('navigation', { name: 'Reports' }))
      .getAllByRole('link')
      .map(link => `${link.textContent}${link.getAttribute('aria-current') === 'page' ? '*' : ''}`)
    unmount()
    return names
  }
  const ofPeople = ['Completion*', 'Learning time', 'Scores', 'Activity']
  expect(links('manager')).toEqual([...ofPeople, 'Yearly disclosure'])
  expect(links('auditor')).toEqual([...ofPeople, 'Seats', 'Yearly disclosure'])
  expect(links('finance')).toEqual(['Completion', 'Learning time', 'Scores', 'Seats', 'Spending*'])
})

test('what is narrowed to a department is not, where it lies in none; the rest of the address stays', () => {
  expect(
    placeOf({ report: 'seats', by: 'department', department: '7', course: '4', from: '2026-01-01' }),
  ).toEqual({
    report: 'seats',
    by: 'course',
    course: 4,
    from: '2026-01-01',
  })
})

test('the file has the filters of the table, for finance too', async () => {
  sessionStore.setState({ role: 'finance' })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  serve({ 'POST /reports/spending/export': new Blob(['x']) as never })
  show('spending', spending)
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(served('POST /reports/spending/export')).toEqual([{ by: 'course', format: 'xlsx' }]),
  )
})
