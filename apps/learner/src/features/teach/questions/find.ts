import { fold } from '@masar/text'
import type { ExamQuestion, WrittenQuestion } from '../exam/api.ts'
import type { Flaw } from './checks.ts'

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

/** The questions that hold every word, however it is spelled. @param onlyFlawed those alone that need a look */
export function foundIn(
  questions: readonly NumberedQuestion[],
  words: string,
  onlyFlawed: boolean,
): NumberedQuestion[] {
  const wanted = fold(words).split(' ')
  return questions.filter(({ question, flaws }) => {
    if (onlyFlawed && flaws.length === 0) return false
    const text = fold(`${question.key} ${textOf(question.written)}`)
    return wanted.every(word => text.includes(word))
  })
}
