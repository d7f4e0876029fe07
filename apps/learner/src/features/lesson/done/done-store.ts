import { openStore, type RunOnTable } from '../../kept/browser-table.ts'

/** A lesson that its learner marked as done, or not, while the service does not know it yet. */
export interface KeptDone {
  /** Whose it is: it is never sent for, nor shown to, anybody else. */
  user: number
  lesson: number
  course: number
  /** Names it where the service refuses it later. */
  title: string
  isCompleted: boolean
  /** When, in milliseconds: they are sent in this order. */
  at: number
}

/** One row a lesson: what was pressed last is what counts. */
export interface DoneStore {
  put(row: KeptDone): Promise<void>
  /** Forgets it, unless the button was pressed again since. */
  settle(row: KeptDone): Promise<void>
  /** In the order in which they were made. */
  ofUser(user: number): Promise<KeptDone[]>
}

const inOrder = (rows: KeptDone[]) => rows.toSorted((one, other) => one.at - other.at)

/** A store in memory, for browsers that refuse IndexedDB, and for tests. */
export function memoryDoneStore(): DoneStore {
  const kept = new Map<string, KeptDone>()
  const key = ({ user, lesson }: KeptDone) => `${user}/${lesson}`
  return {
    put: async row => void kept.set(key(row), row),
    settle: async row => {
      if (kept.get(key(row))?.at === row.at) kept.delete(key(row))
    },
    ofUser: async user => inOrder([...kept.values()].filter(row => row.user === user)),
  }
}

let opening: Promise<DoneStore> | undefined

/** The browser's store, opened once. */
export function doneStore(): Promise<DoneStore> {
  opening ??= openStore(
    'lessons that are done',
    { database: 'masar-lesson-done', table: 'done', keyPath: ['user', 'lesson'] },
    { indexed: indexedStore, memory: memoryDoneStore },
  )
  return opening
}

function indexedStore(run: RunOnTable): DoneStore {
  return {
    put: async row => void (await run('readwrite', rows => rows.put(row))),
    settle: async ({ user, lesson, at }) =>
      void (await run('readwrite', rows => {
        const found = rows.get([user, lesson]) as IDBRequest<KeptDone | undefined>
        found.onsuccess = () => {
          if (found.result?.at === at) rows.delete([user, lesson])
        }
      })),
    ofUser: async user =>
      inOrder(
        (await run<KeptDone[]>('readonly', rows =>
          rows.getAll(IDBKeyRange.bound([user], [user, Number.MAX_SAFE_INTEGER])),
        )) ?? [],
      ),
  }
}
