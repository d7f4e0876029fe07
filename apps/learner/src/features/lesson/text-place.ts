/** The API's maximum length of a quotation, in characters. */
const longest = 300

/** The words that are selected within a text, as a note quotes them; null where nothing or something else is. */
export function selectedWords(text: HTMLElement, selection: Selection | null): string | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const { commonAncestorContainer } = selection.getRangeAt(0)
  if (!text.contains(commonAncestorContainer)) return null
  const words = selection.toString().replace(/\s+/g, ' ').trim()
  return words === '' ? null : words.slice(0, longest).trim()
}

/**
 * The range of quoted words in a text, whatever elements and spaces stand between them; null where the text has other words by now, or is
 * read in another language.
 */
export function rangeOfWords(text: HTMLElement, quote: string): Range | null {
  const places: { node: Node; offset: number }[] = []
  let letters = ''
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const value = node.nodeValue ?? ''
    for (let offset = 0; offset < value.length; offset += 1) {
      const letter = value.charAt(offset)
      if (letter.trim() === '') continue
      letters += letter
      places.push({ node, offset })
    }
  }
  const wanted = quote.replace(/\s+/g, '')
  const at = wanted === '' ? -1 : letters.indexOf(wanted)
  const [first, last] = [places[at], places[at + wanted.length - 1]]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

/** How long a text that is still being drawn is waited for, in milliseconds. */
const patience = 3000

/** Brings quoted words into sight and selects them, and moves the focus there. @returns whether the text has them */
export async function showWords(text: HTMLElement, quote: string): Promise<boolean> {
  const range = rangeOfWords(text, quote) ?? (await comingRange(text, quote))
  const block = range?.startContainer.parentElement
  if (!range || !block) return false
  block.tabIndex = -1
  block.focus({ preventScroll: true })
  block.scrollIntoView?.({ block: 'center' })
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return true
}

/** The reader of texts is fetched when it is first needed, and the words come with it. */
function comingRange(text: HTMLElement, quote: string): Promise<Range | null> {
  return new Promise(resolve => {
    const end = (range: Range | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(range)
    }
    const observer = new MutationObserver(() => {
      const range = rangeOfWords(text, quote)
      if (range) end(range)
    })
    observer.observe(text, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(() => end(null), patience)
  })
}
