import { nullConnection } from '@masar/realtime'
import { RealtimeContext } from '@masar/realtime/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { LiveListener } from './live-listener.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what happens in an exam refetches its live view: of many events once in a second, and after each reconnect', async () => {
  const listeners = new Map<string, () => void>()
  const connection = {
    ...nullConnection(),
    subscribe: (channel: { name: string }, event: string, listener: () => void) => {
      listeners.set(`${channel.name} ${event}`, listener)
      return () => {}
    },
    onCatchUp: (listener: () => void) => {
      listeners.set('catch up', listener)
      return () => {}
    },
  }
  const { queryClient } = renderPage(
    <RealtimeContext value={connection as never}>
      <LiveListener examId={3} />
    </RealtimeContext>,
  )
  const read = vi.spyOn(queryClient, 'invalidateQueries')
  const changed = listeners.get('exam-live.3 ExamAttemptsChanged')
  for (let n = 0; n < 50; n += 1) changed?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(1)
  listeners.get('catch up')?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(2)
})
