const origin = 'https://masar.test'
const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href

/**
 * The browser's Cache Storage in memory, as far as Masar uses it.
 * @param fetched answers what `add` asks the network for
 */
export function memoryCaches(fetched: (path: string) => Response | Promise<Response>): CacheStorage {
  const stores = new Map<string, Map<string, Response>>()
  const cacheOf = (rows: Map<string, Response>) => ({
    match: async (request: RequestInfo) => rows.get(addressOf(request))?.clone(),
    // As browsers do: what is replaced stands behind the others.
    put: async (request: RequestInfo, answer: Response) => {
      rows.delete(addressOf(request))
      rows.set(addressOf(request), answer)
    },
    delete: async (request: RequestInfo) => rows.delete(addressOf(request)),
    keys: async () => [...rows.keys()].map(url => new Request(url)),
    add: async (request: RequestInfo) => {
      const answer = await fetched(new URL(addressOf(request)).pathname)
      if (!answer.ok) throw new TypeError('The answer is no success.')
      rows.set(addressOf(request), answer)
    },
  })
  return {
    open: async (name: string) => {
      const rows = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, rows)
      return cacheOf(rows)
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async (request: RequestInfo, options?: { cacheName?: string }) => {
      for (const [name, rows] of stores)
        if (options?.cacheName === undefined || options.cacheName === name) {
          const found = rows.get(addressOf(request))
          if (found) return found.clone()
        }
      return undefined
    },
  } as unknown as CacheStorage
}
