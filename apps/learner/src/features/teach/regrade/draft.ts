import { parseDecimal } from '@masar/text'
import type { CorrectableQuestion, CorrectedKey } from '../api.ts'

/** How the tolerance of a number is given. */
export type ToleranceKind = 'absolute' | 'percent'

/** What the form holds, as typed. */
export interface KeyDraft {
  act: 'key' | 'full_marks' | 'dropped'
  correct: string[]
  truth: boolean
  accepted: string
  value: string
  tolerance: string
  toleranceKind: ToleranceKind
  pairs: Record<string, string>
}

export function draftOf({ kind, key, options }: CorrectableQuestion): KeyDraft {
  return {
    act: key.waived ?? (kind === 'essay' ? 'full_marks' : 'key'),
    correct: key.correct ?? (kind === 'ordering' ? options.map(option => option.key) : []),
    truth: key.truth ?? true,
    accepted: (key.accepted ?? []).join('\n'),
    value: key.value === undefined ? '' : String(key.value),
    tolerance: String(key.tolerance_percent ?? key.tolerance ?? 0),
    toleranceKind: key.tolerance_percent === undefined ? 'absolute' : 'percent',
    pairs: { ...key.pairs },
  }
}

/** The key that the draft stands for; null where a part of it is missing or cannot be read. */
export function keyOf({ kind, options }: CorrectableQuestion, draft: KeyDraft): CorrectedKey | null {
  if (draft.act !== 'key') return { waived: draft.act }
  switch (kind) {
    case 'single_choice':
    case 'multiple_choice':
      return draft.correct.length > 0 ? { correct: draft.correct } : null
    case 'ordering':
      return { correct: draft.correct }
    case 'true_false':
      return { truth: draft.truth }
    case 'short_text': {
      const accepted = acceptedOf(draft)
      return accepted.length > 0 ? { accepted } : null
    }
    case 'number':
      return numberOf(draft)
    case 'matching': {
      const prompts = options.filter(option => option.is_prompt)
      return prompts.every(({ key }) => draft.pairs[key]) ? { pairs: draft.pairs } : null
    }
    case 'essay':
      return null
  }
}

export function acceptedOf({ accepted }: KeyDraft): string[] {
  return accepted
    .split('\n')
    .map(text => text.trim())
    .filter(text => text !== '')
}

function numberOf(draft: KeyDraft): CorrectedKey | null {
  const [value, tolerance] = [parseDecimal(draft.value), parseDecimal(draft.tolerance)]
  if (value === null || tolerance === null || tolerance < 0) return null
  if (draft.toleranceKind === 'absolute') return { value, tolerance }
  return tolerance <= 100 ? { value, tolerance_percent: tolerance } : null
}
