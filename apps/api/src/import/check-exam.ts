import { checkQuestion, type QuestionProblem } from '../modules/exams/questions/rules.ts'
import type { ExamFacts, QuestionFacts } from './course-shapes.ts'
import type { Path, Source } from './source.ts'

/** What the shape of an exam cannot say: keys once only, and what {@link checkQuestion} finds. @param lessons the keys of its course’s lessons */
export function checkExam(source: Source, exam: ExamFacts, lessons: ReadonlySet<string>): void {
  const pools = new Map((exam.pools ?? []).map(pool => [pool.key, pool]))
  checkQuestions(
    source,
    // What is drawn has the points of its pool.
    exam.questions.map(question => ({
      ...question,
      points: pools.get(question.pool ?? '')?.points ?? question.points,
    })),
    ['questions'],
  )
  checkWindow(source, exam)
  checkSections(source, exam)
  checkPools(source, exam)
  for (const [index, { lesson }] of exam.questions.entries())
    if (lesson !== undefined && !lessons.has(lesson))
      source.error(['questions', index, 'lesson'], `"${lesson}" is no lesson of this course`)
}

/** It closes after it has opened; whether it has a password is said by none, or by one that has it. */
function checkWindow(
  source: Source,
  { opens_at: opens, closes_at: closes, password, has_password }: ExamFacts,
): void {
  if (opens != null && closes != null && Date.parse(closes) <= Date.parse(opens))
    source.error(['closes_at'], 'must be after opens_at')
  if (password === null && has_password === true)
    source.error(['has_password'], 'is not so: password is null')
}

/** Sections have the time of the exam among them, and each question is asked by one. */
function checkSections(source: Source, { sections = [], questions, time_limit_minutes }: ExamFacts): void {
  const keys = new Set<string>()
  for (const [index, { key }] of sections.entries()) {
    if (keys.size === keys.add(key).size)
      source.error(['sections', index, 'key'], `"${key}" names another section too`)
    if (!questions.some(({ section }) => section === key))
      source.error(['sections', index], 'has no questions')
  }
  if (sections.length > 0 && time_limit_minutes !== null)
    source.error(['time_limit_minutes'], 'must be null: each section has its own')
  for (const [index, { section }] of questions.entries()) {
    if (section === undefined ? sections.length > 0 : !keys.has(section))
      source.error(
        ['questions', index],
        section === undefined ? 'needs "section"' : `"${section}" is no section of this exam`,
      )
  }
}

/** Each pool holds what is drawn from it, in one section. */
function checkPools(source: Source, { pools = [], questions }: ExamFacts): void {
  const keys = new Set<string>()
  for (const [index, { key, draws }] of pools.entries()) {
    if (keys.size === keys.add(key).size)
      source.error(['pools', index, 'key'], `"${key}" names another pool too`)
    const held = questions.filter(({ pool }) => pool === key)
    if (draws > held.length)
      source.error(['pools', index, 'draws'], `is more than the pool holds, which is ${held.length}`)
    if (new Set(held.map(({ section }) => section)).size > 1)
      source.error(['pools', index], 'has questions of several sections')
  }
  for (const [index, { pool }] of questions.entries())
    if (pool !== undefined && !keys.has(pool))
      source.error(['questions', index, 'pool'], `"${pool}" is no pool of this exam`)
}

/** The same of the questions of a quiz, which have no points. @param place where in the file they stand */
export function checkQuestions(
  source: Source,
  questions: readonly Omit<QuestionFacts, 'points'>[],
  place: Path,
): void {
  const keys = new Set<string>()
  for (const [index, question] of questions.entries()) {
    const at = [...place, index]
    if (keys.size === keys.add(question.key).size)
      source.error([...at, 'key'], `"${question.key}" names another question too`)
    checkQuestion({ points: 1, ...question }, (path, problem) =>
      source.error([...at, ...path], sentenceOf(problem)),
    )
  }
}

function sentenceOf(problem: QuestionProblem): string {
  switch (problem.code) {
    case 'option_key_taken':
      return `"${problem.key}" names another option too`
    case 'one_correct':
      return `hold ${problem.count} that are correct, and a single choice has one`
    case 'none_correct':
      return 'hold none that is correct'
    case 'order_incomplete':
      return 'needs the key of each option, once'
    case 'order_told':
      return 'is the alphabetical order of the keys, which would tell it to learners'
    case 'match_unknown':
      return `"${problem.key}" is no option of this question`
    case 'pairs_told':
      return 'match in the alphabetical order of the keys, which would tell the pairs to learners'
    case 'essay_form':
      return problem.at === 'files'
        ? 'is needed for an answer in files'
        : 'ask for more words than they allow'
    case 'rubric_sum':
      return `add up to ${problem.sum} points, not ${problem.points}`
    case 'two_tolerances':
      return 'cannot stand beside tolerance_percent'
    case 'accepts_anything':
      return 'would accept any answer, or none'
  }
}
