/** Equal as stored: JSON by content, whatever the order of its keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inside: unknown) =>
    inside !== null && typeof inside === 'object' && !Array.isArray(inside) && !(inside instanceof Date)
      ? Object.fromEntries(
          Object.entries(inside)
            .filter(([, one]) => one !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inside,
  )
}
