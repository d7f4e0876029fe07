import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession } from '../session/session.ts'
import { refreshSession } from '../session/session-store.ts'
import { signInAs } from '../testing/fake-browser.ts'
import { renderApp } from '../testing/render-app.tsx'
import { NotFoundPage } from './not-found-page.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  clearSession(document)
  refreshSession()
})

const show = (locale: 'ar' | 'en', at: string, pattern = at) =>
  renderApp({ locale, at, screens: { [pattern]: () => <NotFoundPage /> } })

test('in the studio it leads an instructor back to the own courses', async () => {
  signInAs(document, 'instructor')
  refreshSession()
  await show('ar', '/teach/grading')
  expect(await screen.findByRole('link', { name: 'إلى دوراتك' })).toHaveAttribute('href', '/teach')
})

test('elsewhere it leads home', async () => {
  signInAs(document, 'instructor')
  refreshSession()
  await show('en', '/faq')
  expect(await screen.findByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/en')
})

test.each([
  ['ar', 'لا توجد شهادة بهذا الرمز', /رمز التحقّق 22 خانة/],
  ['en', 'No such certificate', /code has exactly 22 characters/],
] as const)('in %s a code that is none says so', async (locale, title, why) => {
  await show(locale, '/certificate/too-short', '/certificate/$code')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByText(why)).toBeVisible()
  await waitFor(() => expect(document.title).toMatch(title))
})
