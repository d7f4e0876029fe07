import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../contract.ts'
import { AnswerValue, SessionLockBody } from './schema.ts'

/** Why an answer of several was not stored; the others were. */
export const answerErrorCodes = [
  'not_found',
  'validation',
  'revision_stale',
  'question_passed',
  'attempt_taken_over',
  'attempt_closed',
] as const
export const AnswersBody = body(
  'AnswersBody',
  {
    holder: SessionLockBody.properties.holder,
    answers: Type.Array(
      strict({
        question_id: Id,
        value: Nullable(AnswerValue),
        revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        made_at: Moment,
      }),
      { minItems: 1, maxItems: 200 },
    ),
  },
  {
    holder: 'tab-5f2c8e1a9b7d4036',
    answers: [{ question_id: 41, value: { text: '37.5' }, revision: 2, made_at: '2026-11-21T09:12:00Z' }],
  },
)
export const SavedAnswers = Data(
  Type.Array(
    named('AnswerOutcome', {
      question_id: Id,
      saved: Nullable(
        Type.Object({
          revision: Type.Integer(),
          saved_at: Moment,
          server_time: Moment,
          deadline_at: Nullable(Moment),
        }),
      ),
      refused: Nullable(
        Type.Object({
          code: Choice(answerErrorCodes),
          stored: Nullable(
            Type.Object(
              { revision: Type.Integer(), value: Nullable(AnswerValue) },
              { description: 'What is stored instead.' },
            ),
          ),
        }),
      ),
    }),
    { description: 'In the order of the request: each was saved, or refused by itself.' },
  ),
)
