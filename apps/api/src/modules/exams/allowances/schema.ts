import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named, strict } from '../../contract.ts'
import { Names } from '../grading/schema.ts'

export const allowanceReaches = ['running', 'every_attempt'] as const

/** The reason for acting on another person's attempt: stored, audited and shown to the learner. */
export const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S\\s*\\S\\s*\\S' })

export const AllowanceBody = body(
  'AllowanceBody',
  {
    /** Null for everybody that it can reach. */
    learners: Nullable(Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })),
    applies_to: Type.Unsafe<(typeof allowanceReaches)[number]>(
      Type.String({
        enum: [...allowanceReaches],
        description:
          '`running`: the attempts under way, and no later ones. `every_attempt`: the one under way and all later ones.',
      }),
    ),
    extra_minutes: Type.Integer({ minimum: 0, maximum: 600 }),
    extra_attempts: Type.Integer({ minimum: 0, maximum: 10 }),
    opens_at: Type.Optional(
      Nullable(
        Type.String({
          format: 'date-time',
          description:
            'A window of their own, given by itself and for every attempt: when it opens for them.',
        }),
      ),
    ),
    closes_at: Type.Optional(
      Nullable(
        Type.String({
          format: 'date-time',
          description: 'When it closes for them; what is left out is as for everybody.',
        }),
      ),
    ),
    reason: Reason,
  },
  {
    learners: [204],
    applies_to: 'every_attempt',
    extra_minutes: 15,
    extra_attempts: 0,
    reason: 'وقت إضافي لضعف البصر.',
  },
)
export type AllowanceBody = Static<typeof AllowanceBody>

export const GivenAllowances = Data(
  named('GivenAllowances', {
    learners: Type.Integer({ description: 'How many were given it.' }),
    skipped: Type.Integer({
      description: 'Of those named: who has no attempt under way, or no access to the course.',
    }),
    running: Type.Integer({ description: 'Attempts under way whose deadline moved.' }),
    capped: Type.Integer({
      description: 'Attempts under way that gained less, since the exam closes before.',
    }),
  }),
)

export const AllowanceParams = strict({ id: Id, allowanceId: Id })
export const AllowanceQuery = strict({ names: Names })

export const AllowanceList = Type.Object({
  data: Type.Array(
    named('Allowance', {
      id: Id,
      learner: Type.Object({ id: Id, name: Nullable(Type.String()) }),
      applies_to: Choice(allowanceReaches),
      extra_seconds: Type.Integer(),
      extra_attempts: Type.Integer(),
      opens_at: Nullable(Moment),
      closes_at: Nullable(Moment),
      reason: Type.String(),
      by: Nullable(Type.String()),
      at: Moment,
      withdrawn_at: Nullable(Moment),
      can_withdraw: Type.Boolean(),
    }),
  ),
  meta: Type.Object({ total: Type.Integer() }),
})

export const WithdrawnAllowance = Data(named('WithdrawnAllowance', { id: Id, withdrawn_at: Moment }))
