import { useLingui } from '@lingui/react/macro'
import { markUnsent, noteFailure, sessionStore } from '@masar/app-shell'
import { showToast } from '@masar/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tellRefused } from '../../unsent/progress.ts'
import { refreshAfterDone, reportProgress, showDone, showMarked, showWatched } from '../api.ts'
import { type KeptOutcome, keptLessons, sendKeptProgress } from '../kept-progress.ts'
import type { Lesson } from '../lesson.ts'
import type { LessonProgress } from '../progress/use-progress.ts'
import { followOtherTabs } from './other-tabs.ts'
import { type DoneStore, doneStore, type KeptDone, memoryDoneStore } from './done-store.ts'
import { type DoneOutcome, sendKeptDone } from './send-done.ts'

/** Seconds between two tries while something waits though the browser says that it is online. */
const every = 15

const currentUser = () => sessionStore.getState().info?.id

/**
 * The button that marks a lesson as done or not: shown at once, kept in this browser until the service has it, taken back when it
 * refuses. What waits, from this page or an earlier one, is sent as the page comes and once the connection is back.
 */
export function useDone(lesson: Lesson, progress: LessonProgress | null) {
  const client = useQueryClient()
  const { t } = useLingui()
  const [waiting, setWaiting] = useState(0)
  const { id, course, title } = lesson

  const count = async () => {
    const user = currentUser()
    if (user === undefined) return
    const lessons = new Set(await keptLessons(user))
    if (progress?.isKept) lessons.add(id)
    setWaiting(lessons.size)
    markUnsent(lessons.size > 0)
  }
  const show = async (outcome: ShownOutcome) => {
    await showOutcome(client, outcome)
    await tellRefused(outcome.refused)
    await count()
  }

  useSending(client, progress, { count, show })

  /** @returns whether the service has it; false where it refuses or waits */
  const mark = async (isCompleted: boolean): Promise<boolean> => {
    const user = currentUser()
    if (user === undefined) return false
    const row = { user, lesson: id, course: course.id, title, isCompleted, at: Date.now() }
    showDone(client, id, course.id, isCompleted)
    const { store, isKept } = await keep(row)
    // A file is opened, a text read, before it is done.
    if (progress?.isKept) await progress.flush()
    const outcome = await sendKeptDone(store, user, reportProgress, other => other === currentUser())
    if (outcome.away !== null) {
      noteFailure(outcome.away)
      if (!isKept) {
        showDone(client, id, course.id, !isCompleted)
        showToast({ text: t`Not saved: there is no connection.`, tone: 'danger' })
      }
    }
    await show(outcome)
    return outcome.away === null && !outcome.refused.some(rejected => rejected.row.lesson === id)
  }
  return { mark, waiting }
}

type ShownOutcome = DoneOutcome & Partial<KeptOutcome>

interface Sending {
  count: () => Promise<void>
  show: (outcome: ShownOutcome) => Promise<void>
}

/** Sends what waits as the page comes, once the connection is back, and now and then. */
function useSending(client: QueryClient, progress: LessonProgress | null, { count, show }: Sending): void {
  useEffect(() => {
    if (progress === null) return
    const safely = (act: () => Promise<unknown>) => () =>
      void act().catch((error: unknown) => console.warn('progress that waits could not be sent', error))
    const send = safely(async () => {
      await progress.flush()
      const user = currentUser()
      if (user === undefined) return
      await showKept(client, user)
      await show(await sendKeptProgress(user))
    })
    const stopCounting = progress.onKept(safely(count))
    const stopFollowing = followOtherTabs(({ lesson, course, isCompleted, percent }) => {
      showDone(client, lesson, course, isCompleted, percent)
      void refreshAfterDone(client)
    })
    send()
    addEventListener('online', send)
    const timer = setInterval(() => {
      if (navigator.onLine) void keptOf(currentUser()).then(kept => kept > 0 && send())
    }, every * 1000)
    return () => {
      stopCounting()
      stopFollowing()
      clearInterval(timer)
      removeEventListener('online', send)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lesson's own acts; another lesson is another view with its own progress
  }, [client, progress])
}

const keptOf = async (user: number | undefined) => (user === undefined ? 0 : (await keptLessons(user)).size)

/** Where the browser's store fails (a full disk), the press lives as long as its own request. */
async function keep(row: KeptDone): Promise<{ store: DoneStore; isKept: boolean }> {
  try {
    const store = await doneStore()
    await store.put(row)
    return { store, isKept: true }
  } catch (error) {
    console.warn('a lesson that is done cannot be kept in this browser', error)
    const store = memoryDoneStore()
    await store.put(row)
    return { store, isKept: false }
  }
}

/** After a reload the lessons stand as their learner left them. */
async function showKept(client: QueryClient, user: number): Promise<void> {
  for (const { lesson, course, isCompleted } of await (await doneStore()).ofUser(user))
    showDone(client, lesson, course, isCompleted)
}

/** Ends when what a lesson opens is open. */
async function showOutcome(
  client: QueryClient,
  { doneByWatching = [], sent, refused }: ShownOutcome,
): Promise<void> {
  for (const { row, answer } of doneByWatching) showWatched(client, row, answer)
  for (const { row, answer } of sent) showMarked(client, row, answer)
  for (const { row } of refused) showDone(client, row.lesson, row.course, !row.isCompleted)
  if (sent.length > 0) await refreshAfterDone(client)
}
