import { markdownTree, type MarkdownNode } from './tree.ts'

/** How a text names a stored image of its course: by the start of the hash of its file. */
const reference = /^image:(?<id>[0-9a-f]{32})$/

export const imageReference = (id: string) => `image:${id}`

/** The image that an address in a text names; undefined for any other address. */
export function imageIdOf(address: string): string | undefined {
  return reference.exec(address)?.groups?.['id']
}

/** An image as it is shown to one viewer. */
export interface ShownImage {
  src: string
  width: number
  height: number
}

/** The stored images that rendered texts show, wherever in a payload these stand. */
export function imageIdsIn(payload: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(payload)) {
    const id = imageOfNode(payload)
    if (id === undefined) for (const part of payload) imageIdsIn(part, found)
    else found.add(id)
  } else if (payload !== null && typeof payload === 'object')
    for (const part of Object.values(payload)) imageIdsIn(part, found)
  return found
}

/**
 * A payload with each stored image under the address at which its viewer gets it, and with its measures, so that nothing jumps when it comes.
 * One that is not found loses its address: what is shown of it are the words that stand for it.
 */
export function withImages<T>(payload: T, find: (id: string) => ShownImage | undefined): T {
  if (Array.isArray(payload)) {
    const id = imageOfNode(payload)
    if (id === undefined) return payload.map(part => withImages<unknown>(part, find)) as T
    const { src: _, ...others } = (payload as unknown as [string, Record<string, unknown>])[1]
    return ['img', { ...others, ...find(id) }] as T
  }
  if (payload === null || typeof payload !== 'object' || payload instanceof Date) return payload
  return Object.fromEntries(
    Object.entries(payload).map(([name, part]) => [name, withImages<unknown>(part, find)]),
  ) as T
}

function imageOfNode([tag, attributes]: readonly unknown[]): string | undefined {
  if (tag !== 'img' || attributes === null || typeof attributes !== 'object') return undefined
  const { src } = attributes as { src?: unknown }
  return typeof src === 'string' ? imageIdOf(src) : undefined
}

/** A text with its stored images by the words that stand for them: for where nothing but words is shown. */
export function withImageWords(markdown: string): string {
  return markdown.replaceAll(/!\[(?<words>(?:[^[\]\\\n]|\\.)*)\]\(image:[0-9a-f]{32}\)/g, '$<words>')
}

interface Range {
  from: number
  to: number
}
interface Place {
  address: string
  /** Where it stands itself. */
  own: Range
  /** Where the image does. */
  whole: Range
}

/** The addresses of the images in a text, in their order; code does not count. */
export function imageAddressesIn(markdown: string): string[] {
  return placesIn(markdown).map(({ address }) => address)
}

/**
 * A text with other addresses of its images, and the rest unchanged.
 * @param change undefined leaves an image as it is, null leaves it out
 */
export function withAddresses(
  markdown: string,
  change: (address: string) => string | null | undefined,
): string {
  let written = ''
  let after = 0
  for (const { address, own, whole } of placesIn(markdown)) {
    const other = change(address)
    if (other === undefined) continue
    const { from, to } = other === null ? whole : own
    written += markdown.slice(after, from) + (other ?? '')
    after = to
  }
  return written + markdown.slice(after)
}

function placesIn(markdown: string): Place[] {
  if (!markdown.includes('![')) return []
  const nodes = all(markdownTree(markdown))
  const labels = new Set(
    nodes.flatMap(({ type, identifier }) => (type === 'imageReference' && identifier ? [identifier] : [])),
  )
  return nodes
    .flatMap(node => {
      if (node.type === 'image') return placeOf(markdown, node, '(')
      return node.type === 'definition' && labels.has(node.identifier ?? '')
        ? placeOf(markdown, node, ':')
        : []
    })
    .toSorted((a, b) => a.own.from - b.own.from)
}

/** Where the address of an image stands, if it stands there as it reads. */
function placeOf(markdown: string, { url = '', position }: MarkdownNode, sign: '(' | ':'): Place[] {
  const [from, to] = [position?.start.offset, position?.end.offset]
  if (from === undefined || to === undefined || url === '') return []
  const source = markdown.slice(from, to)
  for (let at = source.indexOf(url); at >= 0; at = source.indexOf(url, at + 1)) {
    if (!new RegExp(`\\]\\${sign}\\s*<?$`).test(source.slice(0, at))) continue
    return [{ address: url, own: { from: from + at, to: from + at + url.length }, whole: { from, to } }]
  }
  return []
}

function all(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(all)]
}
