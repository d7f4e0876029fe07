import type { ExamRules } from './api.ts'

export type Review = ExamRules['review']
export type ReviewMoment = keyof Review
export type ReviewField = Review['just_after'][number]

export const reviewMoments: readonly ReviewMoment[] = [
  'just_after',
  'while_open',
  'after_last_attempt',
  'after_closing',
]
export const reviewFields: readonly ReviewField[] = [
  'overall',
  'answers',
  'correctness',
  'marks',
  'feedback',
  'right_answers',
]

/** A rule that may be set, with each moment of the review for itself. */
export type RuleName = Exclude<keyof ExamRules, 'review'> | ReviewMoment

export const ruleNames: readonly RuleName[] = [
  'instructions',
  'time_limit_seconds',
  'pass_mark',
  'grade_method',
  'attempts_allowed',
  'attempt_delay_seconds',
  'opens_at',
  'closes_at',
  'navigation',
  'questions_per_page',
  'shuffle_questions',
  'shuffle_options',
  'abandon_unanswered',
  'negative_marking',
  'tools',
  ...reviewMoments,
]
