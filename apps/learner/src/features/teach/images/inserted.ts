interface Written {
  text: string
  /** Behind what was put in. */
  caret: number
}

/** An image in Markdown. What would end its words early is left out of them. */
export function imageMarkdown(reference: string, words: string): string {
  return `![${words.replace(/[[\]\\\s]+/g, ' ').trim()}](${reference})`
}

/**
 * Puts an image into a text: into a paragraph of its own, or between the words of a line.
 * @param at where the caret stands
 */
export function withInserted(text: string, at: number, image: string, isLine: boolean): Written {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const space = isLine ? ' ' : '\n\n'
  const isApart = (gap: string) => (isLine ? gap !== '' : gap.split('\n').length > 2)
  const isNeeded = (side: string, gap: string) => side.trim() !== '' && !isApart(gap)
  const [gapBefore, gapAfter] = [
    before.slice(before.trimEnd().length),
    after.slice(0, after.length - after.trimStart().length),
  ]
  const start = before + (isNeeded(before, gapBefore) ? space : '') + image
  return { text: start + (isNeeded(after, gapAfter) ? space : '') + after, caret: start.length }
}
