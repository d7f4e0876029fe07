import { isEssayForm } from '../essay-form.ts'
import { isSame } from '../../../../db/is-same.ts'
import type { QuestionFacts } from '../facts.ts'
import type { Hints } from './reading.ts'
import { cleanText } from './texts.ts'

/** As an answer may name it. */
const longestKey = 60
/** More than any title has. */
export const longestLesson = 500

/** The pairs of a matching question as files write them: its prompts, then the options that belong to none. */
export function pairsOf({ prompts = [], options = [] }: QuestionFacts) {
  const places = prompts.map(({ match }) => options.findIndex(({ key }) => key === match))
  const surplus = options.map((_, at) => at).filter(at => !places.includes(at))
  return [
    ...prompts.map(({ text }, at) => ({ prompt: text, place: places[at] ?? 0 })),
    ...surplus.map(place => ({ prompt: undefined, place })),
  ].map(({ prompt, place }) => ({ prompt, place, option: options[place]?.text ?? {} }))
}

/** The items of an ordering question in their right order. */
export function sequenceOf({ options = [], order = [] }: QuestionFacts) {
  return order.map(key => {
    const place = options.findIndex(option => option.key === key)
    return { place, text: options[place]?.text ?? {} }
  })
}

/** What GIFT and Moodle have no place for. */
export function hintsOf(question: QuestionFacts): Hints {
  const { kind, options, prompts } = question
  return {
    points: question.points,
    ...(options && { options: options.map(({ key }) => key) }),
    ...(prompts && { prompts: prompts.map(({ key }) => key) }),
    ...(kind === 'matching' && { places: pairsOf(question).map(({ place }) => place) }),
    ...(kind === 'ordering' && { places: sequenceOf(question).map(({ place }) => place) }),
    ...(question.all_or_nothing === true && { all_or_nothing: true }),
    ...(question.exact === true && { exact: true }),
    ...(question.tolerance_percent !== undefined && { tolerance_percent: question.tolerance_percent }),
    ...(question.rubric && { rubric: question.rubric }),
    ...(question.essay && { essay: question.essay }),
    ...(question.lesson !== undefined && { lesson: question.lesson }),
  }
}

/** Hints as they were written; what anybody has made of them since is let go. */
export function readHints(text: string): Hints | undefined {
  let value: unknown
  try {
    // The file was cleaned before; what is written in it by escapes was not.
    value = JSON.parse(text, (_name, item: unknown) => (isString(item) ? cleanText(item) : item))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined
  const {
    points,
    options,
    prompts,
    places,
    all_or_nothing,
    exact,
    tolerance_percent,
    rubric,
    essay,
    lesson,
  } = value as Record<string, unknown>
  return {
    ...(isFinite(points) && { points }),
    ...(isListOf(options, isString) && { options }),
    ...(isListOf(prompts, isString) && { prompts }),
    ...(isListOf(places, isPlace) && { places }),
    ...(all_or_nothing === true && { all_or_nothing }),
    ...(exact === true && { exact }),
    ...(isFinite(tolerance_percent) && { tolerance_percent }),
    ...(isListOf(rubric, isCriterion) && { rubric }),
    ...(isEssayForm(essay) && { essay }),
    ...(isString(lesson) && lesson !== '' && lesson.length <= longestLesson && { lesson }),
  }
}

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isString = (value: unknown): value is string => typeof value === 'string'
const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.length <= 50 && value.every(is)
}

function isCriterion(value: unknown): value is NonNullable<Hints['rubric']>[number] {
  if (value === null || typeof value !== 'object') return false
  const { key, text, points } = value as Record<string, unknown>
  if (!isString(key) || key === '' || key.length > longestKey) return false
  if (!isFinite(points) || points <= 0 || text === null || typeof text !== 'object') return false
  const { ar, en } = text as Record<string, unknown>
  const known = { ...(isString(ar) && { ar }), ...(isString(en) && { en }) }
  return isSame(text, known) && isSame(value, { key, text, points })
}

/** The tolerance that a file which knows absolute ones alone states for a percentage. */
export function absoluteTolerance({
  answer,
  tolerance = 0,
  tolerance_percent: percent,
}: Pick<QuestionFacts, 'answer' | 'tolerance' | 'tolerance_percent'>): number {
  return percent === undefined ? tolerance : (Math.abs(Number(answer)) * percent) / 100
}

/** The tolerance of a number as the file and the hints say it: a percentage only where it comes to what the file states. */
export function toleranceOf(answer: number, tolerance: number, { tolerance_percent: percent }: Hints = {}) {
  if (percent !== undefined && absoluteTolerance({ answer, tolerance_percent: percent }) === tolerance)
    return { tolerance_percent: percent }
  return tolerance === 0 ? {} : { tolerance }
}
