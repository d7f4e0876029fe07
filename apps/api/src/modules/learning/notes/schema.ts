import { Type } from 'typebox'
import {
  Cursor,
  CursorPage,
  Data,
  Id,
  Moment,
  Nullable,
  body,
  named,
  strict,
  visible,
} from '../../contract.ts'

/** How much a note, the words that it stands at, and all of a person’s notes to a course may hold. */
export const limits = { text: 5_000, quote: 300, perCourse: 1_000 }

const Text = Type.String({
  minLength: 1,
  maxLength: limits.text,
  pattern: visible,
  description: 'Markdown.',
})
const Revision = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'Counts the changes of the note.',
})

export const Note = named('Note', {
  id: Id,
  lesson_id: Id,
  position_seconds: Nullable(Type.Integer({ description: 'The second of the video at which it stands.' })),
  quote: Nullable(Type.String({ description: 'The words of the lesson’s text at which it stands.' })),
  text: Type.String({ description: 'Markdown.' }),
  revision: Type.Integer({ description: 'Counts the changes of the note.' }),
  created_at: Moment,
  updated_at: Moment,
})
export const NoteBody = body(
  'NoteBody',
  {
    key: Type.String({
      pattern: '^[A-Za-z0-9_-]{8,64}$',
      description: 'Made by the caller: a note that is sent again under the same key is not made twice.',
    }),
    text: Text,
    position_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    quote: Type.Optional(Type.String({ minLength: 1, maxLength: limits.quote, pattern: visible })),
  },
  {
    key: 'note-5f2c8e1a',
    text: 'الدالة SUMIFS تجمع بأكثر من شرط.',
    position_seconds: 135,
    quote: 'الجمع بشروط',
  },
)
export const NoteChange = body(
  'NoteChange',
  { text: Text, revision: Revision },
  { text: 'الدالة SUMIFS تجمع بأكثر من شرط، والشرط الأول بعد نطاق الجمع.', revision: 1 },
)
export const NoteAnswer = Data(Note)
export const LessonNotes = Data(Type.Array(Note))

const Words = Type.Optional(Type.String({ maxLength: 100, description: 'Words that a note has to hold.' }))
export const NotesQuery = strict({ q: Words })
export const CourseNotesQuery = strict({ q: Words, cursor: Cursor })
export const CourseNote = named('CourseNote', { ...Note.properties, lesson_title: Type.String() })
export const CourseNotes = CursorPage(CourseNote)
export const NotedCourses = Data(
  Type.Array(
    named('NotedCourse', {
      id: Id,
      title: Type.String(),
      note_count: Type.Integer({ description: 'How many notes hold the words.' }),
    }),
  ),
)
