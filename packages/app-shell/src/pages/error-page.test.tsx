import { ApiError } from '@masar/api-sdk'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { reloadOnMissingChunk } from '../watch/chunk-reload.ts'
import { ErrorPage, PageLoadError, statusOf } from './error-page.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))

test.each([
  [new ApiError('answer', 404, {}), 404],
  [new ApiError('answer', 503, {}), 503],
  [new ApiError('network', 0, {}), 500],
  [new Error('x'), 500],
  ['text', 500],
  [undefined, 500],
])('%s stands for %s', (error, status) => expect(statusOf(error)).toBe(status))

const show = (error: unknown, locale: 'ar' | 'en' = 'en') =>
  renderApp({ locale, at: '/faq', screens: { '/faq': () => <ErrorPage error={error} /> } })

test('a page of others is refused under its own heading, without another try', async () => {
  const error = new ApiError('answer', 403, { message: 'This is not open to you.', code: 'forbidden' })
  await renderApp({
    locale: 'ar',
    at: '/faq',
    screens: { '/faq': () => <PageLoadError error={error} onRetry={vi.fn()} /> },
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ليس متاحًا لهذا الحساب')
  expect(screen.getByRole('alert')).toHaveTextContent('This is not open to you.')
  expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).toBeNull()
})

describe('a page that failed', () => {
  test('with 404 is the not-found page', async () => {
    await show(new ApiError('answer', 404, { message: 'x', code: 'not_found' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /en/faq')
  })
  test('with any other status is the generic one, with the service’s words and number', async () => {
    await show(
      new ApiError('answer', 500, { message: 'حدث خطأ لدينا.', code: 'internal', request_id: 'r-17' }),
      'ar',
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('حدث خطأ ما')
    expect(screen.getByRole('alert')).toHaveTextContent('حدث خطأ لدينا.')
    expect(screen.getByText('r-17')).toHaveAttribute('dir', 'ltr')
  })
  test('in our own code says so without its inside', async () => {
    await show(new TypeError('x is undefined'))
    expect(screen.getByRole('alert')).toHaveTextContent('Internal server error')
    expect(screen.queryByText(/undefined/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
  test('with a missing chunk offers a reload', async () => {
    reloadOnMissingChunk()
    // Already reloaded just now: the part stays missing.
    sessionStorage.setItem('masar-chunk-reload', String(Date.now()))
    const error = new TypeError('Failed to fetch dynamically imported module')
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }))
    await show(error)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This could not be loaded')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Internal server error')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
  test('for want of an answer in time says so, and not that one is offline', async () => {
    await show(new ApiError('timeout', 0, {}), 'ar')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('تأخّر رد الخدمة')
  })
  test('for want of a network is the offline one', async () => {
    await show(new ApiError('network', 0, {}))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
  })
})
