import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Curriculum } from './curriculum.tsx'
import { lessonPage } from './sample.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['out of sight is brought there', 900, 700],
  ['in sight leaves the list as it is', 300, 0],
])('the present lesson, %s, within its own list', async (_, top, scrolled) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, top, 300, 44) : new DOMRect(0, 0, 300, 600)
  })
  renderPage(<Curriculum lesson={lessonPage()} />, 'ar', '/lesson/2')
  expect((await screen.findByRole('navigation', { name: 'دروس الدورة' })).scrollTop).toBe(scrolled)
})

test('a section of optional lessons is done once one of them was', async () => {
  const [first] = lessonPage().course.sections
  const optional = first!.lessons.map(line => ({ ...line, is_optional: true, is_completed: false }))
  const walked = [{ ...optional[0]!, is_completed: true }, ...optional.slice(1)]
  const sections = [
    { id: 1, title: 'لم يبدأ', lessons: optional, exam: null },
    { id: 2, title: 'بدأ', lessons: walked, exam: null },
  ]
  renderPage(<Curriculum lesson={lessonPage({ course: { sections } })} />, 'ar', '/lesson/2')
  expect(await screen.findByRole('heading', { name: 'لم يبدأ' })).not.toHaveAttribute('data-done')
  expect(screen.getByRole('heading', { name: 'بدأ' })).toHaveAttribute('data-done')
})

test.each([
  ['ar', 'ذات إشارة مرجعية (1)', /بإشارة مرجعية/],
  ['en', 'Bookmarked (1)', /Bookmarked/],
] as const)('in %s: the marked lessons are shown alone, and all again', async (locale, name, mark) => {
  const sections = lessonPage().course.sections.map(section => ({
    ...section,
    lessons: section.lessons.map(line => ({ ...line, is_bookmarked: line.id === 3 })),
  }))
  renderPage(<Curriculum lesson={lessonPage({ course: { sections } })} />, locale, '/lesson/2')
  const only = await screen.findByRole('button', { name })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(only)
  expect(only).toHaveAttribute('aria-pressed', 'true')
  const [line, ...others] = screen.getAllByRole('listitem')
  expect(others).toEqual([])
  expect(within(line!).getByRole('img', { name: mark })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'القسم الأول' })).toBeNull()
  await userEvent.click(only)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test.each([
  ['ar', 'جديد'],
  ['en', 'New'],
] as const)('in %s: a lesson that came after the course was completed says so', async (locale, word) => {
  const sections = lessonPage().course.sections.map(section => ({
    ...section,
    lessons: section.lessons.map(line => ({ ...line, is_new: line.id === 3 })),
  }))
  renderPage(<Curriculum lesson={lessonPage({ course: { sections } })} />, locale, '/lesson/2')
  expect((await screen.findByText(word)).closest('li')).toHaveTextContent('الدرس 3')
})

test('without a marked lesson there is no button for them', async () => {
  renderPage(<Curriculum lesson={lessonPage()} />, 'en', '/lesson/2')
  expect(await screen.findByRole('navigation')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Bookmarked/ })).toBeNull()
})

test.each([
  ['ar', 'لم تجتزه بعد', 'اجتياز', /يُفتح بعد درس/],
  ['en', 'Not passed yet', 'Passed', /Opens after the lesson/],
] as const)(
  'in %s: the exam of a section ends its lessons, and says how it stands',
  async (locale, open, passed, closed) => {
    const closing = { by: 'lesson' as const, id: 1, title: 'الدرس 1', opens_at: null }
    const exams = [
      { id: 7, title: 'الأول', passed: null, closed_by: null },
      { id: 8, title: 'الثاني', passed: true, closed_by: null },
    ]
    const sections = lessonPage().course.sections.map((section, at) => ({ ...section, exam: exams[at]! }))
    const last = { id: 9, title: 'الأخير', passed: null, closed_by: closing }
    renderPage(<Curriculum lesson={lessonPage({ course: { sections, exam: last } })} />, locale, '/lesson/2')
    const entry = (name: RegExp) => screen.getByRole('link', { name })
    expect(await screen.findByRole('img', { name: open })).toBeVisible()
    expect(entry(/الأول/)).toHaveAttribute('href', expect.stringContaining('/exam-details/7'))
    expect(entry(/الثاني/)).toHaveTextContent(passed)
    expect(entry(/الأخير/)).toHaveTextContent(closed)
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  },
)
