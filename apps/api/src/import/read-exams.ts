import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuizQuestionFacts } from '../modules/learning/quizzes/facts.ts'
import { checked } from './check.ts'
import { checkExam, checkQuestions } from './check-exam.ts'
import type { ContentErrors } from './content-errors.ts'
import type { CourseFacts, ExamFacts, PackagedQuestion, Taught } from './course-shapes.ts'
import { nameIn, yamlFile, type Source } from './source.ts'

/** An exam of a package, and where it belongs. */
export interface PackagedExam {
  /** Of the package. */
  file: string
  /** The key of the section that it ends; null for the final exam of the course. */
  section: string | null
  source: Source
  facts: ExamFacts
}

/** What the file of an exam is called. @param section the key of its section; null for the final exam */
export const examFileName = (section: string | null) =>
  section === null ? 'exam.yaml' : `exams/${section}.yaml`

/** The exams of a course: `exams/<key of a section>.yaml` each, and `exam.yaml`; a file that names no section is an error. */
export async function readExams(
  root: string,
  folder: string,
  shapes: Taught,
  course: CourseFacts | undefined,
  errors: ContentErrors,
): Promise<PackagedExam[]> {
  const sections = (course?.curriculum ?? []).map(({ key }) => key)
  const expected = new Set(sections.map(key => `${key}.yaml`))
  const found = existsSync(join(folder, 'exams')) ? await readdir(join(folder, 'exams')) : []
  // Without a sound course there is nothing to hold them against.
  for (const name of course ? found.filter(one => !expected.has(one)) : [])
    errors.add(nameIn(root, join(folder, 'exams', name)), 1, 'is named after no section of the curriculum')
  const exams: PackagedExam[] = []
  // The final one first: a section that is given an exam later leaves it the id that it would have had.
  for (const section of [null, ...sections]) {
    const file = examFileName(section)
    if (!existsSync(join(folder, file))) continue
    const exam = await readExam(root, join(folder, file), shapes, course, errors)
    if (exam) exams.push({ file, section, ...exam })
  }
  return exams
}

async function readExam(
  root: string,
  path: string,
  shapes: Taught,
  course: CourseFacts | undefined,
  errors: ContentErrors,
): Promise<{ source: Source; facts: ExamFacts } | undefined> {
  const source = await yamlFile(root, path, errors)
  const facts = source && checked(shapes.Exam, source)
  if (!facts) return undefined
  const questions = facts.questions.map(
    (question, index) =>
      checked(shapeIn(shapes.Question, question.partial)[question.kind], source, ['questions', index]) as
        | PackagedQuestion
        | undefined,
  )
  const whole = questions.filter(question => question !== undefined)
  if (whole.length < questions.length) return undefined
  const exam = { ...facts, questions: whole }
  // Without a sound course there is nothing to hold it against.
  const taught =
    course?.curriculum.flatMap(({ lessons }) => lessons) ?? questions.map(one => ({ key: one?.lesson ?? '' }))
  checkExam(source, exam, new Set(taught.map(({ key }) => key)))
  return { source, facts: exam }
}

/** The questions for practice at a lesson. */
export async function readQuiz(
  root: string,
  path: string,
  shapes: Taught,
  errors: ContentErrors,
): Promise<QuizQuestionFacts[]> {
  const source = await yamlFile(root, path, errors)
  const listed = (source && checked(shapes.Quiz, source)) ?? []
  const questions = listed.flatMap(
    ({ kind, partial }, index) =>
      (source &&
        (checked(shapeIn(shapes.QuizQuestion, partial)[kind], source, [index]) as
          | QuizQuestionFacts
          | undefined)) ??
      [],
  )
  if (source && questions.length === listed.length) checkQuestions(source, questions, [])
  return questions
}

const shapeIn = (shapes: Taught['Question'], partial = false) => (partial ? shapes.partial : shapes.whole)
