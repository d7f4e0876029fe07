import { type ApiError, unwrap } from '@masar/api-sdk'
import { queryOptions } from '@tanstack/react-query'

type Call<T> = (signal: AbortSignal) => Promise<{ data?: T; error?: unknown; response: Response }>

/**
 * Options of a query on client-api.
 * @param key the path with its query, as the host names first data: `/courses/12`, `/courses?date=newest`
 */
export function clientQuery<T>(key: string, call: Call<T>) {
  return queryOptions<T, ApiError>({
    queryKey: ['client', key],
    queryFn: ({ signal }) => unwrap(call(signal)),
  })
}

/** The same on company-api. */
export function companyQuery<T>(key: string, call: Call<T>) {
  return queryOptions<T, ApiError>({
    queryKey: ['company', key],
    queryFn: ({ signal }) => unwrap(call(signal)),
  })
}

/** `/courses` and a query object as one key: named values only, in the order given. */
export function keyOf(path: string, query: Record<string, string | number | undefined>): string {
  const named = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(named).toString()
  return search === '' ? path : `${path}?${search}`
}
