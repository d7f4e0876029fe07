import { Type, type Static } from 'typebox'
import { questionKinds, keyWaivers } from '../../../db/schema/index.ts'
import { Rendered } from '../../../rich-text/schema.ts'
import { Choice, Data, Id, Moment, Nullable, body, named, visible } from '../../contract.ts'

const OptionKey = Type.String({ minLength: 1, maxLength: 60 })
const Decimal = Type.Number({ minimum: -1e12, maximum: 1e12 })

const key = {
  correct: Type.Optional(
    Type.Array(OptionKey, { maxItems: 50, uniqueItems: true, description: 'Right options, or the order.' }),
  ),
  truth: Type.Optional(Type.Boolean()),
  accepted: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 100 })),
  value: Type.Optional(Decimal),
  tolerance: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  tolerance_percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  pairs: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), OptionKey, { maxProperties: 50 })),
}

/** A key of the question's kind, or a waiver in place of one. */
export const CorrectedKey = named(
  'CorrectedKey',
  { ...key, waived: Type.Optional(Choice(keyWaivers)) },
  { additionalProperties: false },
)
export type CorrectedKey = Static<typeof CorrectedKey>

const State = Type.String({ maxLength: 60, description: 'From the question as it was read.' })

export const PreviewBody = body(
  'RegradePreviewBody',
  {
    key: CorrectedKey,
    state: State,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  },
  { key: { correct: ['b'] }, state: '5f2c8e1a9b7d4036' },
)

export const RegradeQuestionBody = body(
  'RegradeQuestionBody',
  {
    key: CorrectedKey,
    state: State,
    reason: Type.String({ minLength: 3, maxLength: 1000, pattern: visible }),
  },
  { key: { correct: ['b'] }, state: '5f2c8e1a9b7d4036', reason: 'الخيار الثاني صحيح أيضًا.' },
)

const counts = {
  raised: Type.Integer({ description: 'Attempts whose result rises.' }),
  lowered: Type.Integer(),
  now_passed: Type.Integer(),
  now_failed: Type.Integer(),
}

export const Correction = named('QuestionCorrection', {
  id: Id,
  at: Moment,
  by: Type.String(),
  reason: Type.String(),
  status: Choice(['running', 'done', 'failed'] as const),
  total: Type.Integer(),
  done: Type.Integer(),
  ...counts,
  certificates: Type.Integer({ description: 'Issued by this correction.' }),
})

export const CorrectableQuestion = Data(
  named('CorrectableQuestion', {
    id: Id,
    exam: Type.Object({ id: Id, title: Type.String() }),
    kind: Choice(questionKinds),
    body: Type.String({ description: 'Markdown.' }),
    rendered: Rendered,
    points: Type.Number(),
    options: Type.Array(Type.Object({ key: Type.String(), text: Type.String(), is_prompt: Type.Boolean() })),
    key: CorrectedKey,
    state: State,
    attempts: Type.Integer({ description: 'Submitted ones that have the question.' }),
    corrections: Type.Array(Correction, { description: 'The latest first.' }),
  }),
)

const Outcome = Type.Object({
  points: Nullable(Type.Number()),
  percent: Nullable(Type.Number()),
  passed: Nullable(Type.Boolean()),
})

export const RegradePreview = Data(
  named('RegradePreview', {
    attempts: Type.Integer(),
    ...counts,
    kept: Type.Integer({ description: 'Marks that a person gave, which stay.' }),
    left_alone: Type.Integer({ description: 'Attempts with an earlier wording that has another key.' }),
    new_certificates: Type.Integer(),
    kept_certificates: Type.Integer({
      description: 'Of learners who no longer pass; they stay valid until an operator withdraws them.',
    }),
    page: Type.Integer(),
    pages: Type.Integer(),
    rows: Type.Array(
      named('RegradedAttempt', {
        attempt_id: Id,
        number: Type.Integer(),
        learner: Type.String(),
        before: Outcome,
        after: Outcome,
      }),
    ),
  }),
)

export const StartedCorrection = Data(named('StartedCorrection', { id: Id }))
