import type { QueryClient } from '@tanstack/react-query'
import { keyedBy } from './keys.ts'

/** An API answer that the host served with the page, by the path of its request. */
export interface InitialData {
  key: string
  body: unknown
}

let served: readonly InitialData[] = []

/** The initial data that the host wrote into this document. */
export function readInitialData(): InitialData[] {
  return JSON.parse(document.getElementById('initial-data')?.textContent ?? '[]') as InitialData[]
}

/** Puts the host's answers where `clientQuery` and `initialDataOf` look, so that the app does not ask again. */
export function seedInitialData(client: QueryClient, answers: readonly InitialData[]): void {
  served = answers
  for (const { key, body } of answers) client.setQueryData(keyedBy('client', key), body)
}

/** The initial data of a path; for queries of other shapes than `clientQuery`. */
export function initialDataOf<T>(key: string): T | undefined {
  return served.find(entry => entry.key === key)?.body as T | undefined
}
