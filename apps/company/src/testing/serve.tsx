import type { ApiError } from '@masar/api-sdk'
import type { Locale } from '@masar/site-map'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderPage } from './render-page.tsx'

type Answer = { status?: number; [field: string]: unknown } | Response
let answers: Record<string, Answer> = {}
let bodies: Record<string, unknown[]> = {}
let keys: Record<string, (string | null)[]> = {}

const fetchServed: typeof fetch = async input => {
  const request = input as Request
  const { pathname, search } = new URL(request.url)
  const call = `${request.method} ${pathname.replace('/company-api/v1', '')}${search}`
  const answer = answers[call]
  if (!answer) return new Promise<never>(() => {})
  keys[call] = [...servedKeys(call), request.headers.get('Idempotency-Key')]
  const text = await request.text()
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? true
  bodies[call] = [...served(call), text === '' ? null : isJson ? JSON.parse(text) : text]
  if (answer instanceof Response) return answer
  const { status = 200, ...body } = answer
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

/** Answers calls by `METHOD /path?query`; every other one never gets an answer, as on a slow line. */
export function serve(next: Record<string, Answer>): void {
  answers = next
  bodies = {}
  keys = {}
  globalThis.fetch = fetchServed
}

/** What was sent by a call, one entry for each time. */
export function served(call: string): unknown[] {
  return bodies[call] ?? []
}

/** The `Idempotency-Key` of each time that a call was sent. */
export function servedKeys(call: string): (string | null)[] {
  return keys[call] ?? []
}

/** Renders a screen whose first answer has come already; `more` may give it others. */
export function given(
  element: ReactElement,
  key: readonly unknown[],
  data: unknown,
  locale: Locale,
  at: string,
  more: (queryClient: QueryClient) => void = () => {},
) {
  return renderPage(element, locale, at, queryClient => {
    queryClient.setQueryData(key, data)
    more(queryClient)
  })
}

/** Renders a screen whose first call has failed. */
export function failed(element: ReactElement, key: readonly unknown[], error: ApiError, locale: Locale) {
  return renderPage(element, locale, '/?company', queryClient => {
    queryClient.setDefaultOptions({ queries: { retry: false, retryOnMount: false } })
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: key })
      .setState({ status: 'error', error, fetchStatus: 'idle' })
  })
}
