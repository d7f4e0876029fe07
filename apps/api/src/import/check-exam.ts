import { fold } from '@masar/text'
import type { ExamFacts, QuestionFacts } from './course-shapes.ts'
import type { Path, Source } from './source.ts'

/** What the shape of an exam cannot say: keys once only, and a right answer that can be given and missed. */
export function checkExam(source: Source, exam: ExamFacts): void {
  const keys = new Set<string>()
  for (const [index, question] of exam.questions.entries()) {
    const at = ['questions', index]
    if (keys.size === keys.add(question.key).size)
      source.error([...at, 'key'], `"${question.key}" names another question too`)
    if (question.options) checkOptions(source, [...at, 'options'], question.kind, question.options)
    for (const [i, accepted] of (question.accepted ?? []).entries()) {
      if (fold(accepted.replaceAll('*', '')) === '')
        source.error([...at, 'accepted', i], 'would accept any answer')
    }
  }
}

function checkOptions(
  source: Source,
  at: Path,
  kind: QuestionFacts['kind'],
  options: NonNullable<QuestionFacts['options']>,
): void {
  const keys = new Set<string>()
  for (const [index, option] of options.entries()) {
    if (keys.size === keys.add(option.key).size)
      source.error([...at, index, 'key'], `"${option.key}" names another option too`)
  }
  const right = options.filter(option => option.correct === true).length
  if (kind === 'single_choice' && right !== 1)
    source.error(at, `need exactly one that is correct, not ${right}`)
  if (kind === 'multiple_choice' && right === 0) source.error(at, 'need at least one that is correct')
  if (right === options.length) source.error(at, 'need at least one that is wrong')
}
