import { Type } from 'typebox'
import { reportReasons } from '../../../db/schema/index.ts'
import { Choice, Cursor, Data, Id, Moment, Nullable, body, named, strict, visible } from '../../contract.ts'

/** How much of a course is done before it is reviewed, in percent, and how much a review and what belongs to it say. */
export const limits = { percent: 20, text: 3_000, reply: 2_000, note: 1_000 }

export const ReviewBody = body(
  'ReviewBody',
  {
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Type.String({ maxLength: limits.text }),
  },
  { stars: 5, text: 'شرح واضح وأمثلة من العمل.' },
)
export const ReviewReplyBody = body(
  'ReviewReplyBody',
  {
    text: Type.String({ minLength: 1, maxLength: limits.reply, pattern: visible }),
  },
  { text: 'شكرًا لك، أضفنا المثال الذي طلبته.' },
)
export const ReviewReportBody = body(
  'ReviewReportBody',
  {
    reason: Choice(reportReasons),
    note: Type.Optional(Type.String({ maxLength: limits.note })),
  },
  { reason: 'abuse', note: 'يسيء إلى المعلّم.' },
)
export const OwnReview = Data(
  named('OwnReview', {
    review: Nullable(
      Type.Object({
        id: Id,
        stars: Type.Integer(),
        text: Type.String(),
        created_at: Moment,
        is_hidden: Type.Boolean({ description: 'Whether an operator took it out of sight.' }),
      }),
    ),
    may_review: Type.Boolean({
      description: `Whether the caller has done ${limits.percent} % of the course, and does not teach it.`,
    }),
    percent: Nullable(Type.Integer({ description: 'Done of the course; null for who never enrolled.' })),
    is_teaching: Type.Boolean({ description: 'Whether the caller may answer its reviews.' }),
    helpful_ids: Type.Array(Id, { description: 'The reviews of the course that the caller finds helpful.' }),
  }),
)
export const HelpfulCount = Data(Type.Object({ helpful_count: Type.Integer() }))
export const TaughtReviewQuery = strict({
  is_waiting: Type.Optional(Type.Boolean()),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  cursor: Cursor,
})
