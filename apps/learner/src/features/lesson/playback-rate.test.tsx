import { sessionStore } from '@masar/app-shell'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Lesson } from './lesson.ts'
import { usePlaybackRate } from './playback-rate.ts'
import { lessonQuery } from './queries.ts'
import { lessonPage } from './sample.ts'

const before = sessionStore.getState()
const signIn = (id: number) =>
  sessionStore.setState({ ...before, token: 'a-token', info: { ...before.info, id } } as never)

let kept: number | null
let isOffline: boolean
let sent: number[]
beforeEach(() => {
  localStorage.clear()
  signIn(1)
  ;[kept, isOffline, sent] = [null, false, []]
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: { ...lessonPage(), playback_rate: kept } })
    if (isOffline) throw new TypeError('offline')
    const { rate } = (await request.json()) as { rate: number }
    sent.push(rate)
    kept = rate
    return Response.json({ data: null })
  })
})
afterEach(() => {
  sessionStore.setState(before, true)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Video({ lesson }: { lesson: Lesson }) {
  const { rate, onRateChosen } = usePlaybackRate(lesson)
  return (
    <>
      <output>{rate ?? 'none'}</output>
      {[1, 1.5, 2].map(each => (
        <button key={each} onClick={() => onRateChosen(each)}>
          ×{each}
        </button>
      ))}
    </>
  )
}
function Page() {
  const { data } = useQuery(lessonQuery(2))
  return data && <Video lesson={data.data} />
}
const open = () => renderPage(<Page />, 'en', '/lesson/2')
const choose = async (rate: number) =>
  userEvent.click(await screen.findByRole('button', { name: `×${rate}` }))

test('a chosen speed goes to the service once, and applies in every lesson', async () => {
  open()
  expect(await screen.findByText('none')).toBeInTheDocument()
  await choose(1.5)
  await waitFor(() => expect(sent).toEqual([1.5]))
  expect(screen.getByRole('status')).toHaveTextContent('1.5')
  await choose(1.5)
  await choose(2)
  await waitFor(() => expect(sent).toEqual([1.5, 2]))
})

test('what was chosen without a network stands, for that person alone, and goes when there is one', async () => {
  kept = 1
  isOffline = true
  const first = open()
  await choose(2)
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  first.unmount()
  signIn(2)
  const other = open()
  expect(await screen.findByRole('status')).toHaveTextContent('1')
  other.unmount()
  signIn(1)
  isOffline = false
  open()
  expect(await screen.findByRole('status')).toHaveTextContent('2')
  await waitFor(() => expect(sent).toEqual([2]))
})

test('of a visitor nothing is sent', async () => {
  sessionStore.setState(before, true)
  open()
  await choose(2)
  expect(sent).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('none')
})
