import { createHash } from 'node:crypto'
import type { LessonPackage, PackagePart } from '../../../../db/schema/index.ts'
import type { OpenedPackage } from '../opened-package.ts'
import { extensions } from './vocabulary.ts'

/** A learner to content: under a name that only the site can resolve (cmi5, 8.1 `actor`). */
export interface Actor {
  objectType: 'Agent'
  account: { homePage: string; name: string }
  name?: string
}

/** What a part of a package is launched under. */
export interface LaunchNames {
  actor: Actor
  registration: string
  activity: string
}

/** The same at each launch until the course is taken again: what content kept is found again by these. */
export function launchNames(
  { grant, facts, learner, takenAgainAt }: OpenedPackage,
  part: Pick<PackagePart, 'key'>,
  siteOrigin: string,
): LaunchNames {
  const taking = takenAgainAt === null ? '' : ` ${takenAgainAt.toISOString()}`
  const account = { homePage: siteOrigin, name: learner.id === 0 ? 'visitor' : String(learner.id) }
  return {
    // cmi5 content is not told what people are called; older content greets them by it, as that of SCORM does.
    actor: {
      objectType: 'Agent',
      account,
      ...(facts.standard === 'xapi' && learner.name !== '' && { name: learner.name }),
    },
    registration: uuidOf(`registration ${siteOrigin} ${learner.id} ${grant.lessonId}${taking}`),
    activity: facts.standard === 'xapi' ? part.key : activityIn(grant.lessonId, part.key, siteOrigin),
  }
}

/** The name of a unit, of a block of them or of the whole here: their publisher's own must not be it (cmi5, 8.1 `activityId`). */
export const activityIn = (lessonId: number, key: string, siteOrigin: string) =>
  `${siteOrigin}/lesson/${lessonId}#${encodeURIComponent(key)}`

/** A UUID of version 8 that follows from a text. */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** The launch parameters after the URL of content (cmi5, 8.1; Tin Can's launch for what has no unit). */
export function launchQuery(
  { standard }: Pick<LessonPackage, 'standard'>,
  { actor, registration, activity }: LaunchNames,
  at: { endpoint: string; fetch: string; token: string },
): string {
  const names = { actor: JSON.stringify(actor), registration }
  const said: Record<string, string> =
    standard === 'cmi5'
      ? { endpoint: at.endpoint, fetch: at.fetch, ...names, activityId: activity }
      : { endpoint: at.endpoint, auth: `Basic ${at.token}`, ...names, activity_id: activity }
  // Content decodes these by `decodeURIComponent`, which knows no plus.
  return Object.entries(said)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}

/** What content is to put into each of its statements (cmi5, 10 `contextTemplate`). */
export const contextTemplate = (part: PackagePart, run: string) => ({
  contextActivities: { grouping: [{ objectType: 'Activity', id: part.key }] },
  extensions: { [extensions.session]: run },
})

export const launchModeOf = (isKept: boolean) => (isKept ? 'Normal' : 'Browse')

/** The document of the launch (cmi5, 10). */
export function launchData(
  part: PackagePart,
  { run, isKept, returnUrl }: { run: string; isKept: boolean; returnUrl: string },
): Record<string, unknown> {
  return {
    contextTemplate: contextTemplate(part, run),
    launchMode: launchModeOf(isKept),
    moveOn: part.moveOn ?? 'NotApplicable',
    returnURL: returnUrl,
    ...(part.passScore !== null && { masteryScore: part.passScore }),
    ...(part.data !== '' && { launchParameters: part.data }),
    ...(part.entitlementKey !== undefined && { entitlementKey: { courseStructure: part.entitlementKey } }),
  }
}
