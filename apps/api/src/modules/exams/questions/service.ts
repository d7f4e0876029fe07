import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { courses, exams } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { keepImages, lockImages } from '../../platform/images/stored.ts'
import { lockExam } from '../locking.ts'
import { poolsOf, sectionsOf } from '../settings/read.ts'
import { factsOf } from './content.ts'
import { drawFile, imageBytesOf, type DrawnFile } from './file-images.ts'
import { CourseLessons, findLessons, lessonsOf } from './file-lessons.ts'
import {
  formatOf,
  holdsImages,
  largestPlainFile,
  writeQuestions,
  type QuestionFormat,
} from './formats/formats.ts'
import { readApart } from './formats/reading-apart.ts'
import { languages, type Language } from './formats/texts.ts'
import { againstStored, presentReport } from './import-report.ts'
import { questionsOf, storeQuestions, type StoredQuestion } from './storing.ts'
import { imagesOfQuestion } from './with-texts.ts'
import { presentWritten } from './written.ts'

/** An exam whose questions a person may see and change. */
export interface OpenExam {
  id: number
  title: { ar?: string; en?: string }
  courseId: number
  courseTitle: { ar?: string; en?: string }
  slug: string
  taught: Language[]
}

/** @param may which courses the caller may open. @throws AppError `not_found` */
export async function openExam(db: Connection, examId: number, may?: SQL): Promise<OpenExam> {
  const [row] = await db
    .select({
      id: exams.id,
      title: exams.title,
      courseId: courses.id,
      courseTitle: courses.title,
      slug: courses.slug,
      languages: courses.languages,
    })
    .from(exams)
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .where(and(eq(exams.id, examId), may))
  if (!row) throw new AppError('not_found')
  const { languages: taught, ...exam } = row
  return { ...exam, taught: taught as Language[] }
}

/** The questions that the exam asks now, with what is right: for its instructor alone. */
export async function examQuestions(db: Connection, exam: OpenExam, locale: Locale) {
  const rows = await questionsOf(db, exam.id)
  const lastSection = (await sectionsOf(db, exam.id)).at(-1)?.id ?? null
  const pools = new Map((await poolsOf(db, exam.id)).map(pool => [pool.id, pool]))
  /** What is drawn from a pool is asked by the pool’s section; what names none by the last one. */
  const sectionOf = ({ poolId, examSectionId }: StoredQuestion) =>
    (poolId === null ? examSectionId : pools.get(poolId)?.examSectionId) ?? lastSection
  const present = (row: StoredQuestion) => ({
    id: row.id,
    key: row.key,
    kind: row.kind,
    points: row.points,
    body: pick(row.body, locale),
    languages: languages.filter(language => row.body[language] !== undefined),
    version: row.version,
    is_drawn: row.poolId !== null,
    pool_id: row.poolId,
    section_id: sectionOf(row),
    waived: row.answerKey.waived ?? null,
    tags: row.tags,
    category: row.category,
    written: presentWritten(factsOf(row)),
  })
  return {
    exam: { id: exam.id, title: pick(exam.title, locale) },
    course: { id: exam.courseId, title: pick(exam.courseTitle, locale), languages: exam.taught },
    questions: rows.filter(({ retiredAt }) => retiredAt === null).map(present),
    retired: rows.filter(({ retiredAt }) => retiredAt !== null).map(present),
  }
}

/** The exam’s questions as a file. @throws AppError `questions_too_large` */
export async function exportQuestions(
  sources: { db: Connection; storage: Storage },
  exam: OpenExam,
  format: QuestionFormat,
  language: Language,
): Promise<Uint8Array> {
  const rows = await questionsOf(sources.db, exam.id)
  const asked = rows.filter(({ retiredAt }) => retiredAt === null)
  const known = asked.some(({ lessonId }) => lessonId !== null)
    ? await lessonsOf(sources.db, exam.courseId)
    : new CourseLessons([])
  const facts = asked.map(row => {
    const lesson = known.nameOf(row.lessonId, language)
    return { ...factsOf(row), ...(lesson !== undefined && { lesson }) }
  })
  const images = holdsImages(format)
    ? await imageBytesOf(sources, exam.courseId, facts, format === 'moodle_xml')
    : new Map<string, Uint8Array>()
  return writeQuestions(facts, format, { taught: exam.taught, language, images })
}

export interface GivenFile {
  name: string
  bytes: Uint8Array
  /** What texts are in that name no language. */
  language: Language
}
export interface OpenedFile {
  format: QuestionFormat
  read: DrawnFile
}

/**
 * Reads a file of questions for an exam, and draws the images that it brings.
 * @throws AppError `unsupported_media_type` for a file of no format that is known, `too_large`
 */
export async function openFile(
  db: Connection,
  exam: OpenExam,
  { name, bytes, language }: GivenFile,
): Promise<OpenedFile> {
  const format = formatOf(name, bytes)
  if (format === undefined) throw new AppError('unsupported_media_type')
  if (!holdsImages(format) && bytes.length > largestPlainFile) throw new AppError('too_large')
  const [only, ...others] = exam.taught
  const unmarked = others.length === 0 && only ? only : language
  const read = await readApart(bytes, format, { language: unmarked })
  const drawn = await drawFile(db, exam.courseId, read)
  const namesLessons = drawn.read.some(({ question }) => question.lesson !== undefined)
  const known = namesLessons ? await lessonsOf(db, exam.courseId) : new CourseLessons([])
  return { format, read: findLessons(drawn, known, format === 'xlsx' || format === 'csv') }
}

/** What storing a file would do, with each question as it would be. */
export async function previewImport(db: Connection, exam: OpenExam, file: OpenedFile, locale: Locale) {
  const report = presentReport(file.format, file.read, await questionsOf(db, exam.id), locale)
  const byKey = new Map(file.read.read.map(({ question }) => [question.key, question]))
  const questions = report.questions.map(line => {
    const question = byKey.get(line.key)
    return { ...line, ...(question && { written: presentWritten(question) }) }
  })
  return { ...report, questions }
}

/** Stores what a file holds beside what the exam has; nothing of it is taken away. */
export async function importQuestions(
  { tx, storage }: { tx: Transaction; storage: Storage },
  exam: OpenExam,
  file: OpenedFile,
  { actor, locale }: { actor: Actor; locale: Locale },
) {
  if (file.read.drawn.size > 0) await lockImages(tx, exam.courseId)
  // Under the lock of the exam: two files at once see each other.
  await lockExam(tx, exam.id)
  const stored = await questionsOf(tx, exam.id)
  const report = presentReport(file.format, file.read, stored, locale)
  const { good } = againstStored(file.read, stored)
  const shown = new Set(good.flatMap(({ question }) => imagesOfQuestion(question)))
  const images = [...file.read.drawn.values()].filter(({ id }) => shown.has(id))
  await keepImages(tx, storage, exam.courseId, images)
  const counts = await storeQuestions(
    tx,
    exam.id,
    good.map(({ question }) => question),
    'keep',
  )
  await audit(tx, actor, {
    action: 'exam.import_questions',
    subject: { type: 'exam', id: exam.id },
    after: { format: file.format, created: counts.created, changed: counts.changed },
  })
  return report
}
