import type { WrittenQuestion } from '../exam/api.ts'
import type { ToleranceKind } from '../regrade/draft.ts'
import { type EssayDraft, essayDraftOf } from './essay-draft.ts'

export type QuestionKind = WrittenQuestion['kind']
export interface Texts {
  ar?: string
  en?: string
}
export interface OptionDraft {
  key: string
  text: Texts
  correct: boolean
  feedback: Texts
}
export interface PromptDraft {
  key: string
  text: Texts
  match: string
}
export interface CriterionDraft {
  key: string
  text: Texts
  points: string
}

/** A question as it is typed: with room for every kind, so that another one loses nothing. */
export interface QuestionDraft {
  /** Of the question that it began with; empty for a new one. */
  state: string
  kind: QuestionKind
  points: string
  body: Texts
  explanation: Texts
  /** Of ordering: in their right order. */
  options: OptionDraft[]
  prompts: PromptDraft[]
  rubric: CriterionDraft[]
  /** Of an essay: what its answer may be; a draft that an earlier version kept has none. */
  essay?: EssayDraft
  truth: '' | 'true' | 'false'
  value: string
  tolerance: string
  toleranceKind: ToleranceKind
  /** One on each line. */
  accepted: string
  exact: boolean
  allOrNothing: boolean
  /** Between commas. */
  tags: string
  /** The id of the lesson that teaches it; empty: none. */
  lesson: string
}

export const questionKinds: readonly QuestionKind[] = [
  'single_choice',
  'multiple_choice',
  'true_false',
  'short_text',
  'number',
  'matching',
  'ordering',
  'essay',
]

/** The next key that none of them has. */
export function freeKey(prefix: string, taken: readonly { key: string }[]): string {
  const keys = new Set(taken.map(({ key }) => key))
  let at = 1
  while (keys.has(`${prefix}${at}`)) at += 1
  return `${prefix}${at}`
}

const emptyOption = (key: string): OptionDraft => ({ key, text: {}, correct: false, feedback: {} })

export function blankDraft(kind: QuestionKind): QuestionDraft {
  return {
    state: '',
    kind,
    points: '1',
    body: {},
    explanation: {},
    options: ['k1', 'k2', 'k3'].map(emptyOption),
    prompts: ['p1', 'p2'].map((key, at) => ({ key, text: {}, match: `k${at + 1}` })),
    rubric: [],
    essay: essayDraftOf(undefined),
    truth: '',
    value: '',
    tolerance: '',
    toleranceKind: 'absolute',
    accepted: '',
    exact: false,
    allOrNothing: false,
    tags: '',
    lesson: '',
  }
}

interface Beside {
  tags: readonly string[]
  lesson: number | null
  state: string
}

/** A stored question as it would be typed. */
export function draftOf(written: WrittenQuestion, { tags, lesson, state }: Beside): QuestionDraft {
  const { kind, points, body, explanation, options, prompts, order = [], rubric = [], answer } = written
  const blank = blankDraft(kind)
  const shown = options?.map(({ key, text, correct = false, feedback = {} }) => ({
    key,
    text,
    correct,
    feedback,
  }))
  return {
    ...blank,
    state,
    points: String(points),
    body,
    explanation,
    options:
      kind === 'ordering'
        ? order.flatMap(key => shown?.find(option => option.key === key) ?? [])
        : (shown ?? blank.options),
    prompts: prompts ?? blank.prompts,
    rubric: rubric.map(criterion => ({ ...criterion, points: String(criterion.points) })),
    essay: essayDraftOf(written.essay),
    truth: typeof answer === 'boolean' ? (answer ? 'true' : 'false') : '',
    value: typeof answer === 'number' ? String(answer) : '',
    tolerance: String(written.tolerance_percent ?? written.tolerance ?? ''),
    toleranceKind: written.tolerance_percent === undefined ? 'absolute' : 'percent',
    accepted: (written.accepted ?? []).join('\n'),
    exact: written.exact ?? false,
    allOrNothing: written.all_or_nothing ?? false,
    tags: tagsText(tags),
    lesson: lesson === null ? '' : String(lesson),
  }
}

/** Tags with the comma of their own script between. */
export function tagsText(tags: readonly string[]): string {
  return tags.join(/\p{Script=Arabic}/u.test(tags.join('')) ? '، ' : ', ')
}

/** Tags between commas, of either script. */
export function tagsOf(typed: string): string[] {
  return typed
    .split(/[,،]/)
    .map(tag => tag.trim())
    .filter(tag => tag !== '')
}
