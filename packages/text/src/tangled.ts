/** Deeper quotes and lists than anybody writes, and more marks of emphasis in one block; reading them costs by the square. */
const deepest = 50
const mostMarks = 1_000

const nested = new RegExp(String.raw`^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){${deepest}}`, 'm')

/**
 * Whether a text in Markdown is made to keep its reader busy rather than to be read: quotes or lists a thousand deep end a parser, or hold
 * the thread for seconds. Such a text is shown as it was typed, by server and browser alike.
 */
export function isTangled(markdown: string): boolean {
  return (
    nested.test(markdown) ||
    markdown.split(/\n[ \t]*\n/).some(block => (block.match(/[*_~]+/g)?.length ?? 0) > mostMarks)
  )
}
