/** A piece of a text that the service rendered: words, or `[tag, attributes, ...pieces]`. */
type Piece = string | readonly [tag: string, attributes: Record<string, unknown>, ...pieces: unknown[]]

/** A piece as it is shown, in the shape of a tree of Markdown. */
export type RichTree =
  | { type: 'text'; value: string }
  | {
      type: 'element'
      tagName: string
      properties: Record<string, string | number | boolean>
      children: RichTree[]
    }

const plain: Record<string, readonly string[]> = {
  a: ['href', 'title', 'id', 'dataFootnoteRef', 'dataFootnoteBackref'],
  code: ['className', 'dataFault'],
  h2: ['id'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  input: ['type', 'checked', 'disabled'],
  li: ['id'],
  ol: ['start'],
  section: ['dataFootnotes'],
  span: ['dataToken'],
  td: ['align'],
  th: ['align'],
}
const bare = 'blockquote br del em h1 h3 h4 h5 h6 hr p pre strong sup table tbody thead tr ul'.split(' ')
const maths =
  'math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none'.split(
    ' ',
  )
const ofMaths =
  'accent accentunder className columnalign columnspan depth display displaystyle fence form height largeop linethickness lspace mathvariant maxsize minsize movablelimits notation rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  )
const known = new Map<string, readonly string[]>([
  ...bare.map(tag => [tag, []] as const),
  ...maths.map(tag => [tag, ofMaths] as const),
  ...Object.entries(plain),
])

/** An address that cannot run anything. */
const isHarmless = (address: string) => !/^[^/?#]*:/.test(address) || /^(?:https?|mailto|tel):/i.test(address)

/** The nodes from the API that are shown. Unknown ones are removed, whatever sent them. */
export function richTrees(pieces: readonly unknown[]): RichTree[] {
  return pieces.flatMap((piece): RichTree[] => {
    if (typeof piece === 'string') return [{ type: 'text', value: piece }]
    if (!Array.isArray(piece)) return []
    const [tagName, attributes, ...children] = piece as unknown as Exclude<Piece, string>
    const names = known.get(tagName)
    if (names === undefined) return []
    const properties = Object.fromEntries(
      Object.entries(attributes).filter(([name, value]) => names.includes(name) && isShown(name, value)),
    ) as Record<string, string | number | boolean>
    return [{ type: 'element', tagName, properties, children: richTrees(children) }]
  })
}

function isShown(name: string, value: unknown): boolean {
  if (name === 'href' || name === 'src') return typeof value === 'string' && isHarmless(value)
  return ['string', 'number', 'boolean'].includes(typeof value)
}
