import type pg from 'pg'

/** Counts what a pool's connections are asked, so that a test can see an N+1. */
export function countStatements(pool: pg.Pool): {
  count(): number
  during<T>(act: () => Promise<T>): Promise<{ result: T; statements: string[] }>
} {
  const seen: string[] = []
  let count = 0
  let isWatching = false
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      count += 1
      if (isWatching) seen.push(textOf(args[0]))
      return query(...args)
    }) as typeof client.query
  })
  return {
    count: () => count,
    during: async act => {
      seen.length = 0
      isWatching = true
      const result = await act()
      isWatching = false
      return { result, statements: [...seen] }
    },
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: string }).text)
}
