import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { examQuestions, examSettings } from '../../../testing/taught-exam.ts'
import { questionsPlaceOf } from './place.ts'
import { QuestionsPage } from './questions-page.tsx'
import { asksForKey } from './shortcut.ts'

afterEach(() => vi.unstubAllGlobals())

function serve(questions: object = examQuestions) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (path === '/exams/3/questions') return Response.json({ data: questions })
    if (path === '/exams/3/settings') return Response.json({ data: examSettings })
    if (path === '/exams/3/statistics') return Response.json({ data: { items: [{ id: 40, facility: 25 }] } })
    return Response.json({ data: [] })
  })
}
const show = (locale: 'ar' | 'en', search: Record<string, unknown> = {}) =>
  renderPage(<QuestionsPage id={3} place={questionsPlaceOf(search)} />, locale)

test('shows questions as learners see them, with facility and what needs a look', async () => {
  serve()
  show('en')
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then(items => items.filter(item => item.id.startsWith('question-')))
  expect(within(first!).getByRole('radio', { name: 'The element a' })).not.toBeChecked()
  await vi.waitFor(() => expect(first).toHaveTextContent('Facility: 25%'))
  expect(first).not.toHaveTextContent('Since it does.')
  expect(second).toHaveTextContent('Only this exact number is right.')
  expect(screen.queryByLabelText('Right answer')).toBeNull()
})

test.each([
  ['ar', 'الإجابة الصحيحة', 'لأنه كذلك.'],
  ['en', 'Right answer', 'Since it does.'],
] as const)('in %s the key is shown where it is asked for', async (locale, right, why) => {
  serve()
  show(locale, { key: 'shown' })
  expect(await screen.findByText(why)).toBeVisible()
  const option = screen.getByLabelText(right).closest('li')
  expect(option).toHaveTextContent(locale === 'ar' ? 'عنصر a' : 'The element a')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('search folds Arabic and finds in either language', async () => {
  serve()
  show('en', { q: 'اي عنصر' })
  expect(await screen.findByText('Which element links?')).toBeVisible()
  expect(screen.queryByText(/levels of headings/)).toBeNull()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Question 1')
})

test('the letter K asks for the key, but not while somebody types it', () => {
  const press = (tag: string, more = {}) => {
    const target = document.createElement('input')
    if (tag !== 'text') target.type = tag
    return asksForKey({ code: 'KeyK', target, ctrlKey: false, metaKey: false, altKey: false, ...more })
  }
  expect([press('radio'), press('checkbox'), press('text'), press('search')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([press('radio', { ctrlKey: true }), press('radio', { code: 'KeyL' })]).toEqual([false, false])
})

test('a failure can be tried again', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 }),
  )
  show('en')
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
})

test('an exam without questions leads to bringing some in', async () => {
  serve({ ...examQuestions, questions: [] })
  show('ar')
  expect(await screen.findByRole('link', { name: 'استيراد أسئلة من ملف' })).toBeVisible()
})

test('those of one tag alone are shown; a question is retired, and brought back from the message', async () => {
  const acts: string[] = []
  serve({
    ...examQuestions,
    questions: examQuestions.questions.map((question, at) => ({
      ...question,
      tags: at === 0 ? ['HTML'] : [],
    })),
    retired: [{ ...examQuestions.questions[1]!, id: 49, key: 'old', body: 'An old one' }],
  })
  const served = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return served(request)
    acts.push(new URL(request.url).pathname.split('/').slice(-2).join('/'))
    return Response.json({ data: examQuestions.questions[0] })
  })
  show('en', { tag: 'HTML' })
  expect(await screen.findByText('Which element links?')).toBeVisible()
  expect(screen.queryByText(/levels of headings/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Retire question 1' }))
  await vi.waitFor(() => expect(acts).toEqual(['40/retire']))
  await userEvent.click(screen.getByRole('button', { name: /Bring back: An old one/, hidden: true }))
  await vi.waitFor(() => expect(acts).toEqual(['40/retire', '49/restore']))
})

test('the focus goes on to the next question from one that is retired', async () => {
  serve(examQuestions)
  const served = fetch
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET' ? served(request) : Response.json({ data: examQuestions.questions[0] }),
  )
  show('en')
  const [, next] = await screen.findAllByRole('listitem')
  await userEvent.click(screen.getByRole('button', { name: 'Retire question 1' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(next))
  expect(next).toHaveTextContent('Question 2')
})

test.each([
  ['ar', 'التصنيف:'],
  ['en', 'Category:'],
] as const)(
  'in %s a question says in which category it is filed, and is found by it',
  async (locale, word) => {
    serve({
      ...examQuestions,
      questions: examQuestions.questions.map((question, at) => ({
        ...question,
        category: at === 0 ? 'Web/Links' : null,
      })),
    })
    show(locale, { q: 'web/links' })
    expect(await screen.findByText('Web/Links')).toBeVisible()
    expect(screen.getByText(word)).toBeInTheDocument()
    expect(screen.queryByText(/levels of headings|مستوى للعناوين/)).toBeNull()
  },
)
