import type { PackagePart } from '../../../../db/schema/index.ts'
import { isDefined, type Statement } from './statement.ts'
import { extensions, verbs } from './vocabulary.ts'
import type { LaunchNames } from './launch.ts'
import { XapiError } from './xapi-error.ts'

/** So long after content has ended its session, what it said before may still arrive, in seconds. */
const grace = 30

/** What was stated before under the rules of cmi5, by the verbs. */
export interface StatedBefore {
  /** In this opening. */
  inRun: Set<string>
  /** Of this part, ever. */
  ofPart: Set<string>
  /** Since the session was ended, in seconds; null while it goes on. */
  endedFor: number | null
}

/** What the content of a unit may say of itself; the other verbs are the site's. */
const own = new Set<string>([
  verbs.initialized,
  verbs.completed,
  verbs.passed,
  verbs.failed,
  verbs.terminated,
])

/** Holds a statement of a unit against the rules of its standard (cmi5, 9.3). @throws XapiError */
export function checkRules(
  statement: Statement,
  before: StatedBefore,
  { part, names, run }: { part: PackagePart; names: LaunchNames; run: string },
): void {
  const { inRun, ofPart, endedFor } = before
  const verb = statement.verb.id
  if (inRun.has(verbs.abandoned) || (endedFor !== null && endedFor > grace)) refuse('The session has ended.')
  if (!inRun.has(verbs.initialized) && !(verb === verbs.initialized && isDefined(statement)))
    refuse('"initialized" is the first statement of a session.')
  const session = statement.context?.extensions?.[extensions.session]
  if (session !== run) refuse('The session in the context is not the one of this launch.')
  if (!isDefined(statement)) return
  if (!own.has(verb)) refuse('Content does not state this of itself.')
  if (statement.object.id !== names.activity) refuse('The object is not the activity that was launched.')
  if (inRun.has(verb)) refuse('This was stated in the session before.')
  const isJudgement = verb === verbs.passed || verb === verbs.failed
  if (isJudgement && (inRun.has(verbs.passed) || inRun.has(verbs.failed)))
    refuse('The session was judged before.')
  if ((verb === verbs.completed || verb === verbs.passed) && ofPart.has(verb))
    refuse('This was stated in the registration before.')
  if (verb === verbs.failed && ofPart.has(verbs.passed)) refuse('The registration was passed before.')
  if (isJudgement) checkScore(statement, part)
}

function checkScore({ verb, result }: Statement, { passScore }: PackagePart): void {
  const scaled = result?.score?.scaled
  if (scaled !== undefined && scaled < 0) refuse('A score is scaled from 0 to 1.')
  if (scaled === undefined || passScore === null) return
  if (scaled >= passScore !== (verb.id === verbs.passed))
    refuse('The score and the mastery score say otherwise.')
}

function refuse(why: string): never {
  throw new XapiError(403, why)
}
