import { openStore, type RunOnTable } from '../../kept/browser-table.ts'
import type { Segment } from './segments.ts'

/** What of a lesson's progress the service has not confirmed. */
export interface Waiting {
  segments: Segment[]
  /** When there was active time, in seconds since 1970. */
  active: Segment[]
  position?: number | undefined
  isSeen: boolean
}

export interface KeptWaiting extends Waiting {
  /** Whose it is: it is never sent for anybody else. */
  user: number
  lesson: number
  /** Rows of earlier versions name none. */
  course?: number
  /** Each tab keeps its own. */
  tab: string
  /** When the lesson was opened, as the service says and signs it. */
  opened: string | null
}

/** Keeps progress in this browser until the service has it: through reloads and days without a network. */
export interface WaitingStore {
  put(kept: KeptWaiting): Promise<void>
  remove(key: Pick<KeptWaiting, 'user' | 'lesson' | 'tab'>): Promise<void>
  ofUser(user: number): Promise<KeptWaiting[]>
}

/** A store in memory, for browsers that refuse IndexedDB, and for tests. */
export function memoryWaitingStore(): WaitingStore {
  const kept = new Map<string, KeptWaiting>()
  return {
    put: async row => void kept.set(`${row.user}/${row.lesson}/${row.tab}`, row),
    remove: async ({ user, lesson, tab }) => void kept.delete(`${user}/${lesson}/${tab}`),
    ofUser: async user => [...kept.values()].filter(row => row.user === user),
  }
}

let opening: Promise<WaitingStore> | undefined

/** The browser's store, opened once. */
export function waitingStore(): Promise<WaitingStore> {
  opening ??= openStore(
    'progress',
    { database: 'masar-lesson', table: 'progress', keyPath: ['user', 'lesson', 'tab'] },
    { indexed: indexedStore, memory: memoryWaitingStore },
  )
  return opening
}

function indexedStore(run: RunOnTable): WaitingStore {
  return {
    put: async row => void (await run('readwrite', rows => rows.put(row))),
    remove: async ({ user, lesson, tab }) =>
      void (await run('readwrite', rows => rows.delete([user, lesson, tab]))),
    ofUser: async user =>
      (await run<KeptWaiting[]>('readonly', rows =>
        rows.getAll(IDBKeyRange.bound([user], [user, Number.MAX_SAFE_INTEGER, []])),
      )) ?? [],
  }
}
