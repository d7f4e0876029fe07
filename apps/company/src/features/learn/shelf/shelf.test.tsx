import { clientQuery, sessionStore } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { serve, served } from '../../../testing/serve.tsx'
import { type Shelf, shelfCoursesQuery, shelfQuery } from './api.ts'
import { ShelfCard } from './shelf-card.tsx'

const shelf: Shelf = {
  categories: [{ id: 2, name: 'الإدارة' }],
  courses: [{ id: 9, title: 'الكتابة الواضحة', is_withdrawn: false }],
  levels: ['beginner'],
  languages: [],
  version: 4,
  changed_at: '2026-11-20T09:00:00Z',
}
const page = (data: object[], total: number) => ({
  data,
  meta: { next_cursor: null, total, total_is_capped: false },
})

function show(known: Shelf | null, locale: 'ar' | 'en') {
  return renderPage(<ShelfCard />, locale, '/courses?company', client => {
    client.setQueryData(shelfQuery().queryKey, { data: known })
    client.setQueryData(shelfCoursesQuery().queryKey, {
      pages: [page([], 12)],
      pageParams: [undefined],
    } as never)
    client.setQueryData(clientQuery('/categories').queryKey, {
      data: [{ id: 2, slug: 'business', name: 'الإدارة', course_count: 4 }],
    } as never)
  })
}

test.each([
  ['ar', 'تعديل المكتبة', 'مبتدئ', 'حفظ المكتبة', /ستضم 3 دورات/, /عدّل شخص آخر/],
  [
    'en',
    'Change the shelf',
    'Beginner',
    'Save the shelf',
    /3 courses would be on it/,
    /Someone else changed/,
  ],
] as const)(
  'in %s the rule is shown, tried and saved by its version; a change by others is said',
  async (locale, change, beginner, save, would, conflict) => {
    sessionStore.setState({ role: 'owner' })
    serve({
      'POST /shelf/preview?limit=6': page(
        [{ id: 9, title: 'الكتابة الواضحة', category: { name: 'الإدارة' } }],
        3,
      ),
      'PUT /shelf': { status: 409, message: 'x', code: 'conflict' },
    })
    show(shelf, locale)
    const card = screen.getByRole('region')
    expect(card).toHaveTextContent('الإدارة')
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('own=shelf'))
    await userEvent.click(screen.getByRole('button', { name: change }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(would)).toBeVisible()
    expect(within(dialog).getByRole('checkbox', { name: 'الإدارة' })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('checkbox', { name: beginner }))
    await userEvent.click(within(dialog).getByRole('button', { name: save }))
    const rule = { category_ids: [2], levels: [], languages: [], course_ids: [9] }
    await waitFor(() => expect(served('PUT /shelf')).toEqual([{ ...rule, version: 4 }]))
    expect(served('POST /shelf/preview?limit=6')).toContainEqual(rule)
    expect(await within(dialog).findByText(conflict)).toBeVisible()
  },
)

test('without a shelf those who may set one up are offered one, and others see nothing of it', () => {
  sessionStore.setState({ role: 'owner' })
  const { unmount } = show(null, 'en')
  expect(screen.getByRole('button', { name: 'Set up a shelf' })).toBeVisible()
  unmount()
  sessionStore.setState({ role: 'finance' })
  show(null, 'en')
  expect(screen.queryByRole('region')).toBeNull()
})
