import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Question, Reply } from './api.ts'
import { LessonQuestions } from './lesson-questions.tsx'

const post = {
  text: 'نص',
  author: { name: 'سارة', avatar: null, is_instructor: false },
  is_own: false,
  votes: 2,
  has_voted: false,
  is_deleted: false,
  created_at: '2026-11-23T10:00:00.000Z',
  edited_at: null,
  editable_until: null,
}
const question = (part: Partial<Question> = {}): Question => ({
  ...post,
  id: 7,
  text: 'لماذا **هكذا**؟',
  lesson_id: 3,
  lesson_title: 'الدرس 3',
  position_seconds: 83,
  reply_count: 1,
  accepted_reply_id: null,
  is_followed: false,
  may_accept: true,
  ...part,
})
const reply = (part: Partial<Reply> = {}): Reply => ({
  ...post,
  id: 9,
  text: 'لأنه كذلك',
  author: { name: 'أ. يوسف', avatar: null, is_instructor: true },
  question_id: 7,
  is_accepted: false,
  ...part,
})

let listed: Question[] = []
let replies: Reply[] = []
let similar: Question[] = []
let calls: string[] = []
let made: Question | null = null
let isPatchLate = false
let gate: Promise<void> = Promise.resolve()
let error: { status: number; code: string; message: string } | null = null
const jump = vi.fn()

/** The service's side, as far as questions go. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace('/client-api/v1', '')
  const body = ['GET', 'DELETE'].includes(request.method) ? '' : await request.text()
  calls.push(`${request.method} ${path}${decodeURIComponent(search)} ${body}`.trim())
  if (request.method === 'POST' && error)
    return Response.json({ code: error.code, message: error.message }, { status: error.status })
  if (path.endsWith('/similar')) return Response.json({ data: similar })
  if (path === '/questions/7') return Response.json({ data: { question: listed[0], replies } })
  if (path.endsWith('/vote')) return Response.json({ data: { votes: 3 } })
  if (request.method === 'POST' && path.endsWith('/questions')) {
    await gate
    const { text } = JSON.parse(body) as { text: string }
    const known = made
    made = null
    if (known) return Response.json({ data: known })
    listed = [question({ id: 20, text, is_own: true, position_seconds: null }), ...listed]
    return Response.json({ data: listed[0] })
  }
  if (request.method === 'POST' && path.endsWith('/replies')) {
    const { text } = JSON.parse(body) as { text: string }
    replies = [...replies, reply({ id: 21, text, is_own: true })]
    return Response.json({ data: replies.at(-1) })
  }
  if (request.method === 'PATCH' && isPatchLate)
    return Response.json({ code: 'edit_time_over', message: '' }, { status: 409 })
  if (request.method !== 'GET') return Response.json({ data: null })
  return Response.json({
    data: listed,
    meta: { next_cursor: null, total: listed.length, total_is_capped: false },
  })
}

beforeEach(() => {
  listed = [question()]
  replies = [reply()]
  similar = []
  calls = []
  error = made = null
  isPatchLate = false
  gate = Promise.resolve()
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

const questions = (more: Partial<Parameters<typeof LessonQuestions>[0]> = {}) => (
  <LessonQuestions
    lessonId={3}
    courseId={5}
    isTeaching={false}
    now={() => 42.8}
    shown={undefined}
    onJump={jump}
    {...more}
  />
)
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const posted = () => calls.filter(call => /^(POST|PATCH|DELETE)/.test(call))

test('a question leads to its second, opens its replies with the instructor marked, and is voted for', async () => {
  renderPage(questions(), 'ar')
  fireEvent.click(await screen.findByRole('button', { name: '1:23' }))
  expect(jump).toHaveBeenCalledWith(83)
  fireEvent.click(screen.getByRole('button', { name: 'ردّ واحد' }))
  const thread = within(await screen.findByRole('list', { name: 'الردود' }))
  expect(thread.getByText('أ. يوسف')).toBeVisible()
  expect(thread.getByText('معلّم')).toBeVisible()
  fireEvent.click(screen.getAllByRole('button', { name: 'مفيد: 2' })[0]!)
  expect(await screen.findByRole('button', { name: 'مفيد: 3', pressed: true })).toBeVisible()
  fireEvent.click(thread.getByRole('button', { name: 'قبول هذه الإجابة' }))
  await waitFor(() =>
    expect(posted()).toEqual([
      'POST /questions/7/vote {"is_on":true}',
      'POST /questions/7/accept {"reply_id":9}',
    ]),
  )
})

test('a question is asked at the second of the video; what others asked before is offered meanwhile', async () => {
  similar = [question({ id: 8, lesson_id: 4, text: 'لماذا كان هذا هكذا؟' })]
  renderPage(questions(), 'en')
  fireEvent.click(await screen.findByRole('button', { name: 'Ask a question' }))
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus()
  write('Your question', 'Why is it as it is?')
  const before = await screen.findByRole('link', { name: 'لماذا كان هذا هكذا؟' })
  expect(before).toHaveAttribute('href', '/en/lesson/4?tab=questions&question=8')
  fireEvent.click(screen.getByRole('button', { name: 'Ask the question' }))
  expect(await screen.findByText('Why is it as it is?', { selector: 'p' })).toBeVisible()
  expect(posted()).toEqual([
    expect.stringMatching(
      /^POST \/lessons\/3\/questions \{"key":"[\w-]+","text":"Why is it as it is\?","position_seconds":42\}$/,
    ),
  ])
  expect(localStorage).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Ask a question' })).toHaveFocus()
})

test('what is refused, or left by an earlier visit, stays written and is sent under the same key', async () => {
  error = { status: 429, code: 'posts_used_up', message: 'كتبت 100 سؤال وجواب' }
  const { unmount } = renderPage(questions(), 'ar')
  fireEvent.click(await screen.findByRole('button', { name: 'اطرح سؤالًا' }))
  write('سؤالك', 'سؤال طويل')
  fireEvent.click(screen.getByRole('button', { name: 'طرح السؤال' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('كتبت 100 سؤال وجواب')
  unmount()
  error = null
  renderPage(questions(), 'ar')
  expect(await screen.findByRole('textbox', { name: 'سؤالك' })).toHaveValue('سؤال طويل')
  fireEvent.click(screen.getByRole('button', { name: 'طرح السؤال' }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  const keys = posted().map(call => /"key":"([\w-]+)"/.exec(call)?.[1])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

const keysSent = () =>
  calls.filter(call => call.startsWith('POST')).map(call => /"key":"([\w-]+)"/.exec(call)?.[1])
const writeQuestion = async (text: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ask a question' }))
  write('Your question', text)
}
const sendQuestion = () => fireEvent.click(screen.getByRole('button', { name: 'Ask the question' }))

test('what another tab has sent meanwhile is not replaced: the words here are another question', async () => {
  renderPage(questions(), 'en')
  await writeQuestion('Why is it as it is?')
  const [name = '', kept = ''] = Object.entries(localStorage)[0] ?? []
  const { key } = JSON.parse(String(kept)) as { key: string }
  localStorage.removeItem(name)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: name, newValue: null })))
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('Why is it as it is?')
  sendQuestion()
  await waitFor(() => expect(keysSent()).toHaveLength(1))
  expect(keysSent()).not.toContain(key)
})

test('words that were changed too long after a lost answer become a question of their own', async () => {
  made = question({ id: 19, text: 'The first words', is_own: true })
  isPatchLate = true
  renderPage(questions(), 'en')
  await writeQuestion('Other words by now')
  sendQuestion()
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(posted().map(call => call.split(' ')[0])).toEqual(['POST', 'PATCH', 'POST'])
  expect(new Set(keysSent()).size).toBe(2)
})

test('nothing is typed while it is sent, and nothing typed goes without a question', async () => {
  let open = () => {}
  gate = new Promise(resolve => (open = resolve))
  renderPage(questions(), 'en')
  await writeQuestion('Why is it as it is?')
  const box = screen.getByRole('textbox', { name: 'Your question' })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(box).toHaveValue('Why is it as it is?')
  sendQuestion()
  await waitFor(() => expect(box).toHaveAttribute('readonly'))
  open()
  await waitFor(() => expect(box).not.toBeInTheDocument())
})

test('an edit that was left is taken up for the same words alone', async () => {
  const own = { is_own: true, editable_until: '2999-01-01T00:00:00.000Z', reply_count: 0 }
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More options' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    return screen.getByRole('textbox', { name: 'Your words' })
  }
  listed = [question({ ...own, text: 'Before' })]
  const first = renderPage(questions(), 'en')
  fireEvent.change(await edit(), { target: { value: 'Between' } })
  first.unmount()
  const again = renderPage(questions(), 'en')
  expect(await edit()).toHaveValue('Between')
  again.unmount()
  listed = [question({ ...own, text: 'Newer' })]
  renderPage(questions(), 'en')
  expect(await edit()).toHaveValue('Newer')
})

test('the question that the address asks for is shown with its replies, and answered', async () => {
  renderPage(questions({ shown: 7 }), 'ar')
  expect(await screen.findByText('لأنه كذلك')).toBeVisible()
  expect(screen.getAllByText(/لماذا/)).toHaveLength(1)
  write('ردّك', 'شكرًا')
  fireEvent.click(screen.getByRole('button', { name: 'إرسال الردّ' }))
  expect(await screen.findByText('شكرًا')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'ردّك' })).toHaveValue('')
})

test('one’s own words are edited and deleted; of deleted ones the place stays', async () => {
  listed = [
    question({ is_own: true, text: 'خطأ', editable_until: '2999-01-01T00:00:00.000Z', reply_count: 0 }),
  ]
  renderPage(questions(), 'ar')
  fireEvent.click(await screen.findByRole('button', { name: 'خيارات أخرى' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'تعديل' }))
  write('كلامك', 'صواب')
  fireEvent.click(screen.getByRole('button', { name: 'حفظ التعديلات' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'كلامك' })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'خيارات أخرى' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'حذف' }))
  listed = [question({ is_own: true, text: '', author: null, is_deleted: true })]
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف كلامي' }))
  expect(await screen.findByText('حُذفت هذه المشاركة.')).toBeVisible()
  expect(posted()).toEqual(['PATCH /questions/7 {"text":"صواب"}', 'DELETE /questions/7'])
})

test('another person’s post is reported with a reason', async () => {
  renderPage(questions(), 'en')
  fireEvent.click(await screen.findByRole('button', { name: 'More options' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Send the report' }))
  expect(dialog.getByText('Choose a reason.')).toBeVisible()
  fireEvent.click(dialog.getByRole('radio', { name: 'Advertising or spam' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Send the report' }))
  await waitFor(() => expect(posted()).toEqual(['POST /questions/7/report {"reason":"spam","note":""}']))
})

test('the list is searched, of the lesson or the whole course; empty and failed it says so', async () => {
  const { unmount } = renderPage(questions({ isTeaching: true }), 'ar')
  await screen.findByText('هكذا')
  expect(calls).toContain('GET /lessons/3/questions?order=unanswered')
  listed = []
  fireEvent.change(screen.getByRole('searchbox', { name: 'ابحث في الأسئلة' }), { target: { value: 'كيف' } })
  expect(await screen.findByRole('heading', { name: 'لا نتائج لهذا البحث' })).toBeVisible()
  unmount()
  const empty = renderPage(questions(), 'ar')
  expect(await screen.findByRole('heading', { name: 'لا أسئلة عن هذا الدرس بعد' })).toBeVisible()
  empty.unmount()
  vi.stubGlobal('fetch', async () => Response.json({ code: 'internal', message: '' }, { status: 500 }))
  renderPage(questions(), 'ar')
  expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeVisible()
})
