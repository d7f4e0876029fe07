import { canonicalJson, parseDecimal } from '@masar/text'
import type { ExamRules } from '../exam/api.ts'
import { type RuleName, ruleNames } from '../exam/rules.ts'
import { fieldsOf, timeOf } from '../live-lessons/when.ts'

/** A moment as it is typed; without `isSet` there is none. */
export interface TypedMoment {
  isSet: boolean
  day: string | null
  time: string
}

/** What is no number and no moment: a draft has it as it is stored. */
export type ChosenRules = Pick<
  ExamRules,
  'instructions' | 'grade_method' | 'navigation' | 'negative_marking' | 'tools'
>

export function chosenOf({
  instructions,
  grade_method,
  navigation,
  negative_marking,
  tools,
}: ChosenRules): ChosenRules {
  return { instructions, grade_method, navigation, negative_marking, tools }
}

/** The rules of an exam as they are typed. */
export interface RulesDraft {
  /** Of the rules that they began with. */
  state: string
  minutes: string
  passMark: string
  attempts: string
  delay: string
  opens: TypedMoment
  closes: TypedMoment
  shuffleQuestions: boolean
  shuffleOptions: boolean
  /** These are left out of what was kept before there were such rules. */
  abandonUnanswered?: boolean
  perPage?: string
  chosen?: ChosenRules
  review: ExamRules['review']
}

const inMinutes = (seconds: number) => String(Math.round((seconds / 60) * 100) / 100)
export const typedMoment = (at: string | null): TypedMoment =>
  at === null ? { isSet: false, day: null, time: '' } : { isSet: true, ...fieldsOf(at) }

export function draftOf(rules: ExamRules, state: string): RulesDraft {
  return {
    state,
    minutes: rules.time_limit_seconds === null ? '' : inMinutes(rules.time_limit_seconds),
    passMark: String(rules.pass_mark),
    attempts: rules.attempts_allowed === null ? '' : String(rules.attempts_allowed),
    delay: inMinutes(rules.attempt_delay_seconds),
    opens: typedMoment(rules.opens_at),
    closes: typedMoment(rules.closes_at),
    shuffleQuestions: rules.shuffle_questions,
    shuffleOptions: rules.shuffle_options,
    abandonUnanswered: rules.abandon_unanswered,
    perPage: String(rules.questions_per_page),
    chosen: chosenOf(rules),
    review: rules.review,
  }
}

/** What is typed, read; null where it is not what the field takes. */
const whole = (text: string, least: number, most: number): number | null => {
  const value = parseDecimal(text)
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null
}

export type RuleProblem = 'minutes' | 'pass_mark' | 'attempts' | 'delay' | 'per_page' | 'moment' | 'order'

/** Collects what cannot be read; what was not touched is what it was. */
function reader() {
  const problems: Partial<Record<RuleName, RuleProblem>> = {}
  const read = <T>(
    name: RuleName,
    problem: RuleProblem,
    isUntouched: boolean,
    old: T,
    value: T | null,
  ): T => {
    if (isUntouched) return old
    if (value === null) problems[name] = problem
    return value ?? old
  }
  return { problems, read }
}

/**
 * The rules that a draft stands for, and what cannot be read of them.
 * @param stored those that are set: what was not touched stays to the second
 */
export function readDraft(draft: RulesDraft, stored: ExamRules) {
  const before = draftOf(stored, draft.state)
  const { problems, read } = reader()
  const moment = (name: 'opens_at' | 'closes_at', typed: TypedMoment, old: TypedMoment) => {
    if (!typed.isSet) return null
    const isUntouched = typed.day === old.day && typed.time === old.time && old.isSet
    return read(name, 'moment', isUntouched, stored[name], momentOf(typed))
  }
  const perPage = whole(draft.perPage ?? before.perPage ?? '', 1, 50)
  const rules: ExamRules = {
    ...(draft.chosen ?? chosenOf(stored)),
    questions_per_page: read('questions_per_page', 'per_page', false, stored.questions_per_page, perPage),
    time_limit_seconds:
      draft.minutes.trim() === ''
        ? null
        : read(
            'time_limit_seconds',
            'minutes',
            draft.minutes === before.minutes,
            stored.time_limit_seconds,
            secondsOf(draft.minutes, 1, 1440),
          ),
    pass_mark: read('pass_mark', 'pass_mark', false, stored.pass_mark, whole(draft.passMark, 0, 100)),
    attempts_allowed:
      draft.attempts.trim() === ''
        ? null
        : read('attempts_allowed', 'attempts', false, stored.attempts_allowed, whole(draft.attempts, 1, 10)),
    attempt_delay_seconds: read(
      'attempt_delay_seconds',
      'delay',
      draft.delay === before.delay,
      stored.attempt_delay_seconds,
      secondsOf(draft.delay, 0, 43_200),
    ),
    opens_at: moment('opens_at', draft.opens, before.opens),
    closes_at: moment('closes_at', draft.closes, before.closes),
    shuffle_questions: draft.shuffleQuestions,
    shuffle_options: draft.shuffleOptions,
    abandon_unanswered: draft.abandonUnanswered ?? stored.abandon_unanswered,
    review: draft.review,
  }
  if (!problems.closes_at && isTurned(rules)) problems.closes_at = 'order'
  return { rules, problems }
}

/** It closes before it opens. */
function isTurned({ opens_at: opens, closes_at: closes }: ExamRules): boolean {
  return opens !== null && closes !== null && closes <= opens
}

/** What is typed in minutes, in seconds. */
function secondsOf(text: string, least: number, most: number): number | null {
  const value = whole(text, least, most)
  return value === null ? null : value * 60
}

/** What is typed as a moment, read; null where it is none. */
export function momentOf({ day, time }: TypedMoment): string | null {
  const at = timeOf(time)
  return day === null || at === null ? null : new Date(`${day}T${at}:00`).toISOString()
}

/** The time assumed for an attempt without a time limit. */
const usualSeconds = 2 * 3600

/** The window of an exam, and how long a learner who begins at some point in it needs; null where it does not open or close. */
export function plannedWindow({ opens_at: from, closes_at: until, time_limit_seconds: limit }: ExamRules) {
  return from === null || until === null ? null : { from, until, neededSeconds: limit ?? usualSeconds }
}

/** The rules that are not the same. */
export function differences(mine: ExamRules, stored: ExamRules): RuleName[] {
  const valueOf = (rules: ExamRules, name: RuleName) => {
    const value =
      name in rules.review ? rules.review[name as keyof ExamRules['review']] : rules[name as 'pass_mark']
    return canonicalJson(Array.isArray(value) ? value.toSorted() : value)
  }
  return ruleNames.filter(name => valueOf(mine, name) !== valueOf(stored, name))
}
