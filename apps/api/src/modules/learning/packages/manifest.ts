import type { LessonPackage, PackagePart, PackageStandard } from '../../../db/schema/index.ts'
import { childOf, childrenOf, type Element, textIn, within } from '../../../xml.ts'
import { hrefInside, longestData, numberIn, packageOf, parsedManifest, titleText } from './manifest-parts.ts'
import { PackageError } from './package-error.ts'

/**
 * What an `imsmanifest.xml` says of its package: the standard, and the parts in their order.
 * @throws PackageError
 */
export function readManifest(text: string): LessonPackage {
  const root = parsedManifest(text)
  const standard = standardOf(root)
  const organization = organizationOf(root)
  const resources = resourcesOf(root)
  const parts = (organization ? itemsOf(organization) : []).map(item => partOf(item, resources, standard))
  return packageOf(standard, titleOf(organization), parts)
}

/** By its `schemaversion`; a manifest that lacks it tells by how it writes what kind a resource is. */
function standardOf(root: Element): PackageStandard {
  const metadata = childOf(root, 'metadata')
  const said = textIn(childOf(metadata, 'schemaversion')).trim()
  if (said === '1.2') return 'scorm12'
  if (/^(?:2004|CAM 1\.3)/i.test(said)) return 'scorm2004'
  const kinds = within(root, 'resource').flatMap(resource => Object.keys(resource.attributes))
  if (kinds.includes('scormType')) return 'scorm2004'
  if (kinds.includes('scormtype')) return 'scorm12'
  throw new PackageError('standard_unknown', said || null)
}

function organizationOf(root: Element): Element | undefined {
  const organizations = childOf(root, 'organizations')
  const all = organizations ? childrenOf(organizations, 'organization') : []
  const wanted = organizations?.attributes['default']
  return all.find(({ attributes }) => attributes['identifier'] === wanted) ?? all[0]
}

interface Resource {
  href: string
  isSilent: boolean
}

function resourcesOf(root: Element): Map<string, Resource> {
  const resources = childOf(root, 'resources')
  const base = baseOf(root) + (resources ? baseOf(resources) : '')
  return new Map(
    (resources ? childrenOf(resources, 'resource') : []).map(resource => [
      resource.attributes['identifier'] ?? '',
      {
        href: base + baseOf(resource) + (resource.attributes['href'] ?? ''),
        isSilent:
          (resource.attributes['scormType'] ?? resource.attributes['scormtype'])?.toLowerCase() === 'asset',
      },
    ]),
  )
}

const baseOf = ({ attributes }: Element) => attributes['base'] ?? ''

/** The items that open something, at any depth and in their order. */
function itemsOf(parent: Element): Element[] {
  return childrenOf(parent, 'item').flatMap(item => [
    ...(item.attributes['identifierref'] !== undefined && item.attributes['isvisible'] !== 'false'
      ? [item]
      : []),
    ...itemsOf(item),
  ])
}

const titleOf = (element: Element | undefined) => titleText(childOf(element, 'title'))

function partOf(item: Element, resources: Map<string, Resource>, standard: PackageStandard): PackagePart {
  const resource = resources.get(item.attributes['identifierref'] ?? '')
  const key = item.attributes['identifier'] ?? ''
  if (!resource || resource.href === '') throw new PackageError('launch_missing', key, item.line)
  return {
    key,
    title: titleOf(item) || key,
    href: hrefInside(withParameters(resource.href, item.attributes['parameters'] ?? ''), item),
    isSilent: resource.isSilent,
    passScore: standard === 'scorm12' ? masteryOf(item) : measureOf(item),
    data: textIn(childOf(item, standard === 'scorm12' ? 'datafromlms' : 'dataFromLMS')).slice(0, longestData),
  }
}

/** As the standard joins both (SCORM 2004 4th edition, CAM 3.4.1.5). */
function withParameters(href: string, parameters: string): string {
  const given = parameters.replace(/^[?&]+/, '')
  if (given === '') return href
  if (given.startsWith('#')) return href.includes('#') ? href : href + given
  return `${href}${href.includes('?') ? '&' : '?'}${given}`
}

function masteryOf(item: Element): number | null {
  return numberIn(textIn(childOf(item, 'masteryscore')), [0, 100])
}

/** Of SCORM 2004: the measure of the primary objective, where it is what satisfies it. */
function measureOf(item: Element): number | null {
  const objectives = childOf(childOf(item, 'sequencing'), 'objectives')
  const primary = childOf(objectives, 'primaryObjective')
  if (primary?.attributes['satisfiedByMeasure'] !== 'true') return null
  return numberIn(textIn(childOf(primary, 'minNormalizedMeasure')) || '1', [-1, 1])
}
