/** What is read of a text's tree: its words, and what is code. */
interface TextNode {
  type: string
  value?: string
  tagName?: string
  children?: readonly TextNode[]
}

const rtlLetters = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g
const ltrLetters = /\p{Script=Latin}/gu

/**
 * The direction most of a block's words run in. The browser's own `auto` goes by the first letter, and an English
 * sentence about an Arabic word may begin with that word. Code does not count: it runs in a box of its own.
 */
export function wordsDirection(node: TextNode | undefined): 'rtl' | 'ltr' | 'auto' {
  const text = node ? wordsOf(node) : ''
  const rtl = text.match(rtlLetters)?.length ?? 0
  const ltr = text.match(ltrLetters)?.length ?? 0
  if (rtl === ltr) return 'auto'
  return rtl > ltr ? 'rtl' : 'ltr'
}

function wordsOf(node: TextNode): string {
  if (node.type === 'text') return node.value ?? ''
  return node.tagName === 'code' ? '' : (node.children ?? []).map(wordsOf).join(' ')
}
