import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { courseNote } from '../../notes/sample.ts'
import type { Hits } from './api.ts'
import { CourseSearch } from './course-search.tsx'

afterEach(() => vi.unstubAllGlobals())

const none: Hits = { lessons: [], texts: [], captions: [], notes: [], questions: [] }
const lesson = { lesson_id: 3, lesson_title: 'الدرس 3' }

function show(hits: Hits, locale: 'ar' | 'en' = 'ar') {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(decodeURIComponent(new URL(request.url).search))
    return Response.json({ data: hits })
  })
  const [onClose, onChoose] = [vi.fn(), vi.fn()]
  renderPage(<CourseSearch courseId={5} onClose={onClose} onChoose={onChoose} />, locale)
  return { asked, onClose, onChoose }
}

test('hits stand by kind and lead to their places; the words are marked as they are written', async () => {
  const { asked, onClose, onChoose } = show({
    ...none,
    lessons: [
      { ...lesson, is_open: true },
      { lesson_id: 4, lesson_title: 'المغلق', is_open: false },
    ],
    texts: [{ ...lesson, text: 'لكل ميزانيّة بداية' }],
    captions: [{ ...lesson, text: 'نضع الميزانية', position_seconds: 83 }],
    notes: [courseNote({ text: 'ميزانيتي' })],
  })
  const field = await screen.findByRole('searchbox', { name: 'كلمات البحث' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: 'ميزانيه' } })
  const texts = within(await screen.findByRole('region', { name: 'نصوص الدروس' }))
  const address = new URL(texts.getByRole<HTMLAnchorElement>('link').href)
  expect([address.pathname, address.searchParams.get('words')]).toEqual(['/lesson/3', 'لكل ميزانيّة بداية'])
  expect(texts.getByText('ميزانيّة').tagName).toBe('MARK')
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/lesson/3?tab=transcript&at=83')
  expect(hrefs).toContain('/lesson/3?tab=notes&note=7&at=83')
  // A closed lesson is named, as in the curriculum, and leads nowhere.
  expect(screen.getByText('المغلق').closest('a')).toBeNull()
  expect(asked).toEqual(['?q=ميزانيه'])
  fireEvent.click(within(screen.getByRole('region', { name: 'نصوص الفيديو' })).getByRole('link'))
  expect([onClose.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 1])
})

test('nothing found is said', async () => {
  show(none, 'en')
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Words to look for' }), {
    target: { value: 'zebra' },
  })
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'No results for this search' })).toBeVisible(),
  )
})
