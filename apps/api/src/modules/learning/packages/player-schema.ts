import { Type } from 'typebox'
import { strict } from '../../contract.ts'

const Part = Type.String({ minLength: 1, maxLength: 2000 })
const Run = Type.String({ pattern: '^[A-Za-z0-9-]{16,64}$' })

export const GrantParams = strict({ grant: Type.String({ maxLength: 200 }) })
export const ContentParams = strict({ grant: Type.String({ maxLength: 200 }), '*': Type.String() })
export const PartQuery = strict({ part: Type.Optional(Part) })
export const OpenBody = strict({ part: Part, run: Run })
export const ReportBody = strict({
  part: Part,
  run: Run,
  number: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  /** The data model as JSON; without it, time alone is reported. */
  state: Type.Optional(Type.String()),
  active_seconds: Type.Integer({ minimum: 0, maximum: 3600 }),
})
