import { sessionStore } from '@masar/app-shell'
import { inTurn } from '../kept/browser-lock.ts'
import { reportProgress } from './api.ts'
import { doneStore } from './done/done-store.ts'
import { type DoneOutcome, sendKeptDone } from './done/send-done.ts'
import { sendLeftOver, type TakenReport } from './progress/reporter.ts'
import { waitingStore } from './progress/waiting-store.ts'

/** This page among those that keep progress; a reload begins another. */
export const tab = Math.random().toString(36).slice(2)

export interface KeptOutcome extends DoneOutcome {
  /** Of what was watched, what was sent of lessons that are done; they may have been so before. */
  doneByWatching: DoneOutcome['sent']
}

/** Sends what waits of a person's lessons: first what was watched or read, by which a lesson may be done, then what was marked. */
export async function sendKeptProgress(user: number): Promise<KeptOutcome> {
  const isStill = () => sessionStore.getState().info?.id === user
  const send: typeof reportProgress = (lesson, body) =>
    isStill() ? reportProgress(lesson, body) : Promise.reject(new Error('Another person has signed in.'))
  const watched = await waitingStore()
  const taken = await inTurn(`masar-progress-${user}`, () => sendLeftOver(watched, user, tab, send))
  const marked = await sendKeptDone(await doneStore(), user, send, isStill)
  return { ...marked, doneByWatching: doneBy(taken) }
}

function doneBy(taken: readonly TakenReport[]): DoneOutcome['sent'] {
  return taken.flatMap(({ row: { lesson, course }, answer }) =>
    course !== undefined && answer.is_completed ? [{ row: { lesson, course }, answer }] : [],
  )
}

/** The lessons of which something waits, but for the report that this page is about to make. */
export async function keptLessons(user: number): Promise<ReadonlySet<number>> {
  const [watched, marked] = await Promise.all([
    waitingStore().then(store => store.ofUser(user)),
    doneStore().then(store => store.ofUser(user)),
  ])
  return new Set([...watched.filter(row => row.tab !== tab), ...marked].map(({ lesson }) => lesson))
}

/** Removes what waits of a person's lessons, for good. */
export async function discardKeptProgress(user: number): Promise<void> {
  const [watched, marked] = await Promise.all([waitingStore(), doneStore()])
  for (const row of await watched.ofUser(user)) await watched.remove(row)
  for (const row of await marked.ofUser(user)) await marked.settle(row)
}
