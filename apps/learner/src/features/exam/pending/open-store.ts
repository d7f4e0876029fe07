import { openStore, type RunOnTable } from '../../kept/browser-table.ts'
import { takeFromParting } from './parting.ts'
import { memoryStore, type PendingAnswer, type PendingStore } from './pending-store.ts'

/** The store in IndexedDB; in memory where the browser refuses it (some private windows), which the screen then says. It has what pages wrote as they were left. */
export async function openPendingStore(): Promise<PendingStore> {
  const store = await openStore(
    'answers',
    { database: 'masar-exam', table: 'answers', keyPath: ['attempt', 'question'] },
    { indexed: indexedStore, memory: memoryStore },
  )
  await takeFromParting(store)
  return store
}

function indexedStore(run: RunOnTable): PendingStore {
  const range = (attempt: number) => IDBKeyRange.bound([attempt, 0], [attempt, Number.MAX_SAFE_INTEGER])
  return {
    isDurable: true,
    put: async answer => void (await run('readwrite', store => store.put(answer))),
    settle: async (attempt, question, revision) =>
      void (await run('readwrite', store => {
        const found = store.get([attempt, question]) as IDBRequest<PendingAnswer | undefined>
        found.onsuccess = () => {
          if (found.result && found.result.revision <= revision) store.delete([attempt, question])
        }
      })),
    ofAttempt: async attempt =>
      (await run<PendingAnswer[]>('readonly', store => store.getAll(range(attempt)))) ?? [],
    ofUser: async user =>
      ((await run<PendingAnswer[]>('readonly', store => store.getAll())) ?? []).filter(
        answer => answer.user === user,
      ),
    clear: async attempt =>
      void (await run('readwrite', store => {
        store.delete(range(attempt))
      })),
  }
}
