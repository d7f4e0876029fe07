import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { linkQuestion } from '../../../testing/taught-exam.ts'
import { QuizPage } from './quiz-page.tsx'
import { QuizzesPage } from './quizzes-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const truth = {
  kind: 'true_false',
  points: 1,
  body: { ar: 'أصحيح هذا؟', en: 'Is it so?' },
  explanation: {},
  answer: true,
}
const stored = {
  lesson: { id: 5, title: 'Links', kind: 'video', video_seconds: 90 },
  course: { id: 2, title: 'The web', languages: ['ar', 'en'] },
  state: 'abc',
  is_rule: false,
  questions: [
    { id: 7, written: linkQuestion, hints: [{ en: 'Think of anchors.' }], at_second: 65, learners: 3 },
    { id: 8, written: truth, hints: [], at_second: null, learners: 0 },
  ],
  removed: [
    {
      id: 9,
      written: { ...truth, body: { ar: 'أكان هذا؟', en: 'Was it so?' } },
      hints: [],
      at_second: null,
      learners: 2,
    },
  ],
}
const sections = [
  {
    id: 1,
    title: 'First',
    lessons: [
      { id: 5, title: 'Links', kind: 'video', questions: 2, is_rule: true, chapters: 3 },
      { id: 6, title: 'Pictures', kind: 'article', questions: 0, is_rule: false, chapters: null },
    ],
  },
]

/** Answers with what is stored, which the test may change. */
function serve(store = () => Response.json({ data: stored })) {
  const there = { quiz: stored as object, sent: [] as Record<string, unknown>[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    if (request.method === 'PUT') {
      there.sent.push((await request.json()) as Record<string, unknown>)
      return store()
    }
    if (path.endsWith('/quiz')) return Response.json({ data: there.quiz })
    if (path.endsWith('/quizzes')) return Response.json({ data: { course: stored.course, sections } })
    return Response.json({ data: [] })
  })
  return there
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const write = async (name: string | RegExp, text: string) => {
  const input = await screen.findByRole('textbox', { name })
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}

test('a question is changed, one is added, their order is another, and all is saved in one act', async () => {
  const there = serve()
  renderPage(<QuizPage lessonId={5} />, 'en')
  expect(await screen.findByText('Answered by 3 learners')).toBeVisible()
  await press('Change: Which element links?')
  await write(/Asked at/, '١:٢٠')
  await press('Add a hint')
  expect(screen.queryByRole('textbox', { name: 'Points' })).toBeNull()
  const [, second] = screen.getAllByRole('textbox', { name: /^Hint in English/ })
  await userEvent.type(second!, 'Think.')
  await press('Back to all questions')
  await userEvent.click(screen.getByRole('button', { name: /^Move .*Is it so.* up$/ }))
  await userEvent.click(screen.getByRole('switch', { name: /completes the lesson/ }))
  await press('Save the quiz')
  await vi.waitFor(() => expect(there.sent).toHaveLength(1))
  expect(there.sent[0]).toMatchObject({
    state: 'abc',
    is_rule: true,
    questions: [
      { id: 8, kind: 'true_false', answer: true, hints: [], at_second: null },
      {
        id: 7,
        kind: 'single_choice',
        options: [{ key: 'a', correct: true }, { key: 'p' }],
        hints: [{ en: 'Think of anchors.' }, { en: 'Think.' }],
        at_second: 80,
      },
    ],
  })
  await vi.waitFor(() => expect(localStorage).toHaveLength(0))
})

test('what cannot be saved opens with its problem, and what was typed outlives the page', async () => {
  const there = serve()
  const { unmount } = renderPage(<QuizPage lessonId={5} />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Add a question' }))
  await write(/Text of the question in English/, 'Which is it?')
  await write(/Asked at/, '1:31')
  await press('Save the quiz')
  expect(await screen.findByText('No option is marked as right. Mark the one that is.')).toBeVisible()
  expect(screen.getByText('The video ends at 1:30. Choose an earlier place.')).toBeVisible()
  expect(there.sent).toEqual([])
  unmount()
  renderPage(<QuizPage lessonId={5} />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Which is it?' }))
  expect(await screen.findByRole('textbox', { name: /Asked at/ })).toHaveValue('1:31')
})

test('what the service refuses stands at its question', async () => {
  serve(() =>
    Response.json(
      { code: 'validation', message: 'Look again.', errors: { 'questions.1.hints.0': ['Say something.'] } },
      { status: 422 },
    ),
  )
  renderPage(<QuizPage lessonId={5} />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Is it so?' }))
  await press('Add a hint')
  await write(/^Hint in English/, 'x')
  await press('Back to all questions')
  await press('Save the quiz')
  expect(await screen.findByText('Say something.')).toBeVisible()
})

test('a removed question can be put back; another version is shown beside one’s own', async () => {
  const there = serve(() => Response.json({ code: 'conflict', message: 'Changed.' }, { status: 409 }))
  renderPage(<QuizPage lessonId={5} />, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Which element links?' }))
  expect(screen.queryByRole('button', { name: 'Change: Which element links?' })).toBeNull()
  await press('Undo')
  expect(screen.getByRole('button', { name: 'Change: Which element links?' })).toBeVisible()
  await press('Remove: Is it so?')
  there.quiz = { ...stored, state: 'def', questions: stored.questions.slice(0, 1) }
  await press('Save the quiz')
  const both = within(await screen.findByRole('region', { name: 'Both versions' }))
  expect(both.getAllByText('Which element links?')).toHaveLength(2)
  await userEvent.click(both.getByRole('button', { name: 'Continue with yours' }))
  expect(screen.queryByRole('region', { name: 'Both versions' })).toBeNull()
})

test('a question that was taken out earlier is asked again once it is restored and saved', async () => {
  const there = serve()
  renderPage(<QuizPage lessonId={5} />, 'en')
  await screen.findByRole('heading', { name: 'Removed questions' })
  expect(screen.getByText('Answered by 2 learners')).toBeVisible()
  await press('Restore: Was it so?')
  expect(screen.queryByRole('heading', { name: 'Removed questions' })).toBeNull()
  await press('Save the quiz')
  await vi.waitFor(() => expect(there.sent).toHaveLength(1))
  expect(there.sent[0]).toMatchObject({ questions: [{ id: 7 }, { id: 8 }, { id: 9, kind: 'true_false' }] })
})

test('what is again as it is stored is no change', async () => {
  serve()
  renderPage(<QuizPage lessonId={5} />, 'en')
  const save = await screen.findByRole('button', { name: 'Save the quiz' })
  expect(save).toBeDisabled()
  await press('Add a question')
  await press('Back to all questions')
  expect(save).toBeEnabled()
  await press('Remove: New question')
  expect(save).toBeDisabled()
  await press('Remove: Is it so?')
  expect(save).toBeEnabled()
  await press('Undo')
  expect(save).toBeDisabled()
  expect(localStorage).toHaveLength(0)
})

test('in Arabic, and the way to it from the lessons of the course', async () => {
  serve()
  const { unmount } = renderPage(<QuizzesPage courseId={2} />, 'ar')
  expect(await screen.findByRole('link', { name: 'Links' })).toHaveAttribute('href', '/teach/lessons/5/quiz')
  expect(screen.getByText('سؤالان')).toBeVisible()
  expect(screen.getByText('بلا أسئلة بعد')).toBeVisible()
  // An article has none.
  expect(
    screen.getAllByRole('link', { name: /فصول/ }).map(link => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['3 فصول', '/teach/lessons/5/chapters']])
  unmount()
  renderPage(<QuizPage lessonId={5} />, 'ar')
  await userEvent.click(await screen.findByRole('button', { name: 'تعديل: أصحيح هذا؟' }))
  expect(screen.getByRole('textbox', { name: /يُطرح عند/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'حفظ أسئلة الدرس' })).toBeDisabled()
})
