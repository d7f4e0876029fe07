import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Lesson } from './lesson.ts'
import { LessonScreen } from './lesson-screen.tsx'
import { lessonPage } from './sample.ts'

const locked = (lesson: Lesson): Lesson => ({
  ...lesson,
  course: {
    ...lesson.course,
    sections: lesson.course.sections.map(section => ({
      ...section,
      lessons: section.lessons.map(line => ({ ...line, is_open: line.id === lesson.id })),
    })),
  },
})
const preview = locked(lessonPage({ is_enrolled: false, free_preview: true }))

const calls: string[] = []
function answerWith(status: number, body: unknown) {
  calls.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return Response.json(body, { status })
  })
}
afterEach(() => vi.unstubAllGlobals())

describe('a visitor', () => {
  test('reads a free preview: its text, the way to register, and nothing that only the enrolled can do', async () => {
    answerWith(200, { data: preview })
    renderPage(<LessonScreen id={2} />, 'ar', '/lesson/2')
    expect(await screen.findByText('فقرة')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'إنشاء حساب' })).toHaveAttribute(
      'href',
      '/auth/student-account?next=%2Flesson%2F2',
    )
    expect(main.queryByRole('button', { name: /تم/ })).not.toBeInTheDocument()
    const links = main.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links.filter(href => /lesson\/[13]|exam/.test(href ?? ''))).toEqual([])
    expect(links).toContain('/Course/5')
    expect(calls).toEqual(['GET /client-api/v1/lessons/2'])
  })

  test('sees at any other lesson what opens it, with the way to the account and to the course', async () => {
    answerWith(403, { code: 'not_enrolled', message: 'Enrol first.', data: { course_id: 5 } })
    renderPage(<LessonScreen id={3} />, 'en', '/lesson/3')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This lesson opens once you are enrolled',
    )
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/en/auth/login?next=%2Flesson%2F3',
      '/en/Course/5',
    ])
  })
})
