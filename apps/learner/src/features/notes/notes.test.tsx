import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { toasts } from '@masar/ui'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseNote } from './api.ts'
import { LessonNotes } from './lesson-notes.tsx'
import { MyNotes } from './my-notes.tsx'
import { notesMarkdown } from './notes-markdown.ts'
import { courseNote } from './sample.ts'

let stored: CourseNote[] = []
let calls: string[] = []
const jump = vi.fn(async () => true)

/** The service's side, as far as notes go. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace('/client-api/v1', '') + decodeURIComponent(search)
  const body = request.method === 'GET' || request.method === 'DELETE' ? '' : ` ${await request.text()}`
  calls.push(`${request.method} ${path}${body}`)
  if (request.method === 'POST') {
    const { text, position_seconds = null } = JSON.parse(body) as Partial<CourseNote>
    const made = courseNote({ id: 20, text: text ?? '', position_seconds })
    stored = [...stored, made]
    return Response.json({ data: made })
  }
  if (request.method === 'DELETE') {
    stored = stored.filter(({ id }) => !path.endsWith(`/${id}`))
    return Response.json({ data: null })
  }
  if (path.startsWith('/notes'))
    return Response.json({ data: [{ id: 5, title: 'دورة', note_count: stored.length }] })
  return Response.json({ data: stored, meta: { next_cursor: null, total: 1, total_is_capped: false } })
}

beforeEach(() => {
  stored = [
    courseNote(),
    courseNote({ id: 8, position_seconds: null, quote: 'كلمات من النص', text: 'عندها' }),
  ]
  calls = []
  jump.mockClear()
  localStorage.clear()
  vi.stubGlobal('fetch', answer)
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

const lessonNotes = (more: Partial<Parameters<typeof LessonNotes>[0]> = {}) => (
  <LessonNotes
    lessonId={3}
    now={() => 42.8}
    shown={undefined}
    quote={null}
    onQuoteTaken={() => {}}
    onJump={jump}
    {...more}
  />
)

test('notes of a lesson lead to their places; a new one stands at the second of the video and saves itself', async () => {
  renderPage(lessonNotes(), 'ar')
  fireEvent.click(await screen.findByRole('button', { name: '1:23' }))
  fireEvent.click(screen.getByRole('button', { name: /كلمات من النص/ }))
  expect(jump.mock.calls).toEqual([
    [{ position: 83, quote: null }],
    [{ position: null, quote: 'كلمات من النص' }],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'ملاحظة عند هذه الثانية' }))
  const field = screen.getByRole('textbox', { name: 'نص الملاحظة' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: 'ملاحظة جديدة' } })
  expect(Object.keys(localStorage).filter(name => name.startsWith('masar-note/'))).toHaveLength(1)
  fireEvent.blur(field)
  expect(await screen.findByText('محفوظة')).toBeVisible()
  expect(field).toBeInTheDocument()
  expect(calls.filter(call => call.startsWith('POST'))).toEqual([
    expect.stringMatching(
      /^POST \/lessons\/3\/notes \{"key":"[\w-]+","text":"ملاحظة جديدة","position_seconds":42\}$/,
    ),
  ])
  expect(localStorage).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: 'إغلاق الملاحظة' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(await screen.findByRole('button', { name: '0:42' })).toBeVisible()
})

test('a note that an earlier visit left is sent, and deleting one can be undone until its toast goes', async () => {
  const draft = {
    key: 'left-by-a-visit',
    user: 1,
    lesson: 3,
    id: null,
    revision: 0,
    position: 9,
    quote: null,
  }
  localStorage.setItem('masar-note/1/left-by-a-visit', JSON.stringify({ ...draft, text: 'من قبل' }))
  renderPage(lessonNotes(), 'en')
  expect(await screen.findByRole('button', { name: '0:09' })).toBeVisible()
  const isShown = () => screen.queryByRole('button', { name: '1:23' }) !== null
  const of83 = () => within(screen.getByRole('button', { name: '1:23' }).closest('li')!)
  fireEvent.click(of83().getByRole('button', { name: 'Delete the note' }))
  expect(isShown()).toBe(false)
  act(() => {
    const toast = toasts.entries()[0]
    toast?.action?.onAction()
    toasts.clear()
  })
  expect(isShown()).toBe(true)
  fireEvent.click(of83().getByRole('button', { name: 'Delete the note' }))
  act(() => toasts.clear())
  await waitFor(() => expect(calls.filter(call => call.startsWith('DELETE'))).toEqual(['DELETE /notes/7']))
  await waitFor(() => expect(isShown()).toBe(false))
})

test('what the service does not take is shown among all notes, in full, until its owner discards it', async () => {
  const draft = { key: 'a-1', user: 1, lesson: 7, id: null, revision: 0, position: null, quote: null }
  localStorage.setItem('masar-note/1/a-1', JSON.stringify({ ...draft, text: 'ما كتبته قبل أن يُغلق الدرس' }))
  stored = []
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'POST'
      ? Response.json({ code: 'lesson_closed', message: 'مغلق' }, { status: 403 })
      : Response.json({ data: [] }),
  )
  renderPage(<MyNotes />, 'ar')
  expect(await screen.findByText('ما كتبته قبل أن يُغلق الدرس')).toBeVisible()
  expect(screen.getByRole('link', { name: 'إلى الدرس' })).toHaveAttribute('href', '/lesson/7?tab=notes')
  fireEvent.click(screen.getByRole('button', { name: 'حذف الملاحظة' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'حذف الملاحظة' }))
  await waitFor(() => expect(screen.queryByText('ما كتبته قبل أن يُغلق الدرس')).toBeNull())
  expect(localStorage.getItem('masar-note/1/a-1')).toBeNull()
})

test('words of the text become the place of a new note, and the note that the address asks for is gone to', async () => {
  const onQuoteTaken = vi.fn()
  renderPage(lessonNotes({ now: null, quote: 'بداية ونهاية', shown: 8, onQuoteTaken }), 'ar')
  expect(await screen.findByText('بداية ونهاية')).toBeVisible()
  expect(onQuoteTaken).toHaveBeenCalledOnce()
  await waitFor(() => expect(jump.mock.calls).toEqual([[{ position: null, quote: 'كلمات من النص' }]]))
  expect(screen.getByRole('button', { name: 'ملاحظة جديدة' })).toBeVisible()
})

test.each([
  ['ar', 'ابحث في ملاحظاتك', ''],
  ['en', 'Search your notes', '/en'],
] as const)(
  '%s: all notes stand by course and lesson, lead back, and are searched',
  async (locale, search, prefix) => {
    renderPage(<MyNotes />, locale)
    const link = await screen.findByRole('link', { name: '1:23' })
    expect(link.getAttribute('href')).toBe(`${prefix}/lesson/3?tab=notes&note=7&at=83`)
    expect(screen.getByRole('heading', { name: 'الدرس 3' })).toBeVisible()
    fireEvent.change(screen.getByRole('searchbox', { name: search }), { target: { value: 'ملاحظه' } })
    await waitFor(() => expect(calls).toContain('GET /courses/5/notes?q=ملاحظه'))
    expect(calls).toContain('GET /notes?q=ملاحظه')
  },
)

test('all notes that are found are printed, by course and lesson, and are on the page only while they are', async () => {
  const printed: string[][] = []
  vi.stubGlobal('print', () =>
    printed.push(
      [...document.querySelectorAll('.printed h2, .printed h3, .printed article')].map(
        part => part.textContent ?? '',
      ),
    ),
  )
  renderPage(<MyNotes />, 'ar')
  fireEvent.click(await screen.findByRole('button', { name: 'طباعة' }))
  await waitFor(() => expect(printed).toHaveLength(1))
  expect(printed[0]).toEqual([
    expect.any(String),
    'الدرس 3',
    expect.stringMatching(/1:23.*نص الملاحظة/),
    expect.stringContaining('كلمات من النص'),
  ])
  expect(document.querySelectorAll('.printed strong').length).toBeGreaterThan(0)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('.printed')).toBeNull()
})

test('without notes the page says how they come here; when they can’t be read it offers another try', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
  const { unmount } = renderPage(<MyNotes />, 'ar')
  expect(await screen.findByRole('heading', { name: 'لا ملاحظات بعد' })).toBeVisible()
  unmount()
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: '' }, { status: 500 }))
  renderPage(lessonNotes(), 'ar')
  expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeVisible()
})

test('as Markdown each note stands below its lesson and its place', () => {
  const notes = [
    ...stored,
    courseNote({ id: 9, lesson_id: 4, lesson_title: 'الدرس 4', position_seconds: null, text: 'س\n' }),
  ]
  expect(notesMarkdown('ملاحظاتي', [{ id: 5, title: 'دورة', notes }])).toBe(
    '# ملاحظاتي\n\n## دورة\n\n### الدرس 3\n\n**1:23**\n\nنص **الملاحظة**\n\n---\n\n> كلمات من النص\n\nعندها\n\n### الدرس 4\n\nس\n',
  )
})
