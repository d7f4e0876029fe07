import { fold } from '@masar/text'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { lessons } from '../../../db/schema/index.ts'
import { pick } from '../../../locale.ts'
import type { ReadQuestion, RefusedQuestion } from './formats/reading.ts'
import type { Language } from './formats/texts.ts'

export interface CourseLesson {
  id: number
  title: BilingualText
}

/** The lessons of a course that files of its questions can name. */
export async function lessonsOf(db: Connection, courseId: number): Promise<CourseLesson[]> {
  return db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
}

/** Titles that are told apart by marks and spaces alone are one to whoever types them. */
const plain = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim()

const called = (known: readonly CourseLesson[], title: string) =>
  known.filter(lesson => Object.values(lesson.title).some(one => plain(one) === plain(title)))

/** How a file names a lesson: by its title, or by its id where another lesson has the same. @returns undefined for one that the course has no more */
export function lessonName(
  known: readonly CourseLesson[],
  id: number | null,
  language: Language,
): string | undefined {
  const lesson = known.find(one => one.id === id)
  if (!lesson) return undefined
  const title = pick(lesson.title, language).replaceAll(/\s+/g, ' ').trim()
  return title !== '' && called(known, title).length === 1 ? title : String(lesson.id)
}

interface WithLessons {
  read: ReadQuestion[]
  refused: RefusedQuestion[]
}

/**
 * Finds the lessons that the questions of a file name, by id or by title in either language.
 * @param isTyped whether people write them, and are told what is wrong; else a lesson that isn’t found is left out with a note
 */
export function findLessons<File extends WithLessons>(
  file: File,
  known: readonly CourseLesson[],
  isTyped: boolean,
): File {
  const read: ReadQuestion[] = []
  const refused = [...file.refused]
  for (const line of file.read) {
    const { lesson: text, ...question } = line.question
    if (text === undefined) {
      read.push(line)
      continue
    }
    const byId = known.filter(({ id }) => String(id) === plain(text))
    const [found, ...others] = byId.length > 0 ? byId : called(known, text)
    if (found && others.length === 0) read.push({ ...line, question: { ...question, lessonId: found.id } })
    else if (!isTyped) read.push({ ...line, question, notes: [...line.notes, 'lesson_left_out'] })
    else {
      const { question: _, notes: __, ...place } = line
      const code = found ? 'lesson_several' : 'lesson_unknown'
      refused.push({ ...place, name: question.key, reason: { code, text } })
    }
  }
  return { ...file, read, refused }
}
