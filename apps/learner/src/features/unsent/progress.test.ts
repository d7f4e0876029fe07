import { clearSession, refreshSession, sessionStore } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { doneStore } from '../lesson/done/done-store.ts'
import { waitingStore } from '../lesson/progress/waiting-store.ts'
import { unsentProgress } from './progress.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSession(document)
  refreshSession()
})

const data = {
  is_completed: true,
  position_seconds: 0,
  watched_seconds: 0,
  uncounted: [],
  course_percent: 66,
}

/** Signs out, as it were. @returns what another tab hears */
async function heardOf(user: number) {
  const heard: unknown[] = []
  const other = new BroadcastChannel('masar-lesson-done')
  other.onmessage = ({ data: news }: MessageEvent<unknown>) => heard.push(news)
  expect(await unsentProgress.send(user)).toBe(0)
  await expect.poll(() => heard).not.toEqual([])
  other.close()
  return heard
}

test('what waited and is sent while signing out is told to the other tabs', async () => {
  signInAs(document, 'student')
  refreshSession()
  const user = sessionStore.getState().info?.id ?? 0
  const store = await doneStore()
  await store.put({ user, lesson: 7, course: 3, title: 'Lists', isCompleted: true, at: 1 })
  vi.stubGlobal('fetch', async () => Response.json({ data }))
  expect(await heardOf(user)).toEqual([{ lesson: 7, course: 3, isCompleted: true, percent: 66, user }])
})

test('so is what is done by what was watched, and no lesson that is not done yet', async () => {
  signInAs(document, 'student')
  refreshSession()
  const user = sessionStore.getState().info?.id ?? 0
  const store = await waitingStore()
  const row = { user, tab: 'earlier', opened: null, segments: [], active: [], isSeen: true }
  for (const lesson of [7, 8]) await store.put({ ...row, lesson, course: 3 })
  // Kept by a version that named no course.
  await store.put({ ...row, lesson: 9 })
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json({ data: { ...data, is_completed: !url.includes('/7/') } }),
  )
  expect(await heardOf(user)).toEqual([{ lesson: 8, course: 3, isCompleted: true, percent: 66, user }])
})
