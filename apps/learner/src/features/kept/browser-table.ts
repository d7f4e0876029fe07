/** Runs one transaction on a table. @returns what its request found @throws when the browser aborts it (a full disk) */
export type RunOnTable = <T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T> | void,
) => Promise<T | undefined>

export interface TableName {
  database: string
  table: string
  keyPath: string[]
}

/**
 * A store of rows that wait in this browser until the service has them: in IndexedDB, or, where the browser refuses it (some private
 * windows), in memory.
 * @param what for the log: "answers"
 */
export async function openStore<Store>(
  what: string,
  name: TableName,
  { indexed, memory }: { indexed: (run: RunOnTable) => Store; memory: () => Store },
): Promise<Store> {
  if (typeof indexedDB === 'undefined') return memory()
  try {
    return indexed(runOn(await openDatabase(name), name.table))
  } catch (error) {
    console.warn(`${what} cannot be kept in this browser`, error)
    return memory()
  }
}

function openDatabase({ database, table, keyPath }: TableName): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'))
  })
}

function runOn(database: IDBDatabase, table: string): RunOnTable {
  return <T>(mode: IDBTransactionMode, act: (rows: IDBObjectStore) => IDBRequest<T> | void) =>
    new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(table, mode, { durability: 'strict' })
      const request = act(transaction.objectStore(table))
      transaction.oncomplete = () => resolve(request?.result)
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('IndexedDB aborted'))
    })
}
