import type { CourseNote } from './api.ts'
import { clockText } from './clock-text.ts'

/** A course with the notes to it, in its order. */
export interface NotedCourse {
  id: number
  title: string
  notes: readonly CourseNote[]
}

/** Notes that follow each other and are to the same lesson, together. */
export function byLesson(
  notes: readonly CourseNote[],
): { lesson: number; title: string; notes: CourseNote[] }[] {
  const groups: { lesson: number; title: string; notes: CourseNote[] }[] = []
  for (const note of notes) {
    const last = groups.at(-1)
    if (last?.lesson === note.lesson_id) last.notes.push(note)
    else groups.push({ lesson: note.lesson_id, title: note.lesson_title, notes: [note] })
  }
  return groups
}

/** All notes as one Markdown document: a heading for each course and lesson, each note below its second or the words that it stands at. */
export function notesMarkdown(title: string, courses: readonly NotedCourse[]): string {
  const parts = courses.flatMap(course => [
    `## ${course.title}`,
    ...byLesson(course.notes).flatMap(lesson => [
      `### ${lesson.title}`,
      lesson.notes.map(noteMarkdown).join('\n\n---\n\n'),
    ]),
  ])
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`
}

function noteMarkdown({ position_seconds: position, quote, text }: CourseNote): string {
  const place = position !== null ? [`**${clockText(position)}**`] : quote !== null ? [`> ${quote}`] : []
  return [...place, text.trim()].join('\n\n')
}
