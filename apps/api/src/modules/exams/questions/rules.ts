import { foldedAnswer } from '../text-fits.ts'
import { formProblem } from './essay-form.ts'
import type { QuestionFacts } from './facts.ts'

/** What may be wrong with a question beside its shape; exams.md ("Settled"). */
export type QuestionProblem =
  | { code: 'option_key_taken'; key: string }
  | { code: 'one_correct'; count: number }
  | { code: 'none_correct' }
  | { code: 'order_incomplete' }
  | { code: 'order_told' }
  | { code: 'match_unknown'; key: string }
  | { code: 'pairs_told' }
  | { code: 'essay_form'; at: 'files' | 'words' }
  | { code: 'rubric_sum'; sum: number; points: number }
  | { code: 'two_tolerances' }
  | { code: 'accepts_anything' }

export type ReportProblem = (path: readonly (string | number)[], problem: QuestionProblem) => void

/** What the shape of a question cannot say: a right answer that can be given and missed, and is not revealed by its keys. */
export function checkQuestion(question: QuestionFacts, report: ReportProblem): void {
  checkKeys(['options'], [...(question.prompts ?? []), ...(question.options ?? [])], report)
  if (question.kind === 'single_choice' || question.kind === 'multiple_choice') checkChoice(question, report)
  if (question.kind === 'ordering') checkOrder(question, report)
  if (question.kind === 'matching') checkPairs(question, report)
  if (question.kind === 'essay') {
    checkRubric(question, report)
    const problem = formProblem(question.essay)
    if (problem) report(['essay', problem], { code: 'essay_form', at: problem })
  }
  if (question.tolerance !== undefined && question.tolerance_percent !== undefined)
    report(['tolerance'], { code: 'two_tolerances' })
  for (const [i, accepted] of (question.accepted ?? []).entries()) {
    if (foldedAnswer(accepted.replaceAll('*', '')) === '')
      report(['accepted', i], { code: 'accepts_anything' })
  }
}

function checkKeys(
  at: readonly (string | number)[],
  options: readonly { key: string }[],
  report: ReportProblem,
): void {
  const keys = new Set<string>()
  for (const [index, { key }] of options.entries()) {
    if (keys.size === keys.add(key).size) report([...at, index, 'key'], { code: 'option_key_taken', key })
  }
}

function checkChoice({ kind, options = [] }: QuestionFacts, report: ReportProblem): void {
  const right = options.filter(option => option.correct === true).length
  if (right === 0) report(['options'], { code: 'none_correct' })
  else if (kind === 'single_choice' && right > 1) report(['options'], { code: 'one_correct', count: right })
}

function checkOrder({ options = [], order = [] }: QuestionFacts, report: ReportProblem): void {
  const keys = options.map(({ key }) => key)
  if (keys.toSorted().join(' ') !== order.toSorted().join(' '))
    report(['order'], { code: 'order_incomplete' })
  else if (order.join(' ') === keys.toSorted().join(' ')) report(['order'], { code: 'order_told' })
}

function checkPairs({ options = [], prompts = [] }: QuestionFacts, report: ReportProblem): void {
  const matches = prompts.map(({ match }) => match)
  for (const [index, key] of matches.entries()) {
    if (!options.some(option => option.key === key))
      report(['prompts', index, 'match'], { code: 'match_unknown', key })
  }
  if (matches.length > 2 && inStep(prompts)) report(['prompts'], { code: 'pairs_told' })
}

/** Whether sorting the prompts by their keys sorts what belongs to them, too. */
export function inStep(prompts: readonly { key: string; match: string }[]): boolean {
  const matches = prompts.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ match }) => match)
  return matches.join(' ') === matches.toSorted().join(' ')
}

function checkRubric({ points, rubric }: QuestionFacts, report: ReportProblem): void {
  if (rubric === undefined) return
  checkKeys(['rubric'], rubric, report)
  const sum = rubric.reduce((all, criterion) => all + Math.round(criterion.points * 100), 0)
  if (sum !== Math.round(points * 100)) report(['rubric'], { code: 'rubric_sum', sum: sum / 100, points })
}
