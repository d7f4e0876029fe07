/**
 * JSON in one form whatever order the fields came in: keys sorted, no spaces. Anyone with the data can compute its hash from this, here, in a
 * browser or with the usual tools.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}
