import { type LessonPackage, moveOns, type PackagePart } from '../../../db/schema/index.ts'
import { childOf, childrenOf, type Element, textIn, within } from '../../../xml.ts'
import { hrefInside, longestData, numberIn, packageOf, parsedManifest, titleText } from './manifest-parts.ts'
import { PackageError } from './package-error.ts'

/**
 * What a `cmi5.xml` says of its package: the assignable units at any depth are the parts (cmi5, 13.1).
 * @throws PackageError
 */
export function readCourseStructure(text: string): LessonPackage {
  const root = parsedManifest(text)
  if (root.name !== 'courseStructure') throw new PackageError('standard_unknown', root.name)
  const title = inLanguage(childOf(childOf(root, 'course'), 'title'))
  const blocks = within(root, 'block').map(block => ({
    key: keyOf(block),
    parts: within(block, 'au').map(keyOf),
  }))
  return {
    ...packageOf('cmi5', title, within(root, 'au').map(unitOf)),
    ...(blocks.length > 0 && { blocks }),
  }
}

function unitOf(unit: Element): PackagePart {
  const key = keyOf(unit)
  const moveOn = moveOns.find(one => one === unit.attributes['moveOn']) ?? 'NotApplicable'
  const entitlementKey = textOf(unit, 'entitlementKey')
  return {
    key,
    title: inLanguage(childOf(unit, 'title')) || key,
    href: launchOf(textOf(unit, 'url'), unit),
    isSilent: moveOn === 'NotApplicable',
    passScore: numberIn(unit.attributes['masteryScore'] ?? '', [0, 1]),
    data: textOf(unit, 'launchParameters').slice(0, longestData),
    moveOn,
    ...(entitlementKey !== '' && { entitlementKey: entitlementKey.slice(0, longestData) }),
  }
}

const inLanguage = (title: Element | undefined) => titleIn(title ? childrenOf(title, 'langstring') : [])

/** Of titles in several languages the Arabic one, else the first. */
function titleIn(all: Element[]): string {
  return titleText(all.find(({ attributes }) => /^ar\b/i.test(attributes['lang'] ?? '')) ?? all[0])
}

/**
 * What a `tincan.xml` says of its package: each activity that opens something is a part, done once a statement about it says so.
 * @throws PackageError
 */
export function readActivities(text: string): LessonPackage {
  const root = parsedManifest(text)
  if (root.name !== 'tincan') throw new PackageError('standard_unknown', root.name)
  const activities = within(root, 'activity').filter(activity => childOf(activity, 'launch'))
  return packageOf('xapi', '', activities.map(activityOf))
}

function activityOf(activity: Element): PackagePart {
  const key = keyOf(activity)
  return {
    key,
    title: titleIn(childrenOf(activity, 'name')) || key,
    href: launchOf(textOf(activity, 'launch'), activity),
    isSilent: false,
    passScore: null,
    data: '',
  }
}

const keyOf = (element: Element) => (element.attributes['id'] ?? '').trim()

function launchOf(href: string, at: Element): string {
  if (href === '') throw new PackageError('launch_missing', keyOf(at), at.line)
  return hrefInside(href, at)
}

const textOf = (element: Element, name: string) => textIn(childOf(element, name)).trim()
