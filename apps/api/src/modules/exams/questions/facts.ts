import type { BilingualText } from '../../../db/schema/columns.ts'
import type { EssayForm, QuestionKind, RubricCriterion, Waiver } from '../../../db/schema/index.ts'

/** A question as course packages and files of questions say it: the one form that every format is read into and written from. */
export interface QuestionFacts {
  /** Stable within the exam. */
  key: string
  kind: QuestionKind
  points: number
  /** Of an exam with sections: the key of the one that asks it. */
  section?: string
  /** The lesson that teaches what it asks: of a course package, its key; of a file of questions, its title or id. Without one, a question keeps its own. */
  lesson?: string
  /** The same, as it was found in the course. */
  lessonId?: number
  /** Where its author files it: a path of names, as `Networks/Routing`. Without one, a question that is there keeps its own. */
  category?: string
  /** Markdown, as the texts below. */
  body: BilingualText
  explanation: BilingualText
  options?: QuestionChoice[]
  /** Of matching; each with the key of the option that belongs to it. */
  prompts?: { key: string; text: BilingualText; match: string }[]
  /** Of ordering: the keys of all options. */
  order?: string[]
  rubric?: RubricCriterion[]
  /** Of an essay: what its answer may be; absent, plain text. */
  essay?: EssayForm
  answer?: boolean | number
  tolerance?: number
  tolerance_percent?: number
  accepted?: string[]
  exact?: boolean
  all_or_nothing?: boolean
  /** It turned out to be wrong: everyone gets its points, or it counts for no one. Without it, an existing question keeps its own. */
  waived?: Waiver
}

export interface QuestionChoice {
  key: string
  text: BilingualText
  correct?: boolean
  feedback?: BilingualText
}
