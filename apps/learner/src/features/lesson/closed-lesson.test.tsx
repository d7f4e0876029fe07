import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Curriculum } from './curriculum.tsx'
import type { Lesson } from './lesson.ts'
import { LessonBar } from './lesson-bar.tsx'
import { LessonScreen } from './lesson-screen.tsx'
import type { LessonLine } from './model.ts'
import { lessonPage } from './sample.ts'

afterEach(() => vi.unstubAllGlobals())

/** The second lesson of three, whose third is closed. */
const before = (closed_by: LessonLine['closed_by'], rest: Partial<Lesson> = {}) => {
  const [first, last] = lessonPage().course.sections
  const line = { ...last!.lessons[0]!, is_open: false, closed_by }
  return lessonPage({ ...rest, course: { sections: [first!, { ...last!, lessons: [line] }] } })
}
const byLesson = { by: 'lesson' as const, id: 2, title: 'الدرس 2', opens_at: null }

test.each([
  [byLesson, /يُفتح بعد درس «⁨?الدرس 2⁩?»/, 'إلى ذلك الدرس', '/lesson/2'],
  [
    { by: 'course', id: 8, title: 'الأساسيات', opens_at: null },
    /يُفتح بعد دورة «⁨?الأساسيات⁩?»/,
    'إلى صفحة الدورة',
    '/Course/8',
  ],
  [
    { by: 'date', id: null, title: null, opens_at: '2026-12-01T06:00:00Z' },
    /يُفتح 1 ديسمبر 2026/,
    'إلى صفحة الدورة',
    '/Course/5',
  ],
] as const)('a closed lesson says what opens it: %j', async (closing, says, link, to) => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 'lesson_closed', message: '', data: { course_id: 5, ...closing } },
      { status: 403 },
    ),
  )
  renderPage(<LessonScreen id={3} />, 'ar', '/lesson/3')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('لم يُفتح هذا الدرس بعد')
  expect(screen.getByRole('main')).toHaveTextContent(says)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to)
})

test('the curriculum names what opens a lesson instead of linking to it', () => {
  renderPage(<Curriculum lesson={before(byLesson)} />, 'en')
  expect(screen.queryByRole('link', { name: /الدرس 3/ })).not.toBeInTheDocument()
  expect(screen.getByText(/Opens after the lesson/)).toBeVisible()
  expect(screen.queryByText(/enrolled/)).not.toBeInTheDocument()
})

test('next marks this lesson as done before it goes on to what that opens; a video has to be watched', async () => {
  const onMark = vi.fn(() => Promise.resolve(false))
  const { rerender } = renderPage(<LessonBar lesson={before(byLesson)} onMark={onMark} />, 'en')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(onMark).toHaveBeenCalledWith(true))
  const video = before(byLesson, { kind: 'video', completed_by: 'watching', needed_seconds: 30 })
  rerender(<LessonBar lesson={video} onMark={onMark} />)
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})
