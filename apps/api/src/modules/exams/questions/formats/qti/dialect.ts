import { xmlText, type Element } from '../../../../../xml.ts'

export const versions = ['2.1', '3.0'] as const
export type QtiVersion = (typeof versions)[number]

/** An element on its way into a file, by the names of QTI 2.1; a text is well-formed markup already. */
export type Written = string | { name: string; attributes?: Record<string, string>; children?: Written[] }

export function element(
  name: string,
  attributes: Record<string, string> = {},
  children: Written[] = [],
): Written {
  return { name, attributes, children }
}

const htmlNames = new Set([
  'div',
  'span',
  'p',
  'manifest',
  'metadata',
  'resource',
  'resources',
  'organizations',
  'file',
  'schema',
  'schemaversion',
])

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** QTI 3 calls the same things by names in lower case, with `qti-` before elements. */
export function serialised(written: Written, version: QtiVersion): string {
  if (typeof written === 'string') return written
  const isOwn = !htmlNames.has(written.name)
  const name = version === '3.0' && isOwn ? `qti-${kebab(written.name)}` : written.name
  const attributes = Object.entries(written.attributes ?? {}).map(
    ([key, value]) => ` ${version === '3.0' && isOwn ? kebab(key) : key}="${xmlText(value)}"`,
  )
  const inside = (written.children ?? []).map(child => serialised(child, version)).join('')
  return inside === ''
    ? `<${name}${attributes.join('')}/>`
    : `<${name}${attributes.join('')}>${inside}</${name}>`
}

/** An element of either version by the names of QTI 2.1, with all that is within it. */
export function inOldNames(given: Element): Element {
  const isNew = given.name.startsWith('qti-')
  const attributes = isNew
    ? Object.fromEntries(Object.entries(given.attributes).map(([name, value]) => [camel(name), value]))
    : given.attributes
  return {
    ...given,
    name: isNew ? camel(given.name.slice(4)) : given.name,
    attributes,
    children: given.children.map(child => (typeof child === 'string' ? child : inOldNames(child))),
  }
}

const empty = new Set(['br', 'hr', 'img', 'wbr', 'col'])

/** What is within an element, as HTML; `instead` returns the replacement of an element, undefined for the element itself. */
export function htmlIn(
  given: Element,
  instead: (child: Element) => string | undefined = () => undefined,
): string {
  return given.children
    .map(child => {
      if (typeof child === 'string') return child.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const other = instead(child)
      if (other !== undefined) return other
      const attributes = Object.entries(child.attributes).map(
        ([name, value]) => ` ${name}="${xmlText(value)}"`,
      )
      const start = `<${child.name}${attributes.join('')}>`
      return empty.has(child.name) ? start : `${start}${htmlIn(child, instead)}</${child.name}>`
    })
    .join('')
}
