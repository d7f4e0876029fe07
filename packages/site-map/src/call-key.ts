/** Values of a query; those that are undefined or empty are not sent. */
export type QueryValues = Record<string, string | number | boolean | undefined>

/** What a call is made with, beside its path. */
export interface CallValues {
  path?: Record<string, string | number> | undefined
  query?: QueryValues | undefined
}

/** A path with its query: named values only, in the order given. */
export function withQuery(path: string, query: QueryValues): string {
  const named = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') named.append(name, String(value))
  return named.size === 0 ? path : `${path}?${named}`
}

/**
 * The key of a call that reads: its address below the API's base, as the request has it. The host names the answers that it
 * writes into a page by it, and the apps their queries, so each finds what the other means.
 * @param call as OpenAPI writes it: `/courses/{id}`
 * @returns `/courses/12`, `/courses?date=newest&q=x`: the query in the order of its names, without empty values
 */
export function callKey(call: string, { path = {}, query = {} }: CallValues = {}): string {
  const address = call.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  return withQuery(address, Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))))
}

/** Whether a key is one of a call, whatever its values: `/lessons/12` is of `/lessons/{id}`. */
export function isKeyOf(call: string, key: string): boolean {
  const expected = call.split('/')
  const segments = (key.split('?')[0] ?? '').split('/')
  return (
    expected.length === segments.length &&
    expected.every((each, index) => each.startsWith('{') || each === segments[index])
  )
}
