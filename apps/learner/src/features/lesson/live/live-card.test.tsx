import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionStore } from '@masar/app-shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Lesson } from '../lesson.ts'
import { LessonScreen } from '../lesson-screen.tsx'
import { lessonPage } from '../sample.ts'

type Live = NonNullable<Lesson['live']>

const visits: { key: string; seconds: number }[] = []
let page: Lesson
let reads = 0
const before = sessionStore.getState()
beforeEach(() => {
  visits.length = 0
  reads = 0
  sessionStorage.clear()
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id: 1 } } as never)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/live/visit')) {
      visits.push((await request.json()) as (typeof visits)[number])
      const data = { attended_seconds: 900, needed_seconds: 1800, is_completed: false, course_percent: 33 }
      return Response.json({ data })
    }
    if (request.url.endsWith('/calendar')) return new Response('BEGIN:VCALENDAR')
    if (!request.url.includes(`/lessons/${page.id}`))
      return Response.json({ code: 'not_found' }, { status: 404 })
    reads += 1
    return Response.json({ data: page })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => sessionStore.setState(before, true))
})

const link = 'https://meet.example.com/1'
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const session = (given: Partial<Live>): Live => ({
  state: 'upcoming',
  starts_at: at(125),
  ends_at: at(185),
  moved_from: null,
  changes_in_seconds: null,
  join_url: null,
  attended_seconds: 0,
  needed_seconds: 1800,
  ...given,
})
function show(live: Partial<Live> | null, given: Partial<Lesson> = {}, locale: 'ar' | 'en' = 'en') {
  page = lessonPage({
    kind: 'live',
    completed_by: 'attending',
    live: live && session(live),
    ...given,
  })
  return renderPage(<LessonScreen id={page.id} />, locale, `/lesson/${page.id}`)
}
const joining = () => screen.queryByRole('link', { name: 'Join the lesson' })

test('before it begins it says when, with the weekday, and what it was moved from; no one can join', async () => {
  show({
    starts_at: '2030-01-07T16:00:00Z',
    ends_at: '2030-01-07T17:00:00Z',
    moved_from: '2030-01-06T16:00:00Z',
  })
  expect(await screen.findByText(/Monday/)).toBeVisible()
  expect(screen.getByText(/Moved: it was to begin/)).toHaveTextContent('Sunday')
  expect(screen.getByText(/You can join here from 15 minutes/)).toBeVisible()
  expect(screen.getByText('Attend it to complete it')).toBeVisible()
  expect(joining()).toBeNull()
  const saved: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add to my calendar' }))
  await waitFor(() => expect(saved).toEqual(['masar-lesson-2.ics']))
})

test('in Arabic, too', async () => {
  show({ starts_at: '2030-01-07T16:00:00Z', ends_at: '2030-01-07T17:00:00Z' }, {}, 'ar')
  expect(await screen.findByText(/الاثنين/)).toBeVisible()
  expect(screen.getByText(/قبل 15 دقيقة/)).toBeVisible()
})

test('when the moment comes, the service is asked for the way in', async () => {
  show({ changes_in_seconds: 0 })
  await screen.findByText(/You can join here/)
  page = { ...page, live: session({ state: 'open', starts_at: at(14), join_url: link }) }
  await waitFor(() => expect(joining()).toHaveAttribute('href', link), { timeout: 3000 })
  expect(reads).toBeGreaterThan(1)
})

test('joining and leaving are reported as one visit, and what counts is shown', async () => {
  show({ state: 'under_way', starts_at: at(-30), ends_at: at(30), join_url: link })
  await screen.findByText('The lesson is under way')
  expect(visits).toEqual([])
  const way = joining()
  way?.addEventListener('click', event => event.preventDefault())
  await userEvent.click(way as HTMLElement)
  expect(await screen.findByText(/Keep this page open/)).toBeVisible()
  expect(await screen.findByText('Attended: 50%')).toBeVisible()
  window.dispatchEvent(new Event('pagehide'))
  await userEvent.click(screen.getByRole('button', { name: 'I have left' }))
  await waitFor(() => expect(visits.length).toBeGreaterThanOrEqual(3))
  expect(new Set(visits.map(({ key }) => key)).size).toBe(1)
  expect(joining()).toBeVisible()
})

test('a page that is loaded again is still in the meeting', async () => {
  const first = show({ state: 'under_way', starts_at: at(-30), ends_at: at(30), join_url: link })
  await screen.findByText('The lesson is under way')
  joining()?.addEventListener('click', event => event.preventDefault())
  await userEvent.click(joining() as HTMLElement)
  first.unmount()
  show({ state: 'under_way', starts_at: at(-30), ends_at: at(30), join_url: link })
  expect(await screen.findByText(/Keep this page open/)).toBeVisible()
  expect(new Set(visits.map(({ key }) => key)).size).toBe(2)
})

test.each([
  ['over', null, 'The recording will be here once your instructor has added it.'],
  ['over', '/v.mp4', 'Watched: 0%'],
  ['cancelled', null, 'This live lesson was cancelled'],
] as const)('once it is %s with the recording %s it says: %s', async (state, media, words) => {
  show({ state, starts_at: at(-120), ends_at: at(-60) }, { media, needed_seconds: media && 30 })
  expect(await screen.findByText(words)).toBeVisible()
  expect(joining()).toBeNull()
})

test('a lesson without a time says so', async () => {
  show(null, { completed_by: 'button' })
  expect(await screen.findByText(/not set yet/)).toBeVisible()
})
