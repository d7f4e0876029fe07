import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { PrayerClash } from '../prayers/api.ts'
import type { TaughtLiveLesson } from './api.ts'
import { LiveLessonsPage } from './live-lessons-page.tsx'
import { fieldsOf, sessionOf, timeOf } from './when.ts'

afterEach(() => vi.unstubAllGlobals())

const lesson: TaughtLiveLesson = {
  id: 7,
  title: 'أسئلتكم',
  course: { id: 2, title: 'إدارة المشاريع' },
  state: 'upcoming',
  starts_at: '2030-01-07T16:00:00.000Z',
  ends_at: '2030-01-07T17:30:00.000Z',
  join_host: 'meet.example.com',
  join_url: null,
  has_recording: false,
  recording: null,
  upload: null,
  learners: 12,
  attended: 0,
}
const over: TaughtLiveLesson = { ...lesson, id: 8, title: 'الأول', state: 'over', attended: 5 }
const person = {
  id: 3,
  name: 'نورة العتيبي',
  attended_seconds: 540,
  measured_seconds: 540,
  corrected_at: null,
  corrected_by: null,
}

/** Of any time that is asked about. */
let clashes: PrayerClash[] = []
beforeEach(() => {
  clashes = []
})

/** @returns what was sent */
function serve(
  lessons: readonly TaughtLiveLesson[],
  answer = () => Response.json({ data: lessons[0] }),
): [path: string, body: unknown][] {
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/client-api/v1', '')
    if (path === '/teaching/courses') return Response.json({ data: [] })
    if (path === '/teaching/courses/2/prayers') return Response.json({ data: clashes })
    if (path === '/teaching/live-lessons') return Response.json({ data: lessons })
    if (request.method === 'GET')
      return Response.json({
        data: [person],
        meta: { next_cursor: null, total: 1, total_is_capped: false },
      })
    const text = await request.text()
    sent.push([path, text === '' ? undefined : JSON.parse(text)])
    return answer()
  })
  return sent
}
const show = (locale: 'ar' | 'en' = 'en') => renderPage(<LiveLessonsPage />, locale, '/teach/live-lessons')

test('a time is what was typed, in digits of either script and in the zone of the reader', () => {
  expect([timeOf('9:05'), timeOf('١٩:٣٠'), timeOf('24:00'), timeOf('7')]).toEqual([
    '09:05',
    '19:30',
    null,
    null,
  ])
  const fields = fieldsOf('2030-01-07T16:00:00.000Z')
  expect(sessionOf(fields.day, fields.time, 90)).toEqual({
    starts_at: lesson.starts_at,
    ends_at: lesson.ends_at,
  })
  expect([
    sessionOf(null, '9:00', 60),
    sessionOf('2030-01-07', '9', 60),
    sessionOf('2030-01-07', '9:00', null),
  ]).toEqual([null, null, null])
})

test('lists what is to come and what is over, in both languages', async () => {
  serve([lesson, over])
  const { unmount } = show()
  expect(await screen.findAllByText(/Monday/)).toHaveLength(2)
  expect(screen.getByText('meet.example.com')).toBeVisible()
  expect(screen.getByText(/5 of 12 attended/)).toBeVisible()
  unmount()
  show('ar')
  expect(await screen.findAllByText(/الاثنين/)).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'الدروس المباشرة' })).toBeVisible()
})

test('a time and a link are set; the link that is there stays where none is typed', async () => {
  const sent = serve([lesson])
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the time or the link' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/A link to .*meet\.example\.com.* is set/)).toBeVisible()
  const time = dialog.getByLabelText(/Begins at/)
  await userEvent.clear(time)
  await userEvent.type(time, '٢٠:١٥')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the time' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const start = new Date(`${fieldsOf(lesson.starts_at ?? '').day}T20:15:00`)
  expect(sent[0]).toEqual([
    '/lessons/7/live',
    { starts_at: start.toISOString(), ends_at: new Date(start.getTime() + 90 * 60_000).toISOString() },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('what is missing is asked for at its field', async () => {
  const sent = serve([{ ...lesson, state: null, starts_at: null, ends_at: null, join_host: null }])
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Set a time' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save the time' }))
  expect(dialog.getByText('Choose the day.')).toBeVisible()
  expect(dialog.getByText('Type a time such as 19:00.')).toBeVisible()
  await waitFor(() => expect(dialog.getAllByRole('spinbutton')[0]).toHaveFocus())
  expect(sent).toEqual([])
})

test('what the service refuses stands at its field, and what was typed stays', async () => {
  const errorResponse = {
    code: 'validation',
    message: 'No.',
    errors: { join_url: ['Enter another address.'] },
  }
  serve([lesson], () => Response.json(errorResponse, { status: 422 }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the time or the link' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Link to join/), 'http://meet.example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the time' }))
  expect(await dialog.findByText('Enter another address.')).toBeVisible()
  expect(dialog.getByLabelText(/Link to join/)).toHaveValue('http://meet.example.com')
  await waitFor(() => expect(dialog.getByLabelText(/Link to join/)).toHaveFocus())
})

test('a day that is past is said at the day alone', async () => {
  const past = ['Choose a time that is still to come.']
  const errorResponse = { code: 'validation', message: 'No.', errors: { starts_at: past, ends_at: past } }
  serve([lesson], () => Response.json(errorResponse, { status: 422 }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the time or the link' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save the time' }))
  await waitFor(() => expect(dialog.getAllByText(past[0] ?? '')).toHaveLength(1))
  expect(dialog.getByLabelText('Minutes')).not.toHaveAttribute('aria-invalid', 'true')
})

test('cancelling asks first, and says who is notified', async () => {
  const sent = serve([lesson])
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the lesson' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Everyone who learns the course is notified/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the lesson' }))
  await waitFor(() => expect(sent).toEqual([['/lessons/7/live/cancel', undefined]]))
})

test('attendance is listed, and mended in minutes', async () => {
  const sent = serve([over], () => Response.json({ data: null }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Attendance' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('نورة العتيبي')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: /Correct the attendance/ }))
  const field = dialog.getByLabelText('Minutes attended')
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.type(field, '721{Enter}')
  expect(dialog.getByText('Type 720 minutes at most.')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([['/lessons/8/live/attendance/3', { attended_seconds: 3600 }]]))
  await waitFor(() => expect(dialog.getByRole('button', { name: /Correct the attendance/ })).toHaveFocus())
})

test('when the list fails it can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'server_error', message: 'No.' }, { status: 500 }))
  show()
  expect(await screen.findByRole('button', { name: /again/i })).toBeVisible()
})

test.each([
  ['en', 'Change the time or the link', /^On .*January.* overlaps with iftar.*Riyadh.* and .*Jeddah/],
  ['ar', 'تغيير الموعد أو الرابط', /الإفطار.*يناير.*الرياض.*و.?جدة/],
] as const)(
  'a time that crosses iftar is said to, and can be set all the same (%s)',
  async (locale, change, text) => {
    const cities = locale === 'en' ? ['Riyadh', 'Jeddah'] : ['الرياض', 'جدة']
    const at = (minute: number) => `2030-01-07T16:${minute}:00.000Z`
    clashes = [{ kind: 'iftar', cities: cities.map((name, n) => ({ name, at: at(10 + n * 30) })), more: 0 }]
    const sent = serve([lesson])
    show(locale)
    await userEvent.click(await screen.findByRole('button', { name: change }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(text)).toBeVisible()
    await userEvent.click(
      dialog.getByRole('button', { name: locale === 'en' ? 'Save the time' : 'حفظ الموعد' }),
    )
    await waitFor(() => expect(sent).toHaveLength(1))
  },
)
