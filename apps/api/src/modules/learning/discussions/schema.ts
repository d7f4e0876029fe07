import { Type } from 'typebox'
import { reportReasons } from '../../../db/schema/index.ts'
import {
  Choice,
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
import { Rendered } from '../../../rich-text/schema.ts'

/** How much a post holds, how long it can be edited, and how many a person writes within a day. */
export const limits = { text: 5_000, note: 1_000, editMinutes: 15, perDay: 100, words: 200 }

const Text = Type.String({
  minLength: 1,
  maxLength: limits.text,
  pattern: visible,
  description: 'Markdown.',
})
const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,64}$',
  description: 'Made by the caller: what is sent again under the same key is not made twice.',
})

const Author = Nullable(
  named(
    'PostAuthor',
    {
      name: Type.String(),
      avatar: Nullable(Type.String()),
      is_instructor: Type.Boolean({ description: 'Whether the writer teaches the course.' }),
    },
    { description: 'Null once the post is deleted, or the writer’s account.' },
  ),
)
const post = {
  id: Id,
  text: Type.String({ description: 'Markdown; empty once deleted.' }),
  rendered: Rendered,
  author: Author,
  is_own: Type.Boolean(),
  votes: Type.Integer(),
  has_voted: Type.Boolean(),
  is_deleted: Type.Boolean(),
  created_at: Moment,
  edited_at: Nullable(Moment),
  editable_until: Nullable(
    Type.String({ format: 'date-time', description: 'Null where the caller may not edit it.' }),
  ),
}
export const Question = named('Question', {
  ...post,
  lesson_id: Id,
  lesson_title: Type.String(),
  position_seconds: Nullable(Type.Integer({ description: 'The second of the video at which it was asked.' })),
  reply_count: Type.Integer(),
  accepted_reply_id: Nullable(Id),
  is_followed: Type.Boolean({ description: 'Whether the caller is notified of replies.' }),
  may_accept: Type.Boolean(),
})
export const Reply = named('Reply', { ...post, question_id: Id, is_accepted: Type.Boolean() })

export const QuestionBody = body(
  'QuestionBody',
  {
    key: Key,
    text: Text,
    position_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  },
  { key: 'question-9b7d', text: 'لماذا يظهر #VALUE! هنا؟', position_seconds: 180 },
)
export const ReplyBody = body(
  'ReplyBody',
  { key: Key, text: Text },
  { key: 'reply-4036af', text: 'لأن الخلية فيها نص لا عدد.' },
)
export const PostChange = body('PostChange', { text: Text }, { text: 'وجدت الجواب في الدقيقة الثالثة.' })
export const Switch = body('PostSwitch', { is_on: Type.Boolean() }, { is_on: true })
export const AcceptBody = body(
  'AcceptBody',
  {
    reply_id: Nullable(Type.Integer({ ...Id, description: 'Null takes the acceptance back.' })),
  },
  { reply_id: 84 },
)
export const ReportBody = body(
  'ReportBody',
  {
    reason: Choice(reportReasons),
    note: Type.Optional(Type.String({ maxLength: limits.note })),
  },
  { reason: 'spam', note: 'إعلان لا صلة له بالدرس.' },
)

export const questionOrders = ['newest', 'unanswered', 'votes'] as const
const listed = {
  q: Type.Optional(
    Type.String({ maxLength: 100, description: 'Words that the question or a reply to it has to hold.' }),
  ),
  order: Type.Optional(
    Type.Unsafe<(typeof questionOrders)[number]>(
      Type.String({
        enum: [...questionOrders],
        description: 'Those without a reply first for the course’s instructor, else the newest.',
      }),
    ),
  ),
  cursor: Cursor,
}
export const QuestionsQuery = strict(listed)
export const SimilarQuery = strict({
  text: Type.String({ minLength: 1, maxLength: 300, description: 'A question as far as it is written.' }),
})
export const Questions = CursorPage(Question)
export const SimilarQuestions = Data(Type.Array(Question))
export const QuestionAnswer = Data(Question)
export const ReplyAnswer = Data(Reply)
export const Thread = Data(Type.Object({ question: Question, replies: Type.Array(Reply) }))
export const Votes = Data(Type.Object({ votes: Type.Integer() }))
