import { Type } from 'typebox'
import { Choice, Data, Id, Moment, named } from '../contract.ts'

export const Submitted = Data(
  named('SubmittedAttempt', {
    id: Id,
    state: Choice(['submitted', 'graded'] as const),
    submitted_at: Moment,
    receipt: Type.String({ description: 'SHA-256 over the attempt and the revisions that were stored.' }),
  }),
)

/** What happened in an attempt. */
export const TraceList = Data(
  Type.Array(
    named('AttemptEvent', {
      at: Moment,
      kind: Type.String(),
      data: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
)
