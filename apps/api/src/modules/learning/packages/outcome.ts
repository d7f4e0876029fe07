import type { PackagePart, PackageStandard } from '../../../db/schema/index.ts'
import { secondsOf } from './durations.ts'

/** The data model as a package reports it; every value is its own say, and may be anything. */
export type ReportedState = Record<string, unknown>

/** What a state says of a part. */
export interface Outcome {
  isCompleted: boolean
  isPassed: boolean
  isFailed: boolean
  /** In percent; null where it has none. */
  score: number | null
  /** Of the time that is reported: null where the package says nothing. */
  seconds: number | null
}

/** Whether content reports a data model of SCORM; the rest speaks xAPI. */
export const isScorm = (standard: PackageStandard) => standard === 'scorm12' || standard === 'scorm2004'

/** Whether what was reached of a part makes it done: what its manifest demands, where it is cmi5 (10, `moveOn`). */
export function isDoneBy(
  { moveOn }: Pick<PackagePart, 'moveOn'>,
  { isCompleted, isPassed, isFailed }: Pick<Outcome, 'isCompleted' | 'isPassed' | 'isFailed'>,
): boolean {
  switch (moveOn) {
    case 'Passed':
      return isPassed
    case 'Completed':
      return isCompleted
    case 'CompletedAndPassed':
      return isCompleted && isPassed
    case 'CompletedOrPassed':
      return isCompleted || isPassed
    case 'NotApplicable':
      return true
    case undefined:
      return isPassed || (isCompleted && !isFailed)
  }
}

/**
 * What the state of SCORM content says, by the rules of its standard and the score that the manifest demands. Content that speaks xAPI reports none: see
 * `xapi/`.
 */
export function outcomeOf(
  standard: PackageStandard,
  state: ReportedState,
  { passScore }: Pick<PackagePart, 'passScore'>,
): Outcome {
  return standard === 'scorm12' ? of12(state, passScore) : of2004(state, passScore)
}

function of12(state: ReportedState, passScore: number | null): Outcome {
  const core = groupIn(state, 'core')
  const status = textIn(core, 'lesson_status')
  const score = groupIn(core, 'score')
  const raw = numberIn(score, 'raw')
  const isEnded = status === 'completed' || status === 'passed' || status === 'failed'
  // Where the manifest demands a score, that decides, whatever the package says (SCORM 1.2 RTE, 3.4.4 `mastery_score`).
  const isJudged = passScore !== null && raw !== null && isEnded
  return {
    isCompleted: status === 'completed' || status === 'passed',
    isPassed: isJudged ? raw >= passScore : status === 'passed',
    isFailed: isJudged ? raw < passScore : status === 'failed',
    score: percentOf(score),
    seconds: secondsOf(textIn(core, 'session_time')),
  }
}

function of2004(state: ReportedState, passScore: number | null): Outcome {
  const score = groupIn(state, 'score')
  const scaled = numberIn(score, 'scaled')
  const success = textIn(state, 'success_status')
  // SCORM 2004 RTE, table 4.2.22.1a: a score that is demanded and given decides; demanded and not given, nothing is known.
  const isJudged = passScore !== null && scaled !== null
  return {
    isCompleted: textIn(state, 'completion_status') === 'completed',
    isPassed: isJudged ? scaled >= passScore : success === 'passed',
    isFailed: isJudged ? scaled < passScore : success === 'failed',
    score: scaled === null ? percentOf(score) : within(100 * scaled),
    seconds: secondsOf(textIn(state, 'session_time')),
  }
}

/** Of a score as its standard has it: where it stands from its least to its most. */
export function percentOf(score: ReportedState): number | null {
  const raw = numberIn(score, 'raw')
  if (raw === null) return null
  const [least, most] = [numberIn(score, 'min') ?? 0, numberIn(score, 'max') ?? 100]
  const percent = most > least ? (100 * (raw - least)) / (most - least) : raw
  // Bounds that no number can hold the distance of.
  return Number.isFinite(percent) ? within(percent) : null
}

/** Percent, to two places. */
export const within = (percent: number) => Math.round(100 * Math.min(100, Math.max(0, percent))) / 100

function groupIn(state: ReportedState, name: string): ReportedState {
  const group = Object.hasOwn(state, name) ? state[name] : null
  return typeof group === 'object' && group !== null ? (group as ReportedState) : {}
}

function textIn(state: ReportedState, name: string): string {
  const value = Object.hasOwn(state, name) ? state[name] : ''
  return typeof value === 'string' ? value : ''
}

function numberIn(state: ReportedState, name: string): number | null {
  const value = Object.hasOwn(state, name) ? state[name] : ''
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}
