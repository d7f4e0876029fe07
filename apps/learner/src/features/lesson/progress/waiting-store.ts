import type { Segment } from './segments.ts'

/** What of a lesson's progress the service has not confirmed. */
export interface Waiting {
  segments: Segment[]
  /** Active time. */
  seconds: number
  position?: number | undefined
  isSeen: boolean
}

export interface KeptWaiting extends Waiting {
  /** Whose it is: it is never sent for anybody else. */
  user: number
  lesson: number
  /** Each tab keeps its own. */
  tab: string
}

/** Keeps progress in this browser until the service has it: through reloads and days without a network. */
export interface WaitingStore {
  put(kept: KeptWaiting): Promise<void>
  remove(key: Pick<KeptWaiting, 'user' | 'lesson' | 'tab'>): Promise<void>
  ofUser(user: number): Promise<KeptWaiting[]>
}

const table = 'progress'

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
  opening ??= open()
  return opening
}

async function open(): Promise<WaitingStore> {
  if (typeof indexedDB === 'undefined') return memoryWaitingStore()
  try {
    return indexedStore(await openDatabase())
  } catch (error) {
    console.warn('progress cannot be kept in this browser', error)
    return memoryWaitingStore()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('masar-lesson', 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(table, { keyPath: ['user', 'lesson', 'tab'] })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'))
  })
}

function indexedStore(database: IDBDatabase): WaitingStore {
  const run = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode)
      const request = act(transaction.objectStore(table))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('IndexedDB aborted'))
    })
  return {
    put: async row => void (await run('readwrite', store => store.put(row))),
    remove: async ({ user, lesson, tab }) =>
      void (await run('readwrite', store => store.delete([user, lesson, tab]))),
    ofUser: user =>
      run<KeptWaiting[]>('readonly', store =>
        store.getAll(IDBKeyRange.bound([user], [user, Number.MAX_SAFE_INTEGER, []])),
      ),
  }
}
