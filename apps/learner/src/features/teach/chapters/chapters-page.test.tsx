import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { ChaptersPage } from './chapters-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const stored = {
  lesson: { id: 5, title: 'Three risks', last_second: 89 },
  course: { id: 2, title: 'Projects', languages: ['ar', 'en'] },
  state: 'abc',
  chapters: [
    { second: 0, title: { ar: 'البداية', en: 'The start' } },
    { second: 65, title: { ar: 'الخاتمة', en: 'The end' } },
  ],
}

/** Answers with what is stored, which the test may change. */
function serve(store = () => Response.json({ data: stored })) {
  const there = { chapters: stored as object, sent: [] as object[] }
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') {
      there.sent.push((await request.json()) as object)
      return store()
    }
    const isAsked = new URL(request.url).pathname.endsWith('/chapters')
    return Response.json({ data: isAsked ? there.chapters : [] })
  })
  return there
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Chapters' })).getAllByRole('listitem')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const type = async (row: HTMLElement | undefined, name: string, text: string) => {
  const input = within(row!).getByRole('textbox', { name })
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
}

test('a chapter is added, one is taken away, and all are saved in the order of their times', async () => {
  const there = serve()
  renderPage(<ChaptersPage lessonId={5} />, 'en')
  expect(await rows()).toHaveLength(2)
  await press('Remove chapter 1')
  expect(screen.getByRole('button', { name: 'Add a chapter' })).toHaveFocus()
  await press('Add a chapter')
  const added = (await rows())[1]
  expect(within(added!).getByRole('textbox', { name: 'Begins at' })).toHaveFocus()
  await type(added, 'Begins at', '٠:١٢')
  await type(added, 'Chapter title in Arabic', 'المخاطر')
  await type(added, 'Chapter title in English', 'The risks')
  await press('Save the chapters')
  await vi.waitFor(() => expect(there.sent).toHaveLength(1))
  expect(there.sent[0]).toEqual({
    state: 'abc',
    chapters: [
      { second: 12, title: { ar: 'المخاطر', en: 'The risks' } },
      { second: 65, title: { ar: 'الخاتمة', en: 'The end' } },
    ],
  })
  await vi.waitFor(() => expect(localStorage).toHaveLength(0))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add a chapter' })).toHaveFocus(), 5000)
})

test.each([
  ['soon', 'Type minutes and seconds with a colon between, such as 4:05.'],
  ['1:30', 'The video ends there already. Type 1:29 or less.'],
  ['0:00', 'Another chapter begins there already.'],
])('%s is refused at its field, which takes the focus, and what was typed stays', async (typed, said) => {
  const there = serve()
  const { unmount } = renderPage(<ChaptersPage lessonId={5} />, 'en')
  await type((await rows())[1], 'Begins at', typed)
  await press('Save the chapters')
  expect(screen.getByText(said)).toBeVisible()
  const field = within((await rows())[1]!).getByRole('textbox', { name: 'Begins at' })
  await vi.waitFor(() => expect(field).toHaveFocus())
  expect(there.sent).toEqual([])
  unmount()
  renderPage(<ChaptersPage lessonId={5} />, 'en')
  expect(within((await rows())[1]!).getByRole('textbox', { name: 'Begins at' })).toHaveValue(typed)
})

test('a title that is missing in a language of the course is asked for', async () => {
  const there = serve()
  renderPage(<ChaptersPage lessonId={5} />, 'en')
  await type((await rows())[0], 'Chapter title in English', '')
  await press('Save the chapters')
  const empty = { name: 'Chapter title in English', description: /Fill this in/ }
  await vi.waitFor(() => expect(screen.getByRole('textbox', empty)).toHaveFocus())
  expect(there.sent).toEqual([])
})

test('what the service refuses stands at its chapter, however the rows stand', async () => {
  const message = 'The value must be at most 80.'
  serve(() =>
    Response.json(
      { code: 'validation', message, errors: { 'chapters.1.second': [message] } },
      { status: 422 },
    ),
  )
  renderPage(<ChaptersPage lessonId={5} />, 'en')
  await type((await rows())[0], 'Begins at', '1:20')
  await press('Save the chapters')
  const [first, second] = await rows()
  expect(await within(first!).findByText(message)).toBeVisible()
  expect(within(second!).queryByText(message)).toBeNull()
})

test('another person’s chapters are shown beside one’s own, to choose from', async () => {
  const conflict = { code: 'conflict', message: 'Something has changed.' }
  const there = serve(() => Response.json(conflict, { status: 409 }))
  renderPage(<ChaptersPage lessonId={5} />, 'en')
  await type((await rows())[0], 'Chapter title in English', 'Mine')
  there.chapters = { ...stored, state: 'def', chapters: [{ second: 3, title: { ar: 'لهم', en: 'Theirs' } }] }
  await press('Save the chapters')
  const both = await screen.findByRole('region', { name: 'Both versions' })
  expect(within(both).getByText('Mine')).toBeVisible()
  expect(within(both).getByText('Theirs')).toBeVisible()
  await press('Continue with yours')
  await press('Save the chapters')
  await vi.waitFor(() => expect(there.sent).toHaveLength(2))
  expect(there.sent[1]).toMatchObject({ state: 'def', chapters: [{ title: { en: 'Mine' } }, {}] })
})

test('a video without chapters says so; the first that is added begins with it', async () => {
  const there = serve()
  there.chapters = { ...stored, chapters: [] }
  renderPage(<ChaptersPage lessonId={5} />, 'ar')
  expect(await screen.findByRole('heading', { name: 'لا فصول بعد' })).toBeVisible()
  await press('إضافة فصل')
  const list = screen.getByRole('list', { name: 'الفصول' })
  expect(within(list).getByRole('textbox', { name: 'وقت البدء' })).toHaveValue('0:00')
})
