import type { LessonPackage, PackagePart, PackageStandard } from '../../../db/schema/index.ts'
import { type Element, parseXml, textIn, XmlError } from '../../../xml.ts'
import { PackageError } from './package-error.ts'

const mostParts = 200
const longestTitle = 300
/** What is kept of a part goes by its identifier. */
const longestKey = 500
/** Of what a manifest hands to a part: SCORM 2004 lets it have 4,000. */
export const longestData = 4096

/** @throws PackageError */
export function parsedManifest(text: string): Element {
  try {
    return parseXml(text)
  } catch (error) {
    if (error instanceof XmlError) throw new PackageError('manifest_broken', error.message, error.line)
    throw error
  }
}

/** A package of these parts. @throws PackageError for none, too many, or two of one name */
export function packageOf(standard: PackageStandard, title: string, parts: PackagePart[]): LessonPackage {
  if (parts.length === 0) throw new PackageError('no_parts')
  if (parts.length > mostParts) throw new PackageError('too_many_parts')
  const keys = new Set<string>()
  for (const { key } of parts) {
    if (key === '' || key.length > longestKey) throw new PackageError('part_unnamed', key.slice(0, 100))
    if (keys.size === keys.add(key).size) throw new PackageError('part_taken', key)
  }
  return { standard, title: title || parts[0]?.title || '', parts }
}

/** The address that a part opens, which has to be within the package. @throws PackageError */
export function hrefInside(href: string, at: Element): string {
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]|(?:^|\/)\.\.(?:\/|$)/i.test(href))
    throw new PackageError('launch_outside', href, at.line)
  return href
}

export const titleText = (element: Element | undefined) =>
  textIn(element).replaceAll(/\s+/g, ' ').trim().slice(0, longestTitle)

/** A number within bounds; null for anything else. */
export function numberIn(text: string, [least, most]: readonly [number, number]): number | null {
  const said = text.trim()
  const number = Number(said)
  return said === '' || !(number >= least && number <= most) ? null : number
}
