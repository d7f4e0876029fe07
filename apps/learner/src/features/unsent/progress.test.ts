import { clearSession, refreshSession, sessionStore } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { doneStore } from '../lesson/done/done-store.ts'
import { unsentProgress } from './progress.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSession(document)
  refreshSession()
})

test('what waited and is sent while signing out is told to the other tabs', async () => {
  signInAs(document, 'student')
  refreshSession()
  const user = sessionStore.getState().info?.id ?? 0
  const store = await doneStore()
  await store.put({ user, lesson: 7, course: 3, title: 'Lists', isCompleted: true, at: 1 })
  const data = {
    is_completed: true,
    position_seconds: 0,
    watched_seconds: 0,
    uncounted: [],
    course_percent: 66,
  }
  vi.stubGlobal('fetch', async () => Response.json({ data }))
  const heard: unknown[] = []
  const other = new BroadcastChannel('masar-lesson-done')
  other.onmessage = ({ data: news }: MessageEvent<unknown>) => heard.push(news)
  expect(await unsentProgress.send(user)).toBe(0)
  await expect.poll(() => heard).toEqual([{ lesson: 7, course: 3, isCompleted: true, percent: 66, user }])
  other.close()
})
