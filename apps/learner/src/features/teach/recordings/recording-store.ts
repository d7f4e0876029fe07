import { openStore, type RunOnTable } from '../../kept/browser-table.ts'

/** A recording that waits in this browser until the service has all of it: one of each lesson. */
export interface WaitingRecording {
  lesson: number
  /** With it, a begin that is sent again begins nothing new. */
  key: string
  /** Whose it is: it is never sent for, nor shown to, anybody else. */
  user: number
  name: string
  blob: Blob
  isPaused: boolean
  /** What the service calls it; null until it was begun. */
  id: string | null
}

/** Keeps recordings in this browser until the service has them: through reloads, crashes and days without network. */
export interface RecordingStore {
  put(file: WaitingRecording): Promise<void>
  remove(lesson: number): Promise<void>
  ofUser(user: number): Promise<WaitingRecording[]>
}

/** A store in memory, for browsers that refuse IndexedDB, and for tests. */
export function memoryRecordings(): RecordingStore {
  const kept = new Map<number, WaitingRecording>()
  return {
    put: async file => void kept.set(file.lesson, file),
    remove: async lesson => void kept.delete(lesson),
    ofUser: async user => [...kept.values()].filter(file => file.user === user),
  }
}

/** The store in IndexedDB; in memory where the browser refuses it. */
export function openRecordings(): Promise<RecordingStore> {
  return openStore(
    'recordings',
    { database: 'masar-recordings', table: 'recordings', keyPath: ['lesson'] },
    { indexed: indexedRecordings, memory: memoryRecordings },
  )
}

function indexedRecordings(run: RunOnTable): RecordingStore {
  return {
    put: async file => void (await run('readwrite', store => store.put(file))),
    remove: async lesson =>
      void (await run('readwrite', store => {
        store.delete([lesson])
      })),
    ofUser: async user =>
      ((await run<WaitingRecording[]>('readonly', store => store.getAll())) ?? []).filter(
        file => file.user === user,
      ),
  }
}
