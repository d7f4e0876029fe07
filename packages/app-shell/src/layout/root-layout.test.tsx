import type { AnyRoute } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NotAllowedPage } from '../pages/not-allowed-page.tsx'
import { refreshSession } from '../session/session-store.ts'
import { clearSession } from '../session/session.ts'
import { signInAs } from '../testing/fake-browser.ts'
import { renderApp } from '../testing/render-app.tsx'
import { serviceStore } from '../watch/service-watch.ts'

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

const enter = (kind: 'student' | 'instructor' | 'company') => {
  signInAs(document, kind)
  refreshSession()
}
/** Pages that are added to the table stand among those that a test names; none of these is lost or out of order. */
const named =
  <T,>(expected: readonly T[]) =>
  (found: T) =>
    expected.some(each => String(each) === String(found))
const noErrors = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  )

describe('the 404', () => {
  test.each([
    ['ar', '/nope', 'الصفحة غير موجودة: /nope'],
    ['en', '/nope', 'Page not found: /en/nope'],
    ['ar', '/Course/twelve', 'الصفحة غير موجودة: /Course/twelve'],
    ['ar', '/%D9%85%D8%B3%D8%A7%D8%B1', 'الصفحة غير موجودة: /مسار'],
  ] as const)('%s %s says «%s»', async (locale, at, words) => {
    await renderApp({ locale, at })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(words)
    expect(document.title).toBe(locale === 'ar' ? 'الصفحة غير موجودة · مسار' : 'Page not found · Masar')
  })
  test('keeps header and footer around it', async () => {
    await renderApp({ at: '/nope' })
    expect(await screen.findByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  })
})

describe('guards at work', () => {
  test('a visitor of a page that needs an account lands at the sign-in, with the way back', async () => {
    const { router } = await renderApp({ locale: 'en', at: '/exam-details/5?t=9' })
    expect(router.state.location.pathname).toBe('/auth/login')
    expect(router.state.location.search).toEqual({ next: '/exam-details/5?t=9' })
    expect(router.history.location.pathname).toBe('/en/auth/login')
  })
  test('who is signed in is turned away from the auth area', async () => {
    enter('student')
    const { router } = await renderApp({ at: '/auth/login' })
    expect(router.state.location.pathname).toBe('/')
  })
  test('the auth area has its own layout, without header search or footer', async () => {
    await renderApp({ at: '/auth/login' })
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/auth/login')
  })
})

test.each([
  ['/auth/otp', '/faq'],
  ['/faq', '/auth/login'],
])('who leaves %s for %s sees it as it was until the next page is there', async (from, to) => {
  const mounts = vi.fn()
  function Left() {
    const [typed, setTyped] = useState('')
    useEffect(mounts, [])
    return <input aria-label="left" value={typed} onChange={event => setTyped(event.target.value)} />
  }
  const { router } = await renderApp({ at: from, screens: { [from]: Left } })
  await userEvent.type(screen.getByRole('textbox', { name: 'left' }), '123456')
  const title = document.title
  const hasFooter = screen.queryByRole('contentinfo') !== null
  let arrive = () => {}
  const next: AnyRoute = router.routesByPath[to as never]
  next.options.loader = () =>
    new Promise<void>(done => {
      arrive = done
    })
  let left: Promise<void> | undefined
  await act(async () => {
    left = router.navigate({ to: to as never })
    await new Promise(done => setTimeout(done, 400))
  })
  expect(screen.getByRole('textbox', { name: 'left' })).toHaveValue('123456')
  expect([mounts.mock.calls.length, document.title, screen.queryByRole('contentinfo') !== null]).toEqual([
    1,
    title,
    hasFooter,
  ])
  await act(async () => {
    arrive()
    await left
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(to)
  expect(screen.queryByRole('contentinfo') !== null).toBe(!hasFooter)
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('the frame of a page', () => {
  test.each([
    ['/faq', { header: true, footer: true, full: false }],
    ['/Course/7', { header: true, footer: true, full: true }],
    ['/lesson/7', { header: true, footer: false, full: true }],
    ['/exam/7', { header: false, footer: false, full: true }],
    ['/exam-details/7', { header: true, footer: true, full: false }],
  ])('%s: %j', async (at, surroundings) => {
    enter('student')
    await renderApp({ at })
    expect({
      header: screen.queryByRole('banner') !== null,
      footer: screen.queryByRole('contentinfo') !== null,
      full: screen.getByRole('main').classList.contains('bleed'),
    }).toEqual(surroundings)
  })
  const expectLinks = (part: HTMLElement, expected: [label: string, href: string][]) =>
    expect(
      within(part)
        .getAllByRole('link')
        .map(link => [link.textContent ?? '', link.getAttribute('href') ?? ''])
        .filter(named<string[]>(expected)),
    ).toEqual(expected)
  test('a visitor’s header and footer', async () => {
    await renderApp({ locale: 'en', at: '/faq' })
    expectLinks(screen.getByRole('navigation', { name: 'Main' }), [
      ['Courses', '/en/courses'],
      ['Instructors', '/en/Instructor'],
      ['About us', '/en/about_us'],
    ])
    expectLinks(screen.getByRole('contentinfo'), [
      ['All courses', '/en/courses'],
      ['Instructors', '/en/Instructor'],
      ['Questions and answers', '/en/faq'],
      ['For companies', '/en/auth/login?company'],
      ['About us', '/en/about_us'],
      ['Contact us', '/en/contact-us'],
      ['Privacy policy', '/en/privacy-policy'],
      ['Terms of use', '/en/terms'],
    ])
  })
  test('the account’s button bears the name in the script of the page', async () => {
    enter('student')
    document.cookie = `user_info=${encodeURIComponent(JSON.stringify({ id: 1, kind: 'student', name: 'سارة', name_en: 'Sara', avatar: null }))}; Path=/`
    refreshSession()
    await renderApp({ locale: 'en', at: '/en/faq' })
    expect(screen.getByRole('button', { name: 'Account of Sara' })).toBeInTheDocument()
  })
  test('a manager’s, in the portal: its columns, though the account is a learner’s', async () => {
    const user = { id: 1, kind: 'student', name: 'سارة', avatar: null, role: 'manager' }
    document.cookie = 'company_token=tok; Path=/; Max-Age=60'
    document.cookie = `company_user=${encodeURIComponent(JSON.stringify(user))}; Path=/; Max-Age=60`
    refreshSession()
    await renderApp({ app: 'company', at: '/?company' })
    expectLinks(screen.getByRole('contentinfo'), [['التقارير', '/reports?company']])
  })
  test('a company’s, in its portal: links out of it leave it', async () => {
    enter('company')
    await renderApp({ app: 'company', at: '/?company' })
    expectLinks(screen.getByRole('navigation', { name: 'التنقل الرئيسي' }), [
      ['لوحة المتابعة', '/?company'],
      ['الموظفون', '/Employees?company'],
      ['الدورات والمقاعد', '/courses?company'],
    ])
    expectLinks(screen.getByRole('contentinfo'), [
      ['لوحة المتابعة', '/?company'],
      ['الموظفون', '/Employees?company'],
      ['التقارير', '/reports?company'],
      ['الأسئلة الشائعة', '/faq'],
      ['من نحن', '/about_us'],
      ['تواصل معنا', '/contact-us'],
      ['سياسة الخصوصية', '/privacy-policy'],
      ['شروط الاستخدام', '/terms'],
    ])
  })
})

describe('the language link', () => {
  test.each([
    ['ar', 'English', '/en/courses?q=%D8%A3&level=beginner'],
    ['en', 'العربية', '/courses?q=%D8%A3&level=beginner'],
  ] as const)('%s: %s leads to the same page and query', async (locale, name, href) => {
    await renderApp({ locale, at: '/courses?q=%D8%A3&level=beginner' })
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('hreflang', locale === 'ar' ? 'en' : 'ar')
  })
})

describe('the account menu', () => {
  const last = ['English', 'المظهر الداكن', 'تسجيل الخروج'] as const
  test.each([
    ['student', ['دوراتي', 'المفضّلة', 'مشترياتك', 'الملف الشخصي', ...last]],
    ['instructor', ['دوراتي', 'المفضّلة', 'مشترياتك', 'استوديو المعلّم', 'الملف الشخصي', ...last]],
    ['company', ['لوحة المتابعة', 'الموظفون', 'التقارير', 'ملف الشركة', ...last]],
  ] as const)('of a %s opens by the keyboard and holds what is theirs', async (kind, entries) => {
    enter(kind)
    await renderApp({
      app: kind === 'company' ? 'company' : 'learner',
      at: kind === 'company' ? '/?company' : '/faq',
    })
    const button = screen.getByRole('button', { name: 'حساب سارة' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('menuitem')
          .map(item => item.textContent ?? '')
          .filter(named<string>(entries)),
      ).toEqual(entries),
    )
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
  test('a visitor finds the way in instead', async () => {
    await renderApp({
      app: 'company',
      at: '/not-allowed-error?company',
      screens: { '/not-allowed-error': NotAllowedPage },
    })
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
      'href',
      '/auth/login?company',
    )
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['/auth/login?company', '/auth/login'])
  })
})

test.each([
  ['learner', '/faq', 'student'],
  ['company', '/?company', 'company'],
] as const)('%s %s: axe finds nothing', async (app, at, kind) => {
  enter(kind)
  await renderApp({ app, at })
  expect(await noErrors()).toEqual([])
})

test('a service that is away is said, and no longer once it is back', async () => {
  await renderApp({ at: '/faq' })
  act(() => serviceStore.setState({ status: 'unavailable' }))
  expect(screen.getByText(/الخدمة غير متاحة الآن/)).toBeVisible()
  act(() => serviceStore.setState({ status: 'reachable' }))
  expect(screen.queryByText(/الخدمة غير متاحة الآن/)).toBeNull()
})
