import { AppError, type FieldError } from '../../../errors.ts'
import { shapeProblem, type ShapeProblem } from '../questions/formats/shape.ts'
import type { QuestionFacts } from '../questions/facts.ts'
import { checkQuestion, type QuestionProblem } from '../questions/rules.ts'

/**
 * What cannot be asked and marked is refused at its field; exams.md ("Settled").
 * @param at what the names of its fields begin with, where it is one of several
 * @throws AppError `validation`
 */
export function demandAskable(question: QuestionFacts, at = ''): void {
  const refuseAt = ([field, error]: [string, FieldError]) => refuse(`${at}${field}`, error)
  const shape = shapeProblem(question)
  if (shape) refuseAt(fieldOfShape(shape))
  checkQuestion(question, (path, problem) => refuseAt(fieldOfRule(question, path, problem)))
}

function refuse(field: string, error: FieldError): never {
  throw new AppError('validation', { fields: { [field]: [error] } })
}

function fieldOfShape(problem: ShapeProblem): [string, FieldError] {
  switch (problem.code) {
    case 'points_unfit':
      return ['points', { code: 'hundredths' }]
    case 'text_too_long':
      return ['body', { code: 'too_long', limit: problem.most }]
    case 'text_missing':
      return [problem.part, { code: 'text_missing' }]
    case 'too_few_options':
      return ['options', { code: problem.code, limit: problem.least }]
    case 'too_few_prompts':
      return ['prompts', { code: problem.code, limit: problem.least }]
    case 'too_many_options':
      return [problem.part, { code: 'too_many', limit: problem.most }]
    case 'no_accepted':
      return ['accepted', { code: 'required' }]
    case 'number_missing':
      return ['answer', { code: 'required' }]
    case 'tolerance_unfit':
      return ['tolerance', { code: 'too_small', limit: 0 }]
    case 'key_unfit':
    case 'body_missing':
      return ['body', { code: 'required' }]
  }
}

function fieldOfRule(
  { kind }: QuestionFacts,
  path: readonly (string | number)[],
  problem: QuestionProblem,
): [string, FieldError] {
  const field = path.join('.')
  switch (problem.code) {
    case 'none_correct':
      return [field, { code: kind === 'single_choice' ? 'right_missing' : 'none_correct' }]
    case 'one_correct':
    case 'accepts_anything':
      return [field, { code: problem.code }]
    case 'essay_form':
      return [field, { code: problem.at === 'files' ? 'required' : 'words_order' }]
    case 'rubric_sum':
      return [field, { code: 'rubric' }]
    case 'order_incomplete':
      return [field, { code: 'order_incomplete' }]
    case 'match_unknown':
    case 'option_key_taken':
    case 'two_tolerances':
    case 'order_told':
    case 'pairs_told':
      return [field, { code: 'choice' }]
  }
}
