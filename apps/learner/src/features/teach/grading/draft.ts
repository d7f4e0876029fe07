import { foldDigits, parseDecimal } from '@masar/text'
import type { AnswerToGrade, GradeBody } from '../api.ts'

/** What a grader has typed, as typed. */
export interface Draft {
  points: string
  note: string
  /** Points by criterion, where there is a rubric. */
  rubric: Record<string, string>
}

/** What a form begins with: the grade that is stored, if there is one. */
export function draftOf(answer: AnswerToGrade): Draft {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    points: answer.revision === 0 && answer.regrade === null ? '' : text(answer.points),
    note: answer.note ?? '',
    rubric: Object.fromEntries(answer.rubric.map(({ key, points }) => [key, text(points)])),
  }
}

/** A number of points within the bounds, with two decimals at most; null for anything else. */
export function pointsOf(text: string, most: number): number | null {
  const value = parseDecimal(foldDigits(text))
  if (value === null || value < 0 || value > most) return null
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? value : null
}

/** The points of a rubric together; null while one is missing or out of its bounds. */
export function rubricSum(answer: AnswerToGrade, draft: Draft): number | null {
  let hundredths = 0
  for (const { key, max_points: most } of answer.rubric) {
    const points = pointsOf(draft.rubric[key] ?? '', most)
    if (points === null) return null
    hundredths += Math.round(points * 100)
  }
  return hundredths / 100
}

/** What is sent, or null while something is missing. @param revision the one that the grader has seen */
export function gradeOf(answer: AnswerToGrade, draft: Draft, revision: number): GradeBody | null {
  const note = draft.note.trim() === '' ? null : draft.note.trim()
  if (answer.rubric.length === 0) {
    const points = pointsOf(draft.points, answer.max_points)
    return points === null ? null : { points, note, rubric: null, revision }
  }
  const points = rubricSum(answer, draft)
  if (points === null) return null
  const rubric = answer.rubric.map(({ key, max_points: most }) => ({
    key,
    points: pointsOf(draft.rubric[key] ?? '', most) ?? 0,
  }))
  return { points, note, rubric, revision }
}
