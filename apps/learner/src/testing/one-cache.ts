/** The browser's Cache Storage in memory, with one cache, whatever its name. */
export function oneCache() {
  const rows = new Map<string, Response>()
  const cache = {
    match: async (key: string) => rows.get(key)?.clone(),
    put: async (key: string, given: Response) => void rows.set(key, given),
    delete: async (key: string) => rows.delete(key),
    keys: async () => [...rows.keys()].map(key => ({ url: new URL(key, 'https://masar.test').href })),
  }
  return { open: async () => cache, match: cache.match }
}
