import { Type } from 'typebox'
import { Data, body } from '../../contract.ts'

export const GoogleState = Data(
  Type.Object({
    is_on: Type.Boolean({ description: 'Whether a provider is set; without one the button is not shown.' }),
  }),
)
export const GoogleBody = body(
  'GoogleBody',
  {
    code: Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'From the fragment of the address that the browser came back to.',
    }),
  },
  { code: 'c2lnbi1pbi10aGF0LXdhaXRz' },
)
