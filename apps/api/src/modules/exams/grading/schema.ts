import { Type } from 'typebox'
import { questionKinds } from '../../../db/schema/index.ts'
import { Rendered } from '../../../rich-text/schema.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, strict, visible } from '../../contract.ts'
import { essayParts } from '../files/listing.ts'
import { groupings } from './queue.ts'

export const Names = Type.Optional(
  Type.Unsafe<'shown' | 'hidden'>(
    Type.String({ enum: ['shown', 'hidden'], description: 'Hidden, no name of a learner is in the answer.' }),
  ),
)

export const QueueQuery = strict({
  exam: Type.Optional(Id),
  by: Type.Optional(Choice(groupings)),
  names: Names,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})

const place = {
  attempt_id: Id,
  question_id: Id,
  exam: Type.Object({ id: Id, title: Type.String() }),
  course: Type.String(),
  learner: Nullable(Type.String()),
  position: Type.Integer(),
  kind: Choice(questionKinds),
  body: Type.String({ description: 'Markdown.' }),
}

export const GradingQueue = Type.Object({
  data: Type.Array(
    named('WaitingAnswer', {
      ...place,
      is_regrade: Type.Boolean({ description: 'The learner asked to have the mark looked at again.' }),
      since: Moment,
    }),
  ),
  meta: Type.Object({ total: Type.Integer() }),
})

export const GradeParams = strict({ attemptId: Id, questionId: Id })
export const GradeQuery = strict({ names: Names })

const Points = Type.Number({ minimum: 0, maximum: 10_000 })

export const AnswerToGrade = Data(
  named('AnswerToGrade', {
    ...place,
    rendered: Rendered,
    submitted_at: Moment,
    ...essayParts,
    given: Type.Array(Type.String(), { description: 'What was answered, a line each.' }),
    right: Type.Array(Type.String(), { description: 'What the key says; empty for an essay.' }),
    max_points: Type.Number(),
    points: Nullable(Type.Number()),
    note: Nullable(Type.String()),
    rubric: Type.Array(
      named('RubricCriterion', {
        key: Type.String(),
        text: Type.String(),
        max_points: Type.Number(),
        points: Nullable(Type.Number()),
      }),
    ),
    revision: Type.Integer({ description: 'To be sent with a grade.' }),
    graded_by: Nullable(Type.String()),
    graded_at: Nullable(Moment),
    regrade: Nullable(Type.Object({ asked_at: Moment, reason: Type.String(), closed_at: Nullable(Moment) })),
  }),
)

export const GradeBody = body(
  'GradeBody',
  {
    points: Points,
    note: Nullable(Type.String({ maxLength: 5000 })),
    /** Points by criterion, which together are the points; null to give the points as one. */
    rubric: Nullable(
      Type.Array(strict({ key: Type.String({ maxLength: 60 }), points: Points }), { maxItems: 50 }),
    ),
    revision: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
  },
  { points: 4.5, note: 'حجة واضحة، وينقصها مثال.', rubric: null, revision: 2 },
)

export const StoredGrade = Data(
  named('StoredGrade', {
    revision: Type.Integer(),
    attempt_state: Choice(['submitted', 'graded'] as const),
    graded_at: Moment,
  }),
)

export const RegradeBody = body(
  'RegradeBody',
  {
    reason: Type.String({ minLength: 3, maxLength: 1000, pattern: visible }),
  },
  { reason: 'أظن أن إجابتي عن السؤال الثالث صحيحة أيضًا.' },
)
