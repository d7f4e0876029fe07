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
export const TraceList = Type.Object({
  data: Type.Array(
    named('AttemptEvent', {
      at: Moment,
      kind: Type.String(),
      data: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
  meta: Type.Object({
    left_out: Type.Integer({
      description: 'Earlier answers that were saved; of an essay there are thousands.',
    }),
  }),
})
