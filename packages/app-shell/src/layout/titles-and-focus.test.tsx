import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usePageTitle } from '../navigation/page-title.ts'
import { renderApp } from '../testing/render-app.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => vi.unstubAllGlobals())

describe('titles and focus', () => {
  const screens = {
    '/Course/$id': function Course() {
      usePageTitle('تحليل البيانات')
      return <h1>تحليل البيانات</h1>
    },
  }
  test('the table’s title stands until a page tells its own', async () => {
    const { router } = await renderApp({ at: '/faq', screens })
    expect(document.title).toBe('الأسئلة الشائعة · مسار')
    await act(() => router.navigate({ to: '/Course/12' as never }))
    expect(document.title).toBe('تحليل البيانات · مسار')
    await act(() => router.navigate({ to: '/terms' as never }))
    expect(document.title).toBe('شروط الاستخدام · مسار')
  })
  test('a page that is there for one field begins in that field', async () => {
    const { router } = await renderApp({
      at: '/faq',
      screens: { '/terms': () => <input aria-label="field" autoFocus data-autofocus /> },
    })
    await act(() => router.navigate({ to: '/terms' as never }))
    expect(screen.getByRole('textbox', { name: 'field' })).toHaveFocus()
  })
  test('after a navigation the focus is on the main part; a change of the query leaves it', async () => {
    const { router } = await renderApp({ at: '/faq' })
    expect(screen.getByRole('main')).not.toHaveFocus()
    await act(() => router.navigate({ to: '/terms' as never }))
    expect(screen.getByRole('main')).toHaveFocus()
    screen.getByRole('link', { name: 'English' }).focus()
    await act(() => router.navigate({ to: '/terms' as never, search: { q: 'x' } as never }))
    expect(screen.getByRole('link', { name: 'English' })).toHaveFocus()
  })
})
