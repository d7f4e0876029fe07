import { Type } from 'typebox'
import { keyWaivers, questionKinds, reviewFields, submitters } from '../../db/schema/index.ts'
import { Rendered } from '../../rich-text/schema.ts'
import { Choice, Data, Id, Moment, Nullable, named } from '../contract.ts'
import { essayParts } from './files/listing.ts'
import { AnswerValue, attemptOutcome } from './schema.ts'

/** The result of an attempt, as far as its review policy shows it. */
export const Result = Data(
  named('AttemptResult', {
    ...attemptOutcome,
    exam: Type.Object({ id: Id, title: Type.String(), pass_mark: Type.Integer() }),
    course: Type.Object({ id: Id, title: Type.String() }),
    score: Nullable(Type.Number()),
    max_score: Type.Number(),
    submitted_by: Nullable(Choice(submitters)),
    receipt: Nullable(Type.String()),
    attempts_left: Nullable(Type.Integer()),
    /** Null where no further attempt can start. */
    next_attempt: Nullable(
      Type.Object({
        from: Nullable(Type.String({ format: 'date-time', description: 'Null where it can start now.' })),
      }),
    ),
    certificate_code: Nullable(Type.String()),
    /** What may be seen now, and when the rest will be. */
    shown: Type.Array(Choice(reviewFields)),
    more_at: Nullable(Moment),
    more_after_last_attempt: Type.Boolean(),
    /** What counts over all attempts, by `grade_method`; null while it is held back. */
    counted_percent: Nullable(Type.Number()),
    counted_passed: Nullable(Type.Boolean()),
    /** Lessons that teach what was missed, in their order; none where the review policy doesn’t show what was right or wrong. */
    study_again: Type.Array(
      named('StudyAgain', {
        lesson_id: Id,
        title: Type.String(),
        questions: Type.Integer({ description: 'That it teaches and that were missed.' }),
      }),
    ),
    questions: Type.Array(
      named('QuestionResult', {
        id: Id,
        position: Type.Integer(),
        kind: Choice(questionKinds),
        body: Type.String(),
        max_points: Type.Number(),
        points: Nullable(Type.Number()),
        is_right: Nullable(Type.Boolean()),
        ...essayParts,
        answer: Nullable(AnswerValue),
        prompts: Type.Array(
          Type.Object({
            key: Type.String(),
            text: Type.String(),
            right: Nullable(Type.String({ description: 'The key of the option that belongs to it.' })),
          }),
        ),
        options: Type.Array(
          Type.Object({
            key: Type.String(),
            text: Type.String(),
            is_right: Nullable(Type.Boolean()),
            feedback: Nullable(Type.String()),
          }),
        ),
        right_answer: Nullable(Type.String({ description: 'In words, for questions without options.' })),
        right_order: Nullable(
          Type.Array(Type.String(), { description: 'The keys of options in their order.' }),
        ),
        note: Nullable(Type.String({ description: 'What the grader wrote; shown with the marks.' })),
        /** Whether the mark waits for a person, or may be asked to be looked at by one. */
        grading: Choice(['waiting', 'done', 'regrade_asked', 'may_ask_regrade'] as const),
        explanation: Nullable(Type.String()),
        rendered: Rendered,
        waived: Nullable(
          Type.Unsafe<(typeof keyWaivers)[number]>(
            Type.String({
              enum: [...keyWaivers],
              description:
                'The question turned out to be wrong; told with the marks. `dropped`: it counts in no total.',
            }),
          ),
        ),
      }),
    ),
  }),
)
