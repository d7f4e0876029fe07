import type { Unzipped } from 'fflate'
import { readHints } from '../hints.ts'
import { type FileImages, type FindImage, pathWithin } from '../images.ts'
import { Reading, type ReadFile, type ReadOptions } from '../reading.ts'
import { childrenOf, parseXml, within, XmlError, type Element } from '../../../../../xml.ts'
import { inOldNames } from './dialect.ts'
import { QtiItem } from './item.ts'
import { PackageError, textOf, unpacked } from './package.ts'
import { readSources, type Own } from './sources.ts'
import { ownFile } from './write.ts'

/** Questions of a QTI package, 2.1 or 3.0, in the order of its manifest; or of the file of one item. */
export function readQti(bytes: Uint8Array, options: ReadOptions): ReadFile {
  const reading = new Reading()
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    readItem(reading, textOf(bytes), { own: new Map() }, options)
    return reading
  }
  try {
    const files = unpacked(bytes)
    const own = ownOf(files[ownFile] && textOf(files[ownFile]))
    for (const href of hrefsOf(files['imsmanifest.xml'], reading)) {
      const file = Object.hasOwn(files, href) ? files[href] : undefined
      if (file) readItem(reading, textOf(file), { own, file: href, files }, options)
      else reading.refuse({ file: href.slice(0, 200), line: 1 }, { code: 'file_missing' })
    }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    reading.refuse({ line: 1 }, { code: 'file_unreadable' })
  }
  return reading
}

function hrefsOf(manifest: Uint8Array | undefined, reading: Reading): string[] {
  const file = 'imsmanifest.xml'
  if (!manifest) {
    reading.refuse({ file, line: 1 }, { code: 'file_missing' })
    return []
  }
  try {
    return within(parseXml(textOf(manifest)), 'resource')
      .filter(({ attributes }) => (attributes['type'] ?? '').startsWith('imsqti_item_'))
      .map(({ attributes }) => attributes['href'] ?? '')
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    reading.refuse({ file, line: error.line }, { code: 'file_unreadable' })
    return []
  }
}

/** Where an item stands. */
interface Around {
  own: ReadonlyMap<string, Own>
  /** Of a package: its name and all the others. */
  file?: string
  files?: Unzipped
}

/** Finds images where an item of a package names them. */
function finding(images: FileImages, { file = '', files = {} }: Around): FindImage {
  return address => {
    const path = pathWithin(file.slice(0, file.lastIndexOf('/') + 1), address)
    const bytes = path !== undefined && Object.hasOwn(files, path) ? files[path] : undefined
    return bytes && images.take(bytes)
  }
}

function readItem(reading: Reading, text: string, around: Around, options: ReadOptions): void {
  const { own, file } = around
  const find = finding(reading.images, around)
  const at = (line: number) => ({ ...(file !== undefined && { file }), line })
  try {
    const root = inOldNames(parseXml(text))
    const items: Element[] = root.name === 'assessmentItem' ? [root] : childrenOf(root, 'assessmentItem')
    if (items.length === 0) reading.refuse(at(root.line), { code: 'kind_unknown', kind: root.name })
    for (const item of items) {
      const read = new QtiItem(item, own.get(item.attributes['identifier'] ?? ''), options, find).read()
      if ('code' in read) reading.refuse(at(item.line), read, item.attributes['title'])
      else reading.take(at(item.line), read)
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    reading.refuse(at(error.line), { code: 'file_unreadable' })
  }
}

function ownOf(text: string | undefined): ReadonlyMap<string, Own> {
  if (text === undefined) return new Map()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return new Map()
  }
  const items = (value as { items?: unknown } | null)?.items
  if (items === null || typeof items !== 'object') return new Map()
  return new Map(
    Object.entries(items).flatMap(([name, item]: [string, unknown]) => {
      const { hints, sources } = (item ?? {}) as { hints?: unknown; sources?: unknown }
      const read = readHints(JSON.stringify(hints ?? null))
      return read ? [[name, { hints: read, sources: readSources(sources) }] as const] : []
    }),
  )
}
