/** What may begin a line and is no word of it: the number of an item, the sign of a quote. */
const opening = /^(?:\d{1,9}[.)]|>)$/

/** Words, as the spaces part them; signs alone, and the numbers of a list, are none. */
export function wordCount(text: string): number {
  return text.split('\n').reduce((sum, line) => {
    const parts = line.split(/\s+/).filter(part => part !== '')
    const begins = parts.findIndex(part => !opening.test(part))
    return sum + (begins < 0 ? [] : parts.slice(begins)).filter(part => /[\p{L}\p{N}]/u.test(part)).length
  }, 0)
}
