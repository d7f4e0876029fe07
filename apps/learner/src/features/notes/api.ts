import { type ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, clientPages, clientQuery, queriesOf } from '@masar/app-shell'
import type { QueryClient } from '@tanstack/react-query'

type LessonNotes = ClientPaths['/lessons/{id}/notes']['get']['responses'][200]['content']['application/json']
export type Note = LessonNotes['data'][number]
type NotePage = ClientPaths['/courses/{id}/notes']['get']['responses'][200]['content']['application/json']
export type CourseNote = NotePage['data'][number]
type Body = ClientPaths['/lessons/{id}/notes']['post']['requestBody']['content']['application/json']
type Change = ClientPaths['/notes/{id}']['patch']['requestBody']['content']['application/json']

/** One's notes to a lesson. */
export function lessonNotesQuery(id: number) {
  return clientQuery('/lessons/{id}/notes', { path: { id } })
}

/** The courses that one has notes to, with how many hold the words. */
export function notedCoursesQuery(words: string) {
  return clientQuery('/notes', { query: queryOf(words) })
}

/** One's notes to a course, page by page. */
export function courseNotesQuery(id: number, words: string) {
  return clientPages('/courses/{id}/notes', { path: { id }, query: queryOf(words) })
}

function queryOf(words: string) {
  const q = words.trim()
  return q === '' ? {} : { q: q.slice(0, 100) }
}

/** The calls that write notes; they outlive the page, since the last change is sent while leaving it. */
export interface NoteCalls {
  /** @throws ApiError */
  create(lesson: number, body: Body): Promise<Note>
  /** @throws ApiError */
  change(id: number, body: Change): Promise<Note>
}
export const noteCalls: NoteCalls = {
  create: async (id, body) =>
    (
      await unwrap(
        clientApi().POST('/lessons/{id}/notes', { params: { path: { id } }, body, keepalive: true }),
      )
    ).data,
  change: async (id, body) =>
    (await unwrap(clientApi().PATCH('/notes/{id}', { params: { path: { id } }, body, keepalive: true })))
      .data,
}

/** Deletes a note; idempotent. @throws ApiError */
export async function deleteNote(id: number): Promise<void> {
  try {
    await unwrap(clientApi().DELETE('/notes/{id}', { params: { path: { id } }, keepalive: true }))
  } catch (error) {
    if ((error as ApiError).status !== 404) throw error
  }
}

/** Shows a saved note in the list of its lesson; lists of courses are refetched when they are shown. */
export function showNote(client: QueryClient, note: Note): void {
  setNotes(client, note.lesson_id, notes =>
    [...notes.filter(({ id }) => id !== note.id), note].toSorted(
      (one, other) => (one.position_seconds ?? -1) - (other.position_seconds ?? -1) || one.id - other.id,
    ),
  )
}

/** Takes a deleted note out of the lists. */
export function hideNote(client: QueryClient, note: Pick<Note, 'id' | 'lesson_id'>): void {
  setNotes(client, note.lesson_id, notes => notes.filter(({ id }) => id !== note.id))
}

function setNotes(client: QueryClient, lesson: number, change: (notes: Note[]) => Note[]): void {
  client.setQueryData(
    lessonNotesQuery(lesson).queryKey,
    answer => answer && { ...answer, data: change(answer.data) },
  )
  void client.invalidateQueries(queriesOf('/notes', '/courses/{id}/notes'))
}
