/** Draws of statements: the same for the same seed, name of the draw and key, on every engine. */
export interface Draws {
  /** SQL of a number from 0 to below 1. @param key SQL of a bigint */
  share(name: string, key: string): string
  /** SQL of a whole number from 0 to below `count`. */
  below(name: string, key: string, count: number): string
}

export function drawsOf(seed: number): Draws {
  const hash = (name: string, key: string) =>
    `(hashint8extended((${key})::bigint, hashtextextended('${name}', ${seed})) & 1073741823)`
  return {
    share: (name, key) => `(${hash(name, key)} / 1073741824.0)`,
    below: (name, key, count) => `(${hash(name, key)} % ${count})::int`,
  }
}
