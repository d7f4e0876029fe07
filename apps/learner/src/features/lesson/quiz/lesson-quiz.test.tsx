import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { lessonQuery } from '../queries.ts'
import { lessonPage } from '../sample.ts'
import { VideoClock } from '../video-clock.ts'
import { LessonQuiz } from './lesson-quiz.tsx'
import { askedBetween } from './use-asked-at.ts'

afterEach(() => vi.unstubAllGlobals())

const question = {
  id: 7,
  position: 1,
  kind: 'single_choice',
  points: 1,
  body: 'Which one?',
  prompts: [],
  options: [
    { key: 'a', text: 'The first' },
    { key: 'b', text: 'The second' },
  ],
  answer: null,
  revision: 0,
  at_second: null,
  hints: [] as string[],
  hints_left: 1,
  tries: 0,
  is_solved: false,
}

/** @returns what was sent */
function serve() {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (request.method === 'GET') return Response.json({ data: [question] })
    const body = (await request.json()) as { value?: { option: string } }
    sent.push([path, body])
    if (path.endsWith('/hints')) {
      const hint = 'Not $x$.'
      return Response.json({
        data: { hints: [hint], hints_left: 0, rendered: { [hint]: [['p', {}, 'Not the first.']] } },
      })
    }
    const isRight = body.value?.option === 'b'
    return Response.json({
      data: {
        is_right: isRight,
        share: isRight ? 1 : 0,
        tries: sent.length,
        is_solved: isRight,
        feedback: isRight ? [] : ['Look again.'],
        explanation: isRight ? 'It is the second.' : '',
        lesson_id: 2,
        is_lesson_completed: isRight,
        course_percent: 66,
      },
    })
  })
  return sent
}

test('judged at once with what the author says, a hint, another try, and the lesson is done', async () => {
  const sent = serve()
  const lesson = lessonPage({ completed_by: 'quiz', has_quiz: true })
  const { queryClient } = renderPage(<LessonQuiz lesson={lesson} clock={new VideoClock(null)} />, 'en')
  queryClient.setQueryData(lessonQuery(2).queryKey, { data: lesson })
  expect(await screen.findByText('0 of 1 solved')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'The first' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show a hint' }))
  expect(await screen.findByText('Not the first.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /hint/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(await screen.findByText('Look again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(screen.getByRole('radio', { name: 'The second' }))
  await userEvent.click(screen.getByRole('button', { name: 'Check my answer' }))
  expect(await screen.findByText('It is the second.')).toBeVisible()
  expect(screen.getByText('1 of 1 solved')).toBeVisible()
  expect(queryClient.getQueryData(lessonQuery(2).queryKey)).toMatchObject({
    data: { is_completed: true, course: { percent: 66 } },
  })
  expect(sent.map(([path]) => path)).toEqual([
    '/quiz-questions/7/hints',
    '/quiz-questions/7/tries',
    '/quiz-questions/7/tries',
  ])
})

test('in Arabic', async () => {
  serve()
  const lesson = lessonPage({ has_quiz: true })
  renderPage(<LessonQuiz lesson={lesson} clock={new VideoClock(null)} />, 'ar')
  const quiz = within(await screen.findByRole('region', { name: 'اختبر فهمك' }))
  expect(await quiz.findByRole('button', { name: 'عرض تلميح' })).toBeVisible()
})

test('playing past its second asks a question once, jumping past it does not', () => {
  const asked = { id: 7, at_second: 40, is_solved: false }
  const between = (from: number, to: number, known: number[] = []) =>
    askedBetween([asked], from, to, new Set(known))?.id
  expect(between(39.8, 40.1)).toBe(7)
  expect(between(39.8, 40.1, [7])).toBeUndefined()
  expect(between(10, 60)).toBeUndefined()
  expect(between(41, 40)).toBeUndefined()
  expect(askedBetween([{ ...asked, is_solved: true }], 39.8, 40.1, new Set())).toBeUndefined()
})
