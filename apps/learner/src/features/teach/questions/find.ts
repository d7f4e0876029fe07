import { fold } from '@masar/text'
import type { ExamQuestion, WrittenQuestion } from '../exam/api.ts'
import type { Flaw } from './checks.ts'
import type { QuestionsPlace } from './place.ts'

/** Everything that is written in a question, in both languages. */
function textOf({ body, explanation, options = [], prompts = [], accepted = [] }: WrittenQuestion): string {
  const texts = [body, explanation, ...[...options, ...prompts].map(({ text }) => text)]
  return [...texts.flatMap(({ ar = '', en = '' }) => [ar, en]), ...accepted].join(' ')
}

export interface NumberedQuestion {
  question: ExamQuestion
  /** As the exam counts, whatever is shown. */
  number: number
  flaws: Flaw[]
}

/** The questions that hold every word, however it is spelled. @param place those alone that need a look, or have a tag */
export function foundIn(
  questions: readonly NumberedQuestion[],
  { q, only, tag }: Pick<QuestionsPlace, 'q' | 'only' | 'tag'>,
): NumberedQuestion[] {
  const wanted = fold(q).split(' ')
  return questions.filter(({ question, flaws }) => {
    if (only === 'flawed' && flaws.length === 0) return false
    if (tag !== undefined && !question.tags.includes(tag)) return false
    const text = fold(
      `${question.key} ${question.category ?? ''} ${question.tags.join(' ')} ${textOf(question.written)}`,
    )
    return wanted.every(word => text.includes(word))
  })
}
