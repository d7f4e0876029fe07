import { Type } from 'typebox'
import { companyKeyScopes } from '../../../db/schema/index.ts'
import { Choice, Data, body, named } from '../../contract.ts'
import { tokenFields, tokenOrder } from '../tokens/schema.ts'

const Scopes = Type.Array(Choice(companyKeyScopes), { minItems: 1, maxItems: 3, uniqueItems: true })

export const CompanyApiKeys = Data(
  Type.Object({
    base_url: Type.String({ description: 'Where the company API is.' }),
    keys: Type.Array(named('CompanyApiKey', { ...tokenFields, scopes: Scopes })),
  }),
)
export const CompanyApiKeyBody = body(
  'CompanyApiKeyBody',
  { ...tokenOrder, scopes: Scopes },
  { name: 'Nightly report', days: 90, scopes: ['progress'] },
)
