import type pg from 'pg'

/** Where a crash comes: before the n-th statement is sent, or after it was done and before anybody learns of it. */
export interface CrashPoint {
  statement: number
  side: 'before' | 'after'
}

interface Crashing {
  /** Breaks the connection at the given point, as a killed process would, and says how many statements came. */
  during<T>(
    point: CrashPoint | null,
    act: () => Promise<T>,
  ): Promise<{ statements: number; result: T | 'crashed' }>
}

/** Lets a test break a pool's connections between any two statements. On PostgreSQL, which then rolls the transaction back. */
export function crashingPool(pool: pg.Pool): Crashing {
  let point: CrashPoint | null = null
  let count = 0
  let isCrashed = false
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const counted = async (...args: unknown[]) => {
      count += 1
      const isHere = point?.statement === count
      if (isHere && point?.side === 'after') await query(...args)
      if (isHere) {
        isCrashed = true
        return crash(client)
      }
      return query(...args)
    }
    // The pool's own `query` hands over a callback, which is called and not answered by a promise.
    client.query = ((...args: unknown[]) => {
      const callback = args.at(-1)
      if (typeof callback !== 'function') return counted(...args)
      counted(...args.slice(0, -1)).then(
        result => callback(null, result) as unknown,
        error => callback(error) as unknown,
      )
      return undefined
    }) as unknown as typeof client.query
  })
  return {
    during: async (at, act) => {
      point = at
      count = 0
      isCrashed = false
      try {
        return { result: await act(), statements: count }
      } catch (error) {
        if (!isCrashed) throw error
        return { result: 'crashed', statements: count }
      } finally {
        point = null
      }
    },
  }
}

async function crash(client: pg.PoolClient): Promise<never> {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  const ended = new Promise(resolve => client.once('end', resolve))
  connection.stream.destroy()
  await ended
  throw new Error('the connection was broken on purpose')
}
