import { openStore, type RunOnTable } from '../../kept/browser-table.ts'

/** A file that waits in this browser until the service has all of it. */
export interface WaitingFile {
  attempt: number
  /** Its name here; with it, a begin that is sent again begins nothing new. */
  key: string
  /** Whose it is: it is never sent for, nor shown to, anybody else. */
  user: number | null
  question: number
  /** Who chose it towards the service: the tab that has the session lock. */
  holder: string
  name: string
  blob: Blob
  madeAt: string
  /** What the service calls it; null until it was begun. */
  id: string | null
}

/** Keeps chosen files in this browser until the service has them: through reloads, crashes and days without network. */
export interface FileStore {
  put(file: WaitingFile): Promise<void>
  remove(file: Pick<WaitingFile, 'attempt' | 'key'>): Promise<void>
  ofAttempt(attempt: number): Promise<WaitingFile[]>
  ofUser(user: number | null): Promise<WaitingFile[]>
}

/** A store in memory, for browsers that refuse IndexedDB, and for tests. */
export function memoryFiles(): FileStore {
  const kept = new Map<string, WaitingFile>()
  return {
    put: async file => void kept.set(file.key, file),
    remove: async ({ key }) => void kept.delete(key),
    ofAttempt: async attempt => [...kept.values()].filter(file => file.attempt === attempt),
    ofUser: async user => [...kept.values()].filter(file => file.user === user),
  }
}

/** The store in IndexedDB; in memory where the browser refuses it (some private windows). */
export function openFileStore(): Promise<FileStore> {
  return openStore(
    'files of answers',
    { database: 'masar-exam-files', table: 'files', keyPath: ['attempt', 'key'] },
    { indexed: indexedFiles, memory: memoryFiles },
  )
}

/** A store that opens when it is first needed: few exams take files. */
export function lazyFiles(): FileStore {
  let opening: Promise<FileStore> | undefined
  const open = () => (opening ??= openFileStore())
  return {
    put: async file => (await open()).put(file),
    remove: async file => (await open()).remove(file),
    ofAttempt: async attempt => (await open()).ofAttempt(attempt),
    ofUser: async user => (await open()).ofUser(user),
  }
}

function indexedFiles(run: RunOnTable): FileStore {
  const all = async (range?: IDBKeyRange) =>
    (await run<WaitingFile[]>('readonly', store => store.getAll(range))) ?? []
  return {
    put: async file => void (await run('readwrite', store => store.put(file))),
    remove: async ({ attempt, key }) =>
      void (await run('readwrite', store => {
        store.delete([attempt, key])
      })),
    ofAttempt: attempt => all(IDBKeyRange.bound([attempt, ''], [attempt, '\uffff'])),
    ofUser: async user => (await all()).filter(file => file.user === user),
  }
}
