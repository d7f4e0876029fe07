/** What a path or a pattern is made of: `/Course/$id` is `['Course', '$id']`, `/` is `['']`; a slash at the end counts for nothing. */
export function segmentsOf(path: string): string[] {
  return path === '/'
    ? ['']
    : path
        .replace(/(?<=[^/])\/$/, '')
        .split('/')
        .slice(1)
}

/** Whether a path has a pattern's form, whatever stands where the pattern has `$id` or its like, or the rest in place of `$`. */
export function hasForm(path: string, pattern: string): boolean {
  const segments = segmentsOf(path)
  const expected = segmentsOf(pattern)
  const isLongEnough =
    expected.at(-1) === '$' ? segments.length >= expected.length : segments.length === expected.length
  return (
    isLongEnough &&
    expected.every((each, index) =>
      each.startsWith('$') ? segments[index] !== '' : each === segments[index],
    )
  )
}

/** A pattern with values in the places of its names; `_splat` for the rest that `$` alone takes. */
export function fillPattern(pattern: string, params: Record<string, string | number>): string {
  return pattern
    .replace(/\$(\w+)/g, (_, name: string) => String(params[name] ?? ''))
    .replace(/\$$/, String(params['_splat'] ?? ''))
}
