import { Type, type Static } from 'typebox'
import { Choice, Data, Id, Moment, Nullable, body, named } from '../../contract.ts'

export const scimTokenStates = ['open', 'expired', 'withdrawn'] as const

export const ScimAccess = Data(
  named('ScimAccess', {
    base_url: Type.String({ description: 'Where the directory finds Masar (SCIM 2.0).' }),
    tokens: Type.Array(
      named('ScimToken', {
        id: Id,
        name: Type.String(),
        state: Choice(scimTokenStates),
        made_by: Nullable(Type.String()),
        created_at: Moment,
        expires_at: Moment,
        last_used_at: Nullable(Moment),
      }),
    ),
  }),
)
export const ScimTokenBody = body('ScimTokenBody', {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  days: Type.Integer({ minimum: 1, maximum: 730, description: 'For how long it works.' }),
})
export type ScimTokenBody = Static<typeof ScimTokenBody>
export const MadeScimToken = Data(Type.Object({ token: Type.String({ description: 'Shown this once.' }) }))
