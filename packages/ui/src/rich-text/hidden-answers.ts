/** A piece of a text's tree, of Markdown as of what the service rendered. */
interface TreePiece {
  type: string
  value?: string
  tagName?: string
  children?: TreePiece[]
}

const mark = /^\s*\[!answer\][ \t]*(?:\n|$)/i

/** Turns each quote that begins with a line `[!answer]` into a `details`, without that line: its reader opens it when they have tried for themselves. */
export function hideAnswers({ children = [] }: { children?: TreePiece[] }): void {
  for (const piece of children) {
    if (piece.tagName === 'blockquote' && takeMark(piece)) piece.tagName = 'details'
    hideAnswers(piece)
  }
}

/** Takes the mark off the first line of a quote. @returns whether it was there */
function takeMark(quote: TreePiece): boolean {
  const first = quote.children?.find(({ tagName }) => tagName !== undefined)
  const [words] = first?.tagName === 'p' ? (first.children ?? []) : []
  if (words?.value === undefined || !mark.test(words.value)) return false
  words.value = words.value.replace(mark, '')
  if (words.value === '' && first?.children?.length === 1)
    quote.children = quote.children?.filter(piece => piece !== first) ?? []
  return true
}
