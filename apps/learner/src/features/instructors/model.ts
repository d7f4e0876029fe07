/** The words of a search in the address; null words search nothing. */
export function wordsOf(search: { q?: unknown }): string | undefined {
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 100) : ''
  return q === '' ? undefined : q
}
