import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { WritingPage } from '../teach/announcements/writing-page.tsx'
import { unsentAnnouncements } from '../unsent/announcements.ts'
import { AnnouncementsPage } from './announcements-page.tsx'

const scrollIntoView = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  scrollIntoView.mockClear()
})

const sending = { audience: 'all', lesson: null, people: 3, withdrawn_at: null }
const announcement = (id: number, more: object = {}) => ({
  id,
  title: `إعلان ${id}`,
  body: 'نص',
  content: [['p', {}, 'نص']],
  author: { id: 2, name: 'مريم فؤاد', avatar: null },
  sent_at: '2026-11-20T10:00:00Z',
  sending: null,
  ...more,
})
const page = (data: object[], isTeaching = false, next: string | null = null) =>
  Response.json({
    data,
    meta: { next_cursor: next, total: data.length, total_is_capped: false },
    course: { id: 7, title: 'صفحات الويب', is_teaching: isTeaching },
  })
const errorResponse = (status: number, code: string, message: string, data: object = {}) =>
  Response.json({ code, message, data }, { status })

type Answer = (url: URL, body: unknown, request: Request) => Response
function serve(answers: Record<string, Answer>) {
  const sent: { call: string; body: unknown; key: string | null }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname.replace('/client-api/v1', '')}`
    const text = await request.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    if (request.method !== 'GET') sent.push({ call, body, key: request.headers.get('idempotency-key') })
    return answers[call]?.(url, body, request) ?? errorResponse(404, 'not_found', `no ${call}`)
  })
  return sent
}
const audience =
  (people: number, left = 2) =>
  () =>
    Response.json({ data: { people, left, next_at: left > 0 ? null : '2026-11-29T10:00:00Z' } })
const taught = { 'GET /teaching/courses': () => Response.json({ data: [] }) }

test.each([
  ['ar', 'لا إعلانات بعد', 'الإعلانات'],
  ['en', 'No announcements yet', 'Announcements'],
] as const)('%s: an empty list says how something comes there', async (locale, words, title) => {
  serve({ 'GET /courses/7/announcements': () => page([]) })
  renderPage(<AnnouncementsPage courseId={7} marked={undefined} />, locale)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the one that a notification leads to is looked for on later pages, and has the focus', async () => {
  serve({
    'GET /courses/7/announcements': url =>
      url.searchParams.has('cursor') ? page([announcement(3)]) : page([announcement(9)], false, 'next'),
  })
  renderPage(<AnnouncementsPage courseId={7} marked={3} />)
  const heading = await screen.findByRole('heading', { name: 'إعلان 3' })
  await waitFor(() => expect(heading.closest('li')).toHaveFocus())
  expect(scrollIntoView).toHaveBeenCalledOnce()
})

test('a list that cannot be read says why, and tries again', async () => {
  let answer = () => errorResponse(500, 'internal', 'تعطّلت الخدمة.')
  serve({ 'GET /courses/7/announcements': () => answer() })
  renderPage(<AnnouncementsPage courseId={7} marked={undefined} />)
  expect(await screen.findByText('تعطّلت الخدمة.')).toBeVisible()
  answer = () => page([announcement(1)])
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await screen.findByRole('heading', { name: 'إعلان 1' })).toBeVisible()
})

test.each([
  ['ar', 'يصل الآن إلى 3 أشخاص.', 'إرسال إلى المتعلّمين', 'إرسال', /3 أشخاص؟/],
  ['en', 'It would reach 3 people now.', 'Send to learners', 'Send', /3 people\?/],
] as const)('%s: it is written, confirmed and sent once', async (locale, reach, write, act, question) => {
  let outcome: Answer = () => errorResponse(503, 'unavailable', 'تعذّر الإرسال الآن.')
  const sent = serve({
    ...taught,
    'GET /courses/7/announcements': () => page([], true),
    'GET /courses/7/announcements/audience': audience(3),
    'POST /courses/7/announcements': (...given) => outcome(...given),
  })
  renderPage(<WritingPage courseId={7} />, locale)
  expect(await screen.findByText(reach, { exact: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: write }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const [title, text] = within(screen.getAllByRole('group')[1]!).getAllByRole('textbox')
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.type(title!, 'Exam on Sunday')
  await userEvent.type(text!, 'Be early.')
  expect(await unsentAnnouncements.send(0)).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: write }))
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name: act }))
  expect(await dialog.findByText('تعذّر الإرسال الآن.')).toBeVisible()
  outcome = () => Response.json({ data: { id: 1, people: 3 } })
  await userEvent.click(dialog.getByRole('button', { name: act }))
  await waitFor(() => expect(title).toHaveValue(''))
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ audience: 'all', en: { title: 'Exam on Sunday', body: 'Be early.' } })),
  )
  expect(sent[0]?.key).toMatch(/.{8}/)
  expect(sent[1]?.key, 'the same announcement').toBe(sent[0]?.key)
  expect(await unsentAnnouncements.send(0)).toBe(0)
})

test('what was written is there after a reload, and who is stuck needs a lesson', async () => {
  const sent = serve({
    ...taught,
    'GET /courses/7/announcements': () => page([], true),
    'GET /courses/7/announcements/audience': audience(1, 0),
    'GET /courses/7': () =>
      Response.json({ data: { sections: [{ id: 1, title: '', lessons: [{ id: 4, title: 'الروابط' }] }] } }),
  })
  const first = renderPage(<WritingPage courseId={7} />)
  await userEvent.type((await screen.findAllByLabelText('عنوان الإعلان'))[0]!, 'موعد')
  await userEvent.click(screen.getByRole('radio', { name: /توقّف عند درس/ }))
  first.unmount()
  renderPage(<WritingPage courseId={7} />)
  expect((await screen.findAllByLabelText('عنوان الإعلان'))[0]).toHaveValue('موعد')
  await userEvent.type(screen.getAllByLabelText('النص')[0]!, 'الأحد')
  await userEvent.click(screen.getByRole('button', { name: 'إرسال إلى المتعلّمين' }))
  expect(await screen.findByText('اختر درسًا.')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.selectOptions(screen.getByRole('combobox'), 'الروابط')
  expect(await screen.findByText(/أرسلت إعلانين في سبعة أيام/)).toBeVisible()
})

test('what was sent names its readers, and is taken back after a question', async () => {
  let row = announcement(5, { sending })
  const sent = serve({
    ...taught,
    'GET /courses/7/announcements': () => page([row], true),
    'GET /courses/7/announcements/audience': audience(3),
    'DELETE /announcements/5': () => {
      row = announcement(5, { sending: { ...sending, withdrawn_at: '2026-11-21T10:00:00Z' } })
      return Response.json({ data: null })
    },
  })
  renderPage(<WritingPage courseId={7} />, 'en')
  expect(await screen.findByText(/To every learner · 3 people/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Take the announcement back' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Take the announcement back' }))
  expect(await screen.findByText(/Taken back on/)).toBeVisible()
})

test('who may not learn the course is led to it', async () => {
  serve({ 'GET /courses/7/announcements': () => errorResponse(403, 'not_enrolled', 'سجّل في الدورة أولًا.') })
  renderPage(<AnnouncementsPage courseId={7} marked={undefined} />)
  expect(await screen.findByText('سجّل في الدورة أولًا.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'اعرض الدورة' })).toHaveAttribute('href', '/Course/7')
})
