import { foldedAnswer } from '../modules/exams/text-fits.ts'
import type { ExamFacts, QuestionFacts } from './course-shapes.ts'
import type { Path, Source } from './source.ts'

/** What the shape of an exam cannot say: keys once only, and a right answer that can be given and missed, and is not told by its keys. */
export function checkExam(source: Source, exam: ExamFacts): void {
  const keys = new Set<string>()
  for (const [index, question] of exam.questions.entries()) {
    const at = ['questions', index]
    if (keys.size === keys.add(question.key).size)
      source.error([...at, 'key'], `"${question.key}" names another question too`)
    checkKeys(source, [...at, 'options'], [...(question.prompts ?? []), ...(question.options ?? [])])
    if (question.kind === 'single_choice' || question.kind === 'multiple_choice')
      checkChoice(source, [...at, 'options'], question)
    if (question.kind === 'ordering') checkOrder(source, [...at, 'order'], question)
    if (question.kind === 'matching') checkPairs(source, [...at, 'prompts'], question)
    if (question.kind === 'essay') checkRubric(source, [...at, 'rubric'], question)
    if (question.tolerance !== undefined && question.tolerance_percent !== undefined)
      source.error([...at, 'tolerance'], 'cannot stand beside tolerance_percent')
    for (const [i, accepted] of (question.accepted ?? []).entries()) {
      if (foldedAnswer(accepted.replaceAll('*', '')) === '')
        source.error([...at, 'accepted', i], 'would accept any answer, or none')
    }
  }
}

function checkKeys(source: Source, at: Path, options: readonly { key: string }[]): void {
  const keys = new Set<string>()
  for (const [index, option] of options.entries()) {
    if (keys.size === keys.add(option.key).size)
      source.error([...at, index, 'key'], `"${option.key}" names another option too`)
  }
}

function checkChoice(source: Source, at: Path, { kind, options = [] }: QuestionFacts): void {
  const right = options.filter(option => option.correct === true).length
  if (kind === 'single_choice' && right !== 1)
    source.error(at, `need exactly one that is correct, not ${right}`)
  if (kind === 'multiple_choice' && right === 0) source.error(at, 'need at least one that is correct')
}

function checkOrder(source: Source, at: Path, { options = [], order = [] }: QuestionFacts): void {
  const keys = options.map(({ key }) => key)
  if (keys.toSorted().join(' ') !== order.toSorted().join(' '))
    source.error(at, 'needs the key of each option, once')
  else if (order.join(' ') === keys.toSorted().join(' '))
    source.error(at, 'is the alphabetical order of the keys, which would tell it to learners')
}

function checkPairs(source: Source, at: Path, { options = [], prompts = [] }: QuestionFacts): void {
  const matches = prompts.map(({ match }) => match)
  for (const [index, match] of matches.entries()) {
    if (!options.some(({ key }) => key === match))
      source.error([...at, index, 'match'], `"${match}" is no option of this question`)
  }
  if (matches.length > 2 && inStep(prompts))
    source.error(at, 'match in the alphabetical order of the keys, which would tell the pairs to learners')
}

/** Whether sorting the prompts by their keys sorts what belongs to them, too. */
function inStep(prompts: readonly { key: string; match: string }[]): boolean {
  const matches = prompts.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ match }) => match)
  return matches.join(' ') === matches.toSorted().join(' ')
}

function checkRubric(source: Source, at: Path, { points, rubric }: QuestionFacts): void {
  if (rubric === undefined) return
  checkKeys(source, at, rubric)
  const sum = rubric.reduce((all, criterion) => all + Math.round(criterion.points * 100), 0)
  if (sum !== Math.round(points * 100)) source.error(at, `add up to ${sum / 100} points, not ${points}`)
}
