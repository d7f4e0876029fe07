import { Type } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, visible } from '../../contract.ts'

export const tokenStates = ['open', 'expired', 'withdrawn'] as const

/** The public fields of a token of any kind. */
export const tokenFields = {
  id: Id,
  name: Type.String(),
  state: Choice(tokenStates),
  made_by: Nullable(Type.String()),
  created_at: Moment,
  expires_at: Moment,
  last_used_at: Nullable(Moment),
}

/** What is said to make one. */
export const tokenOrder = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: visible }),
  days: Type.Integer({ minimum: 1, maximum: 730, description: 'For how long it works.' }),
}

export const MadeToken = Data(Type.Object({ token: Type.String({ description: 'Shown this once.' }) }))
