import type { QueryClient } from '@tanstack/react-query'

/** An answer that the host served with the page, by the path that would have been asked. */
export interface FirstData {
  key: string
  body: unknown
}

let served: readonly FirstData[] = []

/** What the host wrote into this document. */
export function readFirstData(): FirstData[] {
  return JSON.parse(document.getElementById('first-data')?.textContent ?? '[]') as FirstData[]
}

/** Puts the host's answers where `clientQuery` and `firstData` look, so that the app does not ask again. */
export function seedFirstData(client: QueryClient, answers: readonly FirstData[]): void {
  served = answers
  for (const { key, body } of answers) client.setQueryData(['client', key], body)
}

/** An answer that the page was served with, by its path; for queries of other shapes than `clientQuery`. */
export function firstData<T>(key: string): T | undefined {
  return served.find(entry => entry.key === key)?.body as T | undefined
}
