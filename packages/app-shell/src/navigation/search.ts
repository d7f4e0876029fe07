/** The query as plain text values: `?company` stays `?company`, and `?company=12` is no number. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    const key = encodeURIComponent(name)
    const text = encodeURIComponent(String(value)).replaceAll('%20', '+').replaceAll('%2C', ',')
    return value === '' ? [key] : [`${key}=${text}`]
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
