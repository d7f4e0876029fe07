import { Type } from 'typebox'
import { attemptStates, submitters } from '../../../db/schema/index.ts'
import { Choice, Cursor, CursorPage, Id, Moment, Nullable, named, strict } from '../../contract.ts'
import { Names } from '../grading/schema.ts'
import { Overdue } from '../overdue.ts'

export const TaughtAttemptsQuery = strict({
  state: Type.Optional(Choice(attemptStates)),
  names: Names,
  cursor: Cursor,
})

export const TaughtAttempts = CursorPage(
  named('TaughtAttempt', {
    id: Id,
    learner: Type.Object({
      id: Id,
      name: Nullable(
        Type.String({ description: 'Null where names are hidden, and once an account is deleted.' }),
      ),
    }),
    number: Type.Integer({ description: 'Which attempt of the learner it is, from 1.' }),
    state: Choice(attemptStates),
    is_overdue: Overdue,
    started_at: Moment,
    submitted_at: Nullable(Moment),
    submitted_by: Nullable(Choice(submitters)),
    score: Nullable(Type.Number()),
    max_score: Type.Number(),
    percent: Nullable(Type.Number({ description: 'Null before it is graded.' })),
    passed: Nullable(Type.Boolean()),
  }),
)
