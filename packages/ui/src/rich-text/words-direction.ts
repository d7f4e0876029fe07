/** What is read of a text's tree: its words, and what is code. */
interface TextNode {
  type: string
  value?: string
  tagName?: string
  properties?: { readonly [name: string]: unknown }
  children?: readonly TextNode[]
}

const rtlLetters = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g
const ltrLetters = /\p{Script=Latin}/gu

/**
 * The direction most of a block's words run in. The browser's own `auto` goes by the first character, and an English
 * sentence about an Arabic word may begin with that word. Code does not count: it runs in a box of its own.
 */
export function wordsDirection(node: TextNode | undefined): 'rtl' | 'ltr' | 'auto' {
  const text = node ? wordsOf(node) : ''
  const rtl = text.match(rtlLetters)?.length ?? 0
  const ltr = text.match(ltrLetters)?.length ?? 0
  if (rtl === ltr) return 'auto'
  return rtl > ltr ? 'rtl' : 'ltr'
}

/** The direction of a block that takes that of its surroundings when its words have none. */
export function ownDirection(node: TextNode | undefined): 'rtl' | 'ltr' | undefined {
  const direction = wordsDirection(node)
  return direction === 'auto' ? undefined : direction
}

/** The direction of a block that takes that of its surroundings when it has no words at all, as a picture has none. */
export function blockDirection(node: TextNode | undefined): 'rtl' | 'ltr' | 'auto' | undefined {
  return node && wordsOf(node).trim() === '' ? undefined : wordsDirection(node)
}

/** The direction of a whole text, where each block has its own. @param markdown as its author wrote it */
export function textDirection(markdown: string): 'rtl' | 'ltr' | 'auto' {
  let fence: string | undefined
  const words = markdown.split('\n').filter(line => {
    const mark = /^(?:```|~~~)/.exec(line)?.[0]
    if (mark === undefined) return fence === undefined
    if (fence === undefined) fence = mark
    else if (fence === mark) fence = undefined
    return false
  })
  return wordsDirection({ type: 'text', value: words.join('\n') })
}

/** The language that a fence names; empty where it names none. */
export function languageOf(pre: TextNode | undefined): string {
  const names = pre?.children?.[0]?.properties?.['className']
  const name = (Array.isArray(names) ? names.join(' ') : String(names ?? '')).split(' ').find(isLanguage)
  return name?.slice('language-'.length) ?? ''
}

const isLanguage = (name: string) => name.startsWith('language-')

/** The text of a code fence as it was written, without the line end that Markdown adds. */
export function codeText(pre: TextNode | undefined): string {
  const textOf = (node: TextNode): string => node.value ?? (node.children ?? []).map(textOf).join('')
  return pre ? textOf(pre).replace(/\n$/, '') : ''
}

/** The text of a code fence without a language, if its words run right to left at all. */
export function plainWords(
  pre: TextNode | undefined,
): { text: string; direction: 'rtl' | 'ltr' | 'auto' } | undefined {
  const [code] = pre?.children ?? []
  if (code?.properties?.['className'] !== undefined) return undefined
  const text = (code?.children ?? []).map(({ value }) => value ?? '').join('')
  return text.match(rtlLetters) === null
    ? undefined
    : { text, direction: wordsDirection({ type: 'text', value: text }) }
}

function wordsOf(node: TextNode): string {
  if (node.type === 'text') return node.value ?? ''
  return node.tagName === 'code' ? '' : (node.children ?? []).map(wordsOf).join(' ')
}
