/** Deeper quotes, lists and footnotes than anybody writes, and more marks of emphasis in one block; reading them costs by the square. */
const deepest = 50
const mostMarks = 1_000
/** Links and images one within another, which cost still more. */
const mostBrackets = 250
/** A short row of a table is filled up to the table's width, so that a page of text makes millions of cells. */
const mostCells = 20_000

const footnote = String.raw`\[\^(?:\\.|[^\]\\\n])+\]:`
const nested = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t])|${footnote})){${deepest}}`,
  'm',
)

/** Also within a quote, and below the mark of a list. */
const isEmpty = /^[ \t>]*$/
const setsColumns = /^[ \t>*+.)\d|:-]+$/

/**
 * Whether a text in Markdown is made to keep its reader busy rather than to be read: quotes or lists a thousand deep end a parser, or hold
 * the thread for seconds, as a table of a million empty cells does. Such a text is shown as it was typed, by server and browser alike.
 */
export function isTangled(markdown: string): boolean {
  return (
    nested.test(markdown) ||
    markdown
      .split(/\n[ \t]*\n/)
      .some(block => (block.match(/[*_~]+/g)?.length ?? 0) > mostMarks || depthOf(block) > mostBrackets) ||
    cellsIn(markdown) > mostCells
  )
}

/** How many brackets of a block stand open at once. */
function depthOf(block: string): number {
  let open = 0
  let deepestSoFar = 0
  for (const [bracket] of block.matchAll(/[[\]]/g)) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1)
    deepestSoFar = Math.max(deepestSoFar, open)
  }
  return deepestSoFar
}

/** How many cells the tables of a text have at most: each line below one that sets columns, until an empty one, is a row of as many. */
function cellsIn(markdown: string): number {
  let cells = 0
  let columns = 0
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (isEmpty.test(line)) columns = 0
    else if (line.includes('|') && line.includes('-') && setsColumns.test(line))
      columns = Math.max(columns, line.split('|').length)
    cells += columns
  }
  return cells
}
