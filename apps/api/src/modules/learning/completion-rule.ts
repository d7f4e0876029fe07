import type { LessonCompletion, LessonKind } from '../../db/schema/index.ts'
import type { Locale } from '../../locale.ts'

/**
 * What completes a lesson: enough of its video played, its text read or the button, its file opened and the button, half of it attended or its
 * recording played, each question of its quiz right once, what its package says, or the button alone.
 */
export const completedBys = [
  'watching',
  'reading',
  'opening',
  'attending',
  'quiz',
  'package',
  'button',
] as const
export type CompletedBy = (typeof completedBys)[number]

export interface Ruled {
  kind: LessonKind
  completion: LessonCompletion
  watchShare: number
  mediaTenths: number | null
  /** Of a live lesson: it has a scheduled time. */
  isHeld: boolean
}

/**
 * A video of unknown length can't be watched to a share of it: the button completes it, as it does a live lesson that has neither a
 * scheduled time nor a recording.
 */
export function completedBy({ kind, completion, mediaTenths, isHeld }: Ruled): CompletedBy {
  if (completion === 'button' || completion === 'quiz') return completion
  const isMeasured = mediaTenths !== null && mediaTenths > 0
  if (kind === 'video') return isMeasured ? 'watching' : 'button'
  if (kind === 'live') return isHeld || isMeasured ? 'attending' : 'button'
  if (kind === 'article') return 'reading'
  if (kind === 'package') return 'package'
  return kind === 'file' ? 'opening' : 'button'
}

/** Tenths of a second of a video or a recording that have to be played; null where watching doesn't complete the lesson. */
export function neededTenths(rule: Ruled): number | null {
  const by = completedBy(rule)
  return (by === 'watching' || by === 'attending') && rule.mediaTenths
    ? Math.ceil((rule.mediaTenths * rule.watchShare) / 100)
    : null
}

/** Words that people read in a minute. */
const pace: Record<Locale, number> = { ar: 180, en: 200 }

/** Half of the time that reading a text takes, in whole seconds. */
export function halfReadingSeconds(text: string, locale: Locale): number {
  return Math.floor((30 * text.split(/\s+/).filter(word => word !== '').length) / pace[locale])
}
