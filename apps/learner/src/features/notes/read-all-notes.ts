import type { QueryClient } from '@tanstack/react-query'
import { courseNotesQuery, notedCoursesQuery } from './api.ts'
import type { NotedCourse } from './notes-markdown.ts'

/** More pages than the notes of a course fill. */
const everyPage = 20

/** All notes that hold the words, to the last page. @throws ApiError */
export async function readAllNotes(client: QueryClient, words: string): Promise<NotedCourse[]> {
  const { data } = await client.fetchQuery(notedCoursesQuery(words))
  const courses: NotedCourse[] = []
  for (const { id, title } of data) {
    const { pages } = await client.fetchInfiniteQuery({ ...courseNotesQuery(id, words), pages: everyPage })
    courses.push({ id, title, notes: pages.flatMap(page => page.data) })
  }
  return courses
}
