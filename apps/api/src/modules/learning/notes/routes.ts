import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { Empty, IdParams } from '../../contract.ts'
import { closingOf, gatedOf } from '../closing.ts'
import type { LearningQueries } from '../queries.ts'
import {
  changeNote,
  createNote,
  deleteNote,
  notedCourses,
  notesOfCourse,
  notesOfLesson,
  presentNote,
} from './notes.ts'
import {
  CourseNotes,
  CourseNotesQuery,
  LessonNotes,
  limits,
  NoteAnswer,
  NoteBody,
  NoteChange,
  NotedCourses,
  NotesQuery,
} from './schema.ts'

const tags = ['learning']

/** A learner's own notes: no one else reads them, and they outlive the access to their course. */
// long: a list of routes, each short by itself
export function notes(db: Database, queries: LearningQueries): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/lessons/:id/notes',
      {
        schema: {
          operationId: 'listLessonNotes',
          summary: 'List the caller’s notes to a lesson',
          errorCodes: [],
          description:
            'In the order of the video; empty where there are none. Notes stay readable when access to the course has ended.',
          tags,
          params: IdParams,
          response: { 200: LessonNotes },
        },
      },
      async request => ({
        data: (await notesOfLesson(db, viewerOf(request).id, request.params.id)).map(presentNote),
      }),
    )

    app.post(
      '/lessons/:id/notes',
      {
        schema: {
          operationId: 'createNote',
          summary: 'Make a note at a lesson',
          errorCodes: ['not_enrolled', 'lesson_closed', 'notes_full', 'not_found'],
          description: `At a second of the video, at words of the text, or at the lesson. A key makes one note, however often it is sent: the answer is the note as it stands. At most ${limits.perCourse} notes a course.`,
          tags,
          params: IdParams,
          body: NoteBody,
          response: { 200: NoteAnswer },
        },
      },
      async request => {
        const user = viewerOf(request).id
        const { id } = request.params
        const lesson = await queries.lessonFacts({ lesson: id, user })
        if (!lesson) throw new AppError('not_found')
        if (lesson.enrolmentId === null) throw new AppError('not_enrolled')
        if (closingOf(gatedOf(lesson), lesson.gate)) throw new AppError('lesson_closed')
        return { data: presentNote(await createNote(db, user, lesson, request.body)) }
      },
    )

    app.patch(
      '/notes/:id',
      {
        schema: {
          operationId: 'changeNote',
          summary: 'Change a note',
          errorCodes: ['not_found', 'note_changed'],
          description:
            'The revision is the one that the caller has read: 409 `note_changed` hands over the note as another tab or device has written it since.',
          tags,
          params: IdParams,
          body: NoteChange,
          response: { 200: NoteAnswer },
        },
      },
      async request => ({
        data: presentNote(await changeNote(db, viewerOf(request).id, request.params.id, request.body)),
      }),
    )

    app.delete(
      '/notes/:id',
      {
        schema: {
          operationId: 'deleteNote',
          summary: 'Delete a note',
          description:
            'Removes the person’s own note for good. Another person’s note is 404, as an absent one is.',
          errorCodes: ['not_found'],
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        if (!(await deleteNote(db, viewerOf(request).id, request.params.id))) throw new AppError('not_found')
        return { data: null }
      },
    )

    app.get(
      '/courses/:id/notes',
      {
        schema: {
          operationId: 'listCourseNotes',
          summary: 'List the caller’s notes to a course',
          errorCodes: [],
          description: 'In the order of lessons and videos. Words are searched folded; each has to be there.',
          tags,
          params: IdParams,
          querystring: CourseNotesQuery,
          response: { 200: CourseNotes },
        },
      },
      request => notesOfCourse(db, viewerOf(request).id, request.params.id, request.query, request.locale),
    )

    app.get(
      '/notes',
      {
        schema: {
          operationId: 'listNotedCourses',
          summary: 'List the courses that the caller has notes to',
          errorCodes: [],
          description: 'Last written first; with words, the courses with notes that hold them.',
          tags,
          querystring: NotesQuery,
          response: { 200: NotedCourses },
        },
      },
      async request => ({
        data: await notedCourses(db, viewerOf(request).id, request.query.q, request.locale),
      }),
    )
  }
}
