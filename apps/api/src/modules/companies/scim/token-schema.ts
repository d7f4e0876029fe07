import { Type, type Static } from 'typebox'
import { Data, body, named } from '../../contract.ts'
import { tokenFields, tokenOrder } from '../tokens/schema.ts'

export const ScimAccess = Data(
  named('ScimAccess', {
    base_url: Type.String({ description: 'Where the directory finds Masar (SCIM 2.0).' }),
    tokens: Type.Array(named('ScimToken', tokenFields)),
  }),
)
export const ScimTokenBody = body('ScimTokenBody', tokenOrder, { name: 'Entra ID', days: 365 })
export type ScimTokenBody = Static<typeof ScimTokenBody>
