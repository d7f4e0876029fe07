import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { BilingualText } from '../../../../db/schema/columns.ts'
import type { FindImage } from './images.ts'

export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

/** Control characters but tab and line feed; overrides and embeddings of text direction; private use, where readers keep marks of their own. */
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\ue000-\uf8ff\ufeff\ufffe\uffff]/g

/** A text as questions keep it: line feeds alone, nothing invisible that could draw it in another order, no space around it. */
export function cleanText(text: string): string {
  return cleanLines(text).trim()
}

/** The same with the lines of a file where they are. */
export function cleanLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unwanted, '')
    .toWellFormed()
}

/** Writes a token with an entity in it, and what looks like that one level deeper, so that it can be undone. */
class Veil {
  readonly #token: string
  readonly #entity: string
  readonly #either: RegExp

  /** @param either the token, or the entity at any depth */
  constructor(token: string, entity: string, either: RegExp) {
    this.#token = token
    this.#entity = entity
    this.#either = either
  }

  put(text: string): string {
    return text.replaceAll(this.#either, found =>
      found === this.#token ? this.#entity : found.replace('&', '&amp;'),
    )
  }

  lift(text: string): string {
    return text.replaceAll(this.#either, found => {
      if (found === this.#token) return found
      return found === this.#entity ? this.#token : found.replace('&amp;', '&')
    })
  }
}

export const arrow = new Veil('->', '-&gt;', /->|-&(?:amp;)*gt;/g)
export const slashes = new Veil('//', '/&#47;', /\/\/|\/&(?:amp;)*#47;/g)
export const percent = new Veil('%', '&#37;', /%|&(?:amp;)*#37;/g)
const spanEnd = new Veil('</span', '&lt;/span', /<\/span|&(?:amp;)*lt;\/span/g)

interface Span {
  language: Language
  from: number
  to: number
  text: string
}

/** The texts that are marked with their language, as Moodle’s multi-language filter has them. */
function spansOf(text: string): Span[] {
  const spans: Span[] = []
  const open =
    /<span (?:lang="(?<before>ar|en)" class="multilang"|class="multilang" lang="(?<after>ar|en)")>/g
  for (let found = open.exec(text); found; found = open.exec(text)) {
    const start = found.index + found[0].length
    const end = text.indexOf('</span>', start)
    if (end < 0) break
    const language = (found.groups?.['before'] ?? found.groups?.['after']) as Language
    spans.push({ language, from: found.index, to: end + '</span>'.length, text: text.slice(start, end) })
    open.lastIndex = end
  }
  return spans
}

/** Both languages in one text, as Moodle’s multi-language filter reads them; one alone stands by itself where the course has no other. */
export function writeTexts(texts: BilingualText, taught: readonly Language[]): string {
  const written = languages.filter(language => texts[language] !== undefined)
  const [only] = written
  const text = only && texts[only]
  if (only === undefined || text === undefined) return ''
  if (written.length === 1 && taught.length === 1 && taught[0] === only && !text.includes('multilang'))
    return text
  return written
    .map(
      language => `<span lang="${language}" class="multilang">${spanEnd.put(texts[language] ?? '')}</span>`,
    )
    .join('')
}

/**
 * A text of a file in its languages. What is outside the marks of languages belongs to each of them.
 * @param language that of texts without a mark
 * @param read what makes Markdown of the text as the file has it
 */
export function readTexts(
  text: string,
  language: Language,
  read: (text: string) => string = cleanText,
): BilingualText {
  const spans = spansOf(text)
  const found = languages.filter(one => spans.some(span => span.language === one))
  const texts: BilingualText = {}
  for (const one of found.length === 0 ? [language] : found) {
    let own = ''
    let after = 0
    for (const span of spans) {
      own += text.slice(after, span.from) + (span.language === one ? spanEnd.lift(span.text) : '')
      after = span.to
    }
    const clean = cleanText(read(own + text.slice(after)))
    if (clean !== '') texts[one] = clean
  }
  return texts
}

const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(name => name !== 'input'),
  // Of what comes before, only images that were found are left.
  attributes: { ...defaultSchema.attributes, img: ['src', 'alt'] },
  protocols: { ...defaultSchema.protocols, src: ['image'] },
}

interface HtmlNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}

/** A link whose address was taken away is its text. */
function unlink(node: HtmlNode): void {
  for (const child of node.children ?? []) unlink(child)
  node.children &&= node.children.flatMap(child =>
    child.tagName === 'a' && child.properties?.['href'] === undefined ? (child.children ?? []) : [child],
  )
}

/** Gives images the addresses that are found for them, and takes the others out. */
function placeImages(node: HtmlNode, find: FindImage): void {
  node.children &&= node.children.filter(child => {
    if (child.tagName !== 'img') {
      placeImages(child, find)
      return true
    }
    const src = child.properties?.['src']
    const found = typeof src === 'string' ? find(src) : undefined
    if (found === undefined) return false
    child.properties = { src: found, alt: child.properties?.['alt'] ?? '' }
    return true
  })
}

/** Elements that are removed with their content; and those that leave their text. */
const withWords = new Set('script style iframe embed video audio svg input'.split(' '))
const butWords = new Set('form object button select textarea math'.split(' '))

/** Takes out what no question can hold, and says so. */
function leaveOut(node: HtmlNode, find: FindImage): void {
  node.children &&= node.children.flatMap(child => {
    leaveOut(child, find)
    const name = child.tagName ?? ''
    if (withWords.has(name) || butWords.has(name)) find.leaveOut?.()
    if (withWords.has(name)) return []
    return butWords.has(name) ? (child.children ?? []) : [child]
  })
}

const toMarkdown = (find: FindImage) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(() => tree => leaveOut(tree as HtmlNode, find))
    .use(() => tree => placeImages(tree as HtmlNode, find))
    .use(rehypeSanitize, allowed)
    .use(() => unlink)
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', emphasis: '*' })
const toXhtml = (find: FindImage) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(() => tree => placeImages(tree as HtmlNode, find))
    .use(rehypeSanitize, allowed)
    .use(rehypeStringify, {
      closeSelfClosing: true,
      closeEmptyElements: true,
      allowDangerousCharacters: false,
    })
const none: FindImage = () => undefined

/**
 * What lessons may hold of a piece of HTML, as Markdown; scripts, styles, forms and addresses that run something are gone.
 * @param find how an image is named in Markdown
 */
export function markdownOf(html: string, find = none): string {
  return cleanText(String(toMarkdown(find).processSync(html)))
}

/** Plain text as Markdown that shows just it. */
export function markdownOfPlain(text: string): string {
  const html = cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
  return markdownOf(html)
}

/** Markdown as well-formed HTML, for formats that know no other. @param find the path of an image in the package */
export function xhtmlOf(markdown: string, find = none): string {
  return String(toXhtml(find).processSync(markdown)).replaceAll(unwanted, '').trim()
}
