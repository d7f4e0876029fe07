import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { filtersOf } from './filters.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ar', 'إزالة عامل التصفية: Finance'],
  ['en', 'Remove the filter: Finance'],
] as const)('in %s each of several categories is taken off by itself', async (locale, name) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [
        { id: 1, slug: 'design', name: 'Design', course_count: 9 },
        { id: 2, slug: 'finance', name: 'Finance', course_count: 4 },
      ],
    }),
  )
  const filters = filtersOf({ category: 'finance,design', level: 'beginner' })
  const onChange = vi.fn()
  renderPage(<ActiveFilters filters={filters} courses={[]} onChange={onChange} />, locale)
  const finance = await screen.findByRole('button', { name })
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(4)
  await userEvent.click(finance)
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...filters, category: 'design' })
})
