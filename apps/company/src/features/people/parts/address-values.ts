/** A value of an address where it is one of those that are known. */
export const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find(each => each === value)

/** Words that are searched for in an address; none, where it has nothing but spaces. */
export const wordsOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, 100)) || undefined

/** An id in an address. */
export const idOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value ?? '')) ? Number(value) : undefined
