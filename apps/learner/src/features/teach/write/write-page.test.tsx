import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { examQuestions, linkQuestion } from '../../../testing/taught-exam.ts'
import { NewQuestionPage, WriteQuestionPage } from './write-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const stored = {
  id: 40,
  exam: examQuestions.exam,
  course: examQuestions.course,
  key: 'question-0',
  version: 1,
  state: 'abc',
  written: linkQuestion,
  tags: ['HTML'],
  lesson_id: 5,
  retired_at: null,
  waived: null,
  attempts: 3,
}

const lesson = { kind: 'article', questions: 0, is_rule: false }
const taughtLessons = {
  course: examQuestions.course,
  sections: [
    {
      id: 1,
      title: 'First',
      lessons: [
        { id: 5, title: 'Links', ...lesson },
        { id: 6, title: 'Pictures', ...lesson },
      ],
    },
  ],
}

/** Answers with what is stored, which the test may change. */
function serve(store = () => Response.json({ data: stored })) {
  const there = { question: stored as object, sent: [] as Record<string, unknown>[], rendered: 0 }
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    if (path.endsWith('/teaching/rendered')) {
      there.rendered += 1
      const { texts } = (await request.json()) as { texts: string[] }
      return Response.json({
        data: { rendered: Object.fromEntries(texts.map(text => [text, [['p', {}, 'a formula']]])) },
      })
    }
    if (request.method !== 'GET') {
      there.sent.push((await request.json()) as Record<string, unknown>)
      return store()
    }
    if (path.endsWith('/quizzes')) return Response.json({ data: taughtLessons })
    if (path.endsWith('/exam-questions/40')) return Response.json({ data: there.question })
    return Response.json({ data: path.endsWith('/questions') ? examQuestions : [] })
  })
  return there
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const write = async (name: string | RegExp, text: string) => {
  const input = await field(name)
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['ar', /نص السؤال بالعربية/, 'حفظ السؤال', 'كما يراه المتعلّمون'],
  ['en', /Text of the question in English/, 'Save the question', 'As learners see it'],
] as const)(
  'in %s a change is previewed as it is typed, and saved against the state that was read',
  async (locale, text, save, seen) => {
    const there = serve()
    renderPage(<WriteQuestionPage examId={3} questionId={40} />, locale)
    await write(text, 'Anew')
    const preview = (await screen.findByRole('heading', { name: seen })).closest('section')
    expect(within(preview!).getByText('Anew')).toBeVisible()
    await press(save)
    await vi.waitFor(() =>
      expect(there.sent).toMatchObject([
        {
          state: 'abc',
          points: 2,
          body: { [locale]: 'Anew' },
          options: [{ key: 'a', correct: true }, { key: 'p' }],
          tags: ['HTML'],
        },
      ]),
    )
    await vi.waitFor(() => expect(localStorage).toHaveLength(0))
  },
)

test('what cannot be saved is said beside the field, and what was typed outlives the page', async () => {
  const there = serve()
  const { unmount } = renderPage(<NewQuestionPage examId={3} />, 'en')
  await write(/Text of the question in English/, 'Which is it?')
  await press('Save the question')
  expect(await screen.findByText('No option is marked as right. Mark the one that is.')).toBeVisible()
  expect(screen.getAllByText('Fill this in, in one language at least.')).toHaveLength(3)
  expect(there.sent).toEqual([])
  unmount()
  renderPage(<NewQuestionPage examId={3} />, 'en')
  expect(await field(/Text of the question in English/)).toHaveValue('Which is it?')
})

test('another kind keeps the text; a number is sent as a number, with its tags', async () => {
  const there = serve()
  renderPage(<NewQuestionPage examId={3} />, 'en')
  await write(/Text of the question in English/, 'How many?')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of question' }), 'number')
  await write(/Right number/, '٤٫٥')
  await press('HTML')
  // Advice as one writes, beside the preview.
  expect(screen.getByText(/Only this exact number is right/)).toBeVisible()
  await press('Save the question')
  await vi.waitFor(() =>
    expect(there.sent).toMatchObject([
      { kind: 'number', answer: 4.5, points: 1, body: { en: 'How many?' }, tags: ['HTML'] },
    ]),
  )
})

test('formulas are shown as the service renders them', async () => {
  const there = serve()
  renderPage(<NewQuestionPage examId={3} />, 'en')
  const input = await field(/Text of the question in English/)
  await userEvent.click(input)
  await userEvent.paste('$x^2$')
  expect(await screen.findByText('a formula')).toBeVisible()
  expect(there.rendered).toBe(1)
})

test('where an option is removed, the focus stays among the options', async () => {
  serve()
  renderPage(<NewQuestionPage examId={3} />, 'en')
  ;(await screen.findByRole('button', { name: 'Remove 3' })).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: 'Remove 3' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove 2' })).toHaveFocus()
})

test('where it was changed meanwhile, both versions appear side by side until one is chosen', async () => {
  const there = serve(() => Response.json({ code: 'conflict', message: 'It was changed.' }, { status: 409 }))
  renderPage(<WriteQuestionPage examId={3} questionId={40} />, 'en')
  await write(/Text of the question in English/, 'Mine')
  there.question = { ...stored, state: 'def', written: { ...linkQuestion, body: { en: 'Theirs' } } }
  await press('Save the question')
  const both = await screen.findByRole('region', { name: 'Both versions' })
  expect(within(both).getByText('Mine')).toBeVisible()
  expect(within(both).getByText('Theirs')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save the question' })).toBeDisabled()
  await press('Continue with yours')
  await press('Save the question')
  await vi.waitFor(() => expect(there.sent.at(-1)).toMatchObject({ state: 'def', body: { en: 'Mine' } }))
})

test('the lesson that teaches it is chosen from those of the course', async () => {
  const there = serve()
  renderPage(<WriteQuestionPage examId={3} questionId={40} />, 'en')
  const field = await screen.findByRole('combobox', { name: /Lesson that teaches it/ })
  await vi.waitFor(() => expect(field).toHaveValue('5'))
  await userEvent.selectOptions(field, 'Pictures')
  await press('Save the question')
  await vi.waitFor(() => expect(there.sent).toMatchObject([{ lesson_id: 6 }]))
  cleanup()
  renderPage(<NewQuestionPage examId={3} />, 'ar')
  expect(await screen.findByRole('combobox', { name: /الدرس الذي يشرحه/ })).toHaveValue('')
})

test('an essay says what its answer may be, and its bounds are checked before it is sent', async () => {
  const there = serve()
  renderPage(<NewQuestionPage examId={3} />, 'en')
  await write(/Text of the question in English/, 'Tell')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of question' }), 'essay')
  await userEvent.click(screen.getByRole('radio', { name: /Text with formatting/ }))
  await write(/Words at least/, '٥٠')
  await write(/Words at most/, '20')
  await userEvent.click(screen.getByRole('switch', { name: /Files can come with it/ }))
  await write(/Files at most/, '11')
  await press('Save the question')
  expect(
    await screen.findByText('The maximum number of words cannot be lower than the minimum.'),
  ).toBeVisible()
  expect(screen.getByText('Type a whole number within the bounds.')).toBeVisible()
  expect(there.sent).toEqual([])
  await write(/Words at most/, '200')
  await write(/Files at most/, '2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Plain text' }))
  await press('Save the question')
  await vi.waitFor(() =>
    expect(there.sent).toMatchObject([
      {
        kind: 'essay',
        essay: {
          format: 'rich_text',
          files: { kinds: ['pdf', 'document', 'image'], most: 2, megabytes: 10 },
          words: { least: 50, most: 200 },
        },
      },
    ]),
  )
})

test('one option alone is right where one is to be chosen', async () => {
  const there = serve()
  renderPage(<WriteQuestionPage examId={3} questionId={40} />, 'en')
  const marks = await screen.findAllByRole('radio', { name: 'This is right' })
  await userEvent.click(marks[1] as HTMLElement)
  expect(marks.map(mark => (mark as HTMLInputElement).checked)).toEqual(marks.map((_, at) => at === 1))
  await press('Save the question')
  await vi.waitFor(() =>
    expect(there.sent).toMatchObject([{ options: [{ key: 'a' }, { key: 'p', correct: true }] }]),
  )
  expect(there.sent[0]).not.toMatchObject({ options: [{ correct: true }, {}] })
})
