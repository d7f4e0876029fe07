/** Joins class names and leaves out what is not there. */
export function cx(...names: (string | false | null | undefined | 0 | 0n)[]): string {
  return names.filter(Boolean).join(' ')
}
