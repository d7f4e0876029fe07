import { readFile, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { InvalidArgumentError, type Command } from 'commander'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { courses, exams, sections } from '../db/schema/index.ts'
import {
  largestFile,
  questionFormats,
  type QuestionFormat,
} from '../modules/exams/questions/formats/formats.ts'
import {
  exportQuestions,
  importQuestions,
  openExam,
  openFile,
  previewImport,
} from '../modules/exams/questions/service.ts'
import { AppError } from '../errors.ts'
import { commandLine } from '../modules/platform/audit/actor.ts'
import type { OpenedWithFiles } from './export.ts'

/** A course without an exam, or a file that cannot be taken. */
export class QuestionsError extends Error {
  override name = 'QuestionsError'
}

interface ExamOptions {
  language: 'ar' | 'en'
  /** The key of a section. */
  section?: string
}

/** `pnpm masar questions …`: the questions of a course’s exam, out and in. */
export function questionCommands(program: Command, opened: OpenedWithFiles): void {
  const questions = program.command('questions').description('the questions of a course’s exam, out and in')
  questions
    .command('export')
    .description('write the questions to a file')
    .argument('<course>', 'its slug')
    .argument('<file>', 'where to')
    .requiredOption('--format <format>', questionFormats.join(', '), formatGiven)
    .option('--language <language>', 'of the heads of sheets: ar or en', languageGiven, 'en')
    .option('--section <key>', 'of the exam of this section instead of the course’s own')
    .action(async (slug: string, path: string, options: ExamOptions & { format: QuestionFormat }) => {
      const bytes = await opened(async ({ db }, storage) => {
        const exam = await examOf(db, slug, options.section)
        return exportQuestions({ db, storage }, exam, options.format, options.language)
      })
      await writeFile(resolve(path), bytes)
      console.log(`Written: ${path}`)
    })
  questions
    .command('import')
    .description(
      'store the questions of a file; one whose key is known gets a new version, none is taken away',
    )
    .argument('<course>', 'its slug')
    .argument('<file>')
    .option('--language <language>', 'of texts that name none: ar or en', languageGiven, 'ar')
    .option('--section <key>', 'into the exam of this section instead of the course’s own')
    .option('--preview', 'only say what would be done')
    .action(async (slug: string, path: string, options: ExamOptions & { preview?: true }) => {
      const bytes = await read(path)
      const report = await opened(async ({ db }, storage) => {
        const exam = await examOf(db, slug, options.section)
        const file = await fileOf(db, exam, { name: basename(path), bytes, language: options.language })
        return options.preview
          ? previewImport(db, exam, file, 'en')
          : db.transaction(tx =>
              importQuestions({ tx, storage }, exam, file, { actor: commandLine, locale: 'en' }),
            )
      })
      for (const { file, line, message } of report.refused)
        console.log(`${file ?? basename(path)}:${line}: left out: ${message}`)
      for (const { file, line, notes } of report.questions)
        for (const note of notes) console.log(`${file ?? basename(path)}:${line}: ${note}`)
      const { created, changed, unchanged, refused } = report
      console.log(
        `${created} created, ${changed} changed, ${unchanged} unchanged, ${refused.length} left out.`,
      )
      if (options.preview) console.log('Nothing was stored.')
    })
}

async function read(path: string): Promise<Buffer> {
  const bytes = await readFile(resolve(path))
  if (bytes.length > largestFile) throw new QuestionsError('The file is larger than 16 MB.')
  return bytes
}

/** @param section the key of the section whose exam is meant; without it the exam of the course as a whole */
async function examOf(db: Database, slug: string, section?: string) {
  const [exam] = await db
    .select({ id: exams.id })
    .from(exams)
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .leftJoin(sections, eq(sections.id, exams.sectionId))
    .where(
      and(
        eq(courses.slug, slug),
        section === undefined ? isNull(exams.sectionId) : eq(sections.key, section),
      ),
    )
  if (exam) return openExam(db, exam.id)
  throw new QuestionsError(
    section === undefined
      ? `No course with an exam has the slug ${slug}.`
      : `No course with the slug ${slug} has an exam in a section ${section}.`,
  )
}

async function fileOf(...given: Parameters<typeof openFile>) {
  try {
    return await openFile(...given)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large')
      throw new QuestionsError('A file of this format is larger than 2 MB.')
    if (error instanceof AppError)
      throw new QuestionsError('Its name has to end in .gift, .txt, .xml, .zip, .xlsx or .csv.')
    throw error
  }
}

function formatGiven(text: string): QuestionFormat {
  const format = questionFormats.find(known => known === text)
  if (!format) throw new InvalidArgumentError(`It has to be one of ${questionFormats.join(', ')}.`)
  return format
}

function languageGiven(text: string): 'ar' | 'en' {
  if (text !== 'ar' && text !== 'en') throw new InvalidArgumentError('It has to be ar or en.')
  return text
}
