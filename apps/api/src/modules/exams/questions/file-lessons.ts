import { fold } from '@masar/text'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { lessons } from '../../../db/schema/index.ts'
import { pick } from '../../../locale.ts'
import type { ReadQuestion, RefusedQuestion } from './formats/reading.ts'
import type { Language } from './formats/texts.ts'

interface CourseLesson {
  id: number
  title: BilingualText
}

/** The lessons of a course that files of its questions can name. */
export async function lessonsOf(db: Connection, courseId: number): Promise<CourseLessons> {
  return new CourseLessons(
    await db
      .select({ id: lessons.id, title: lessons.title })
      .from(lessons)
      .where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt))),
  )
}

/** Lessons by what files call them. Folding is slow: each title is folded once, however many questions ask. */
export class CourseLessons {
  readonly #byId = new Map<string, CourseLesson>()
  /** Titles that are told apart by marks and spaces alone are one to whoever types them. */
  readonly #byTitle = new Map<string, Set<CourseLesson>>()

  constructor(known: readonly CourseLesson[]) {
    for (const lesson of known) {
      this.#byId.set(String(lesson.id), lesson)
      for (const title of Object.values(lesson.title)) {
        const called = this.#byTitle.get(fold(title))
        if (called) called.add(lesson)
        else this.#byTitle.set(fold(title), new Set([lesson]))
      }
    }
  }

  /**
   * The lesson that a text names: the one with this title in either language, since a title may be a number and people read titles; else
   * the one with this id.
   * @returns how many have the title where it tells no lesson
   */
  find(text: string): CourseLesson | 'several' | 'none' {
    const folded = fold(text)
    const [first, ...others] = this.#byTitle.get(folded) ?? []
    if (first && others.length === 0) return first
    return this.#byId.get(folded) ?? (first ? 'several' : 'none')
  }

  /** How a file names a lesson: by its title, or by its id where the title isn’t its own. @returns undefined for one that the course has no more, or that neither names */
  nameOf(id: number | null, language: Language): string | undefined {
    const lesson = this.#byId.get(String(id))
    if (!lesson) return undefined
    const title = pick(lesson.title, language).replaceAll(/\s+/g, ' ').trim()
    return [title, String(lesson.id)].find(name => name !== '' && this.find(name) === lesson)
  }
}

interface WithLessons {
  read: ReadQuestion[]
  refused: RefusedQuestion[]
}

/**
 * Finds the lessons that the questions of a file name, by title in either language or by id. One that the course does not have is left
 * out with a note, as of a file from another course.
 * @param isTyped whether people write them, and are told to choose where several have the title
 */
export function findLessons<File extends WithLessons>(
  file: File,
  known: CourseLessons,
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
    const lesson = known.find(text)
    if (typeof lesson === 'object') read.push({ ...line, question: { ...question, lessonId: lesson.id } })
    else if (isTyped && lesson === 'several') {
      const { question: _, notes: __, ...place } = line
      refused.push({ ...place, name: question.key, reason: { code: 'lesson_several', text } })
    } else read.push({ ...line, question, notes: [...line.notes, { code: 'lesson_left_out', text }] })
  }
  return { ...file, read, refused }
}
