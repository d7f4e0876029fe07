import type { ExamStatistics, ItemStatistics } from './formulas.ts'

/** What the figures of an item tell an instructor: each has a sentence of advice. */
export const itemFindings = [
  'negative_discrimination',
  'weak_discrimination',
  'same_for_all',
  'very_hard',
  'very_easy',
] as const
export type ItemFinding = (typeof itemFindings)[number]

export const examFindings = ['few_attempts', 'different_items', 'low_consistency', 'large_error'] as const
export type ExamFinding = (typeof examFindings)[number]

/** Fewer attempts say little: the figures change with each further one. */
export const enoughAttempts = 30
const weakIndex = 20
const [hardPercent, easyPercent] = [20, 95]
const consistentPercent = 70
const largeErrorPercent = 50

export function findingsOfItem(item: ItemStatistics): ItemFinding[] {
  const found: ItemFinding[] = []
  const { discriminationIndex: index, facility, standardDeviation } = item
  if (index !== null && index < 0) found.push('negative_discrimination')
  else if (index !== null && index < weakIndex) found.push('weak_discrimination')
  if (standardDeviation === 0) found.push('same_for_all')
  if (facility !== null && facility < hardPercent) found.push('very_hard')
  if (facility !== null && facility > easyPercent) found.push('very_easy')
  return found
}

export function findingsOfExam(exam: ExamStatistics): ExamFinding[] {
  const found: ExamFinding[] = []
  if (exam.attempts < enoughAttempts) found.push('few_attempts')
  if (exam.items.some(({ isDrawn }) => isDrawn)) found.push('different_items')
  if (exam.alpha !== null && exam.alpha < consistentPercent) found.push('low_consistency')
  if (exam.errorRatio !== null && exam.errorRatio > largeErrorPercent) found.push('large_error')
  return found
}
