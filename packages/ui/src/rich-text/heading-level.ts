/**
 * The level of a heading in the page: authors begin with `##`, the page decides which level that is.
 * @param own the level in the text, 2 to 6
 * @param top the level that `##` takes
 */
export function headingLevel(own: number, top: number): number {
  return Math.min(6, own + top - 2)
}
