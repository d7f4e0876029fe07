import type { PackageStandard } from '../../../../db/schema/index.ts'
import { secondsOf } from '../durations.ts'
import { type Outcome, percentOf, within } from '../outcome.ts'
import { isDefined, type Statement } from './statement.ts'
import { verbs } from './vocabulary.ts'

/** What statements say of the part whose content makes them, in their order. */
export function outcomeIn(
  statements: readonly Statement[],
  { standard, activity, isFailed }: { standard: PackageStandard; activity: string; isFailed: boolean },
): Outcome {
  const said: Outcome = { isCompleted: false, isPassed: false, isFailed, score: null, seconds: null }
  for (const statement of statements)
    if (standard === 'cmi5' ? isDefined(statement) : statement.object.id === activity)
      take(statement, said, standard)
  return said
}

function take({ verb, result }: Statement, said: Outcome, standard: PackageStandard): void {
  // Content without a unit says by its result what its verb does not.
  const isFree = standard === 'xapi'
  const isPassed =
    verb.id === verbs.passed || verb.id === verbs.mastered || (isFree && result?.success === true)
  if (isPassed) said.isPassed = true
  if (verb.id === verbs.failed || (isFree && result?.success === false)) said.isFailed = true
  if (isPassed) said.isFailed = false
  if (verb.id === verbs.completed || (isFree && result?.completion === true)) said.isCompleted = true
  const score = percentIn(result?.score)
  if (score !== null) said.score = Math.max(score, said.score ?? 0)
  const seconds = secondsOf(result?.duration ?? '')
  if (seconds !== null) said.seconds = Math.max(seconds, said.seconds ?? 0)
}

function percentIn(score: NonNullable<Statement['result']>['score']): number | null {
  if (score === undefined) return null
  return score.scaled === undefined ? percentOf(score) : within(100 * score.scaled)
}
