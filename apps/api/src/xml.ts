import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A file that is no XML, or one that brings entities of its own. */
export class XmlError extends Error {
  override name = 'XmlError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

export interface Element {
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
  /** What comments within it say. */
  comments: string[]
  line: number
}

const textName = '#text'
const cdataName = '#cdata'
const commentName = '#comment'
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  removeNSPrefix: true,
  // Entities are decoded below: the five of XML and characters by number, none that a file declares.
  processEntities: false,
  cdataPropName: cdataName,
  commentPropName: commentName,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
})
const metaData = XMLParser.getMetaDataSymbol() as symbol

type Node = Record<string | symbol, unknown>

/**
 * The elements of an XML file, each with its line. A document type is refused: what it declares is not looked at.
 * @throws XmlError
 */
export function parseXml(text: string): Element {
  const start = beforeRoot(text)
  if (text.startsWith('<!', start)) throw new XmlError(lineAt(text, start), 'declares a document type')
  const validity = XMLValidator.validate(text)
  if (validity !== true) throw new XmlError(validity.err.line, validity.err.msg)
  const lines = new Lines(text)
  let nodes: Node[]
  try {
    nodes = parser.parse(text) as Node[]
  } catch (error) {
    // The parser has limits of its own, of depth among others.
    throw new XmlError(1, error instanceof Error ? error.message : 'is no XML')
  }
  const root = elementsOf(nodes, lines).children.find(child => typeof child !== 'string')
  if (!root) throw new XmlError(1, 'has no element')
  return root
}

/** Where what is neither space, comment nor instruction begins. */
function beforeRoot(text: string): number {
  let at = 0
  for (;;) {
    while (/[\s\ufeff]/.test(text.charAt(at))) at += 1
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined
    const close = end === undefined ? -1 : text.indexOf(end, at + 2)
    if (end === undefined || close < 0) return at
    at = close + end.length
  }
}

function elementsOf(nodes: readonly Node[], lines: Lines): Pick<Element, 'children' | 'comments'> {
  const children: Element['children'] = []
  const comments: string[] = []
  for (const node of nodes) {
    const name = Object.keys(node).find(key => key !== ':@') ?? ''
    if (name === textName) children.push(decoded(String(node[name])))
    else if (name === cdataName) children.push(rawText(node[name]))
    else if (name === commentName) comments.push(rawText(node[name]))
    else if (Array.isArray(node[name]))
      children.push({
        name,
        attributes: attributesOf(node),
        ...elementsOf(node[name] as Node[], lines),
        line: lines.at((node[metaData] as { startIndex?: number } | undefined)?.startIndex ?? 0),
      })
  }
  return { children, comments }
}

function attributesOf(node: Node): Record<string, string> {
  const attributes = (node[':@'] ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decoded(String(value))]))
}

const rawText = (nodes: unknown) =>
  Array.isArray(nodes) ? nodes.map(node => String((node as Node)[textName] ?? '')).join('') : ''

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<number>\d{1,7})|(?<name>[a-z]+));/gi,
    (all, ...parts) => {
      const groups = parts.at(-1) as { hex?: string; number?: string; name?: string }
      if (groups.name !== undefined) return named[groups.name] ?? all
      const code = groups.hex === undefined ? Number(groups.number) : Number.parseInt(groups.hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

class Lines {
  readonly #starts: number[] = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  at(index: number): number {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= index) low = middle + 1
      else high = middle
    }
    return Math.max(1, low)
  }
}

const lineAt = (text: string, index: number) => new Lines(text).at(index)

export function childrenOf(element: Element, ...names: string[]): Element[] {
  return element.children.filter(
    (child): child is Element => typeof child !== 'string' && names.includes(child.name),
  )
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && childrenOf(element, name)[0]
}

/** All that is within an element, at any depth. */
export function within(element: Element, ...names: string[]): Element[] {
  return element.children.flatMap(child =>
    typeof child === 'string'
      ? []
      : [...(names.includes(child.name) ? [child] : []), ...within(child, ...names)],
  )
}

/** The text of an element and of all within it. */
export function textIn(element: Element | undefined): string {
  return (element?.children ?? []).map(child => (typeof child === 'string' ? child : textIn(child))).join('')
}

const xmlUnfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** A text for XML, also within attributes; line feeds there stay by their number. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(xmlUnfit, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}
