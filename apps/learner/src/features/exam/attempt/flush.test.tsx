import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { Attempt } from '../api.ts'
import { ExamRoom } from './exam-room.tsx'

const now = Date.parse('2026-11-21T10:00:00Z')
const question = (id: number) => ({
  id,
  position: id - 10,
  kind: 'short_text' as const,
  points: 1,
  body: `Question body ${id - 10}`,
  prompts: [],
  options: [],
  other: null,
  answer: null,
  revision: 0,
})
const attempt: Attempt = {
  id: 7,
  exam_id: 3,
  title: 'Web pages',
  number: 1,
  state: 'in_progress',
  is_overdue: false,
  holder: 'this-tab',
  navigation: 'free',
  questions_per_page: 1,
  tools: [],
  started_at: new Date(now).toISOString(),
  deadline_at: null,
  deadline_reason: null,
  server_time: new Date(now).toISOString(),
  allowances: [],
  section: null,
  questions: [question(11), question(12)],
}

/** What was sent, by question: its value. */
let saved: [question: string, value: unknown][] = []
beforeEach(() => {
  saved = []
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = () => undefined
  // No timer runs out: what is sent is sent by the act alone.
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    if (request.method !== 'PUT') return Response.json({ code: 'unavailable', message: '' }, { status: 503 })
    const { value, revision } = (await request.json()) as { value: unknown; revision: number }
    saved.push([path.split('/').at(-1) ?? '', value])
    return Response.json({
      data: {
        question_id: Number(path.split('/').at(-1)),
        revision,
        saved_at: new Date(now).toISOString(),
        server_time: new Date(now).toISOString(),
        deadline_at: null,
      },
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets what is pending go its way, without any time passing. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          resolve(null)
        }
        port2.postMessage(null)
      })
  })
const field = () => screen.getByRole('textbox')

async function show() {
  const sample = { serverTime: attempt.server_time, sentAt: now, receivedAt: now }
  renderPage(
    <ExamRoom begun={{ attempt, sessionLock: 'this-tab', sample }} onMoved={() => undefined} />,
    'en',
  )
  await settle()
  fireEvent.change(field(), { target: { value: 'the answer' } })
  await settle()
  expect(saved).toEqual([])
}

test('what is typed is sent at once when its question is left', async () => {
  await show()
  fireEvent.blur(field())
  await settle()
  expect(saved).toEqual([['11', { text: 'the answer' }]])
})

test('and when the page is turned, by the button or by the map of questions', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await settle()
  expect(saved).toEqual([['11', { text: 'the answer' }]])
  fireEvent.change(field(), { target: { value: 'another' } })
  fireEvent.click(screen.getByRole('button', { name: /^Question 1, answered/ }))
  await settle()
  expect(saved.at(-1)).toEqual(['12', { text: 'another' }])
})

test('what is typed a moment before the page is left is written there and then, before anything else has time', async () => {
  await show()
  localStorage.clear()
  fireEvent.change(field(), { target: { value: 'the last word' } })
  fireEvent(window, new Event('pagehide'))
  const kept = JSON.parse(localStorage.getItem('masar-exam-parting/7/11') ?? 'null') as unknown
  expect(kept).toMatchObject({
    attempt: 7,
    question: 11,
    value: { text: 'the last word' },
    holder: 'this-tab',
  })
  await settle()
})
