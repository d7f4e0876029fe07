import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { FilterFields } from './filter-fields.tsx'
import { filtersOf } from './filters.ts'

const counts = {
  category: { design: 3, finance: 2 },
  level: { beginner: 2, intermediate: 1, advanced: 0 },
  language: { ar: 2, en: 1 },
  price: { free: 1, paid: 2 },
  duration: { short: 3, medium: 0, long: 0 },
  rating: { '4': 1, '3': 2 },
}

afterEach(() => vi.unstubAllGlobals())

const categories = [
  { id: 1, slug: 'design', name: 'Design', course_count: 9 },
  { id: 2, slug: 'finance', name: 'Finance', course_count: 4 },
]

const show = (
  locale: 'ar' | 'en',
  answer: typeof counts | null,
  { hasCounts = true, category }: { hasCounts?: boolean; category?: string } = {},
) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/categories')) return Response.json({ data: categories })
    asked.push(search)
    return Response.json({ data: answer })
  })
  const onChange = vi.fn()
  const filters = filtersOf({ q: 'x', price: 'paid', sort: 'newest', category })
  renderPage(<FilterFields hasCounts={hasCounts} filters={filters} onChange={onChange} />, locale)
  return { asked, onChange }
}

test.each([
  ['ar', 'المستوى', [/^مبتدئ ?دورتان$/, /^متوسط ?دورة واحدة$/, /^متقدم ?لا دورات$/]],
  ['en', 'Level', [/^Beginner ?2 courses$/, /^Intermediate ?1 course$/, /^Advanced ?No courses$/]],
] as const)('in %s each value says how many courses it would leave', async (locale, group, names) => {
  const { asked, onChange } = show(locale, counts)
  const level = within(screen.getByRole('radiogroup', { name: group }))
  for (const name of names) expect(await level.findByRole('radio', { name })).toBeVisible()
  // In one call, whatever the number of groups, without order or page.
  expect(asked).toEqual(['?q=x&price=paid'])
  await userEvent.click(level.getByRole('radio', { name: names[0] }))
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ level: 'beginner', price: 'paid' }))
})

test.each([
  ['ar', 'المجال', /^Finance ?دورتان$/, 'finance'],
  ['en', 'Category', /^Finance ?2 courses$/, undefined],
] as const)(
  'in %s several categories are chosen, each with its count',
  async (locale, group, name, chosen) => {
    const { asked, onChange } = show(locale, counts, { category: chosen ?? 'design' })
    const categoryGroup = within(await screen.findByRole('group', { name: group }))
    const finance = await categoryGroup.findByRole('checkbox', { name })
    expect(asked).toEqual([`?q=x&category=${chosen ?? 'design'}&price=paid`])
    await userEvent.click(finance)
    const category = chosen === 'finance' ? undefined : 'design,finance'
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ category, price: 'paid' }))
  },
)

test('nothing is said of a catalogue too large to count, and nothing asked where no counts are shown', async () => {
  show('en', null)
  expect(await screen.findByRole('checkbox', { name: 'Design' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Beginner' })).toBeVisible()
  const { asked } = show('en', counts, { hasCounts: false })
  expect(asked).toEqual([])
})
