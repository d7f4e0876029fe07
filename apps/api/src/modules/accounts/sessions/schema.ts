import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, named } from '../../contract.ts'

export const Sessions = Data(
  Type.Array(
    named('Session', {
      id: Id,
      browser: Nullable(Type.String({ description: 'As its maker names it.' })),
      system: Nullable(Type.String()),
      device: Choice(['phone', 'tablet', 'computer', 'other'] as const),
      ip: Nullable(Type.String()),
      country: Nullable(Type.String({ description: 'ISO 3166 code, guessed from the address.' })),
      created_at: Moment,
      last_seen_at: Moment,
      is_current: Type.Boolean(),
    }),
  ),
)
export const Ended = Data(Type.Object({ ended: Type.Integer() }))
