import { type Static, Type } from 'typebox'
import { strict } from '../../../contract.ts'
import { uuidPattern } from './statement.ts'
import { XapiError } from './xapi-error.ts'

const Name = Type.String({ minLength: 1, maxLength: 2000 })
const Uuid = Type.String({ pattern: uuidPattern })
const Time = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[0-9:.]+(?:Z|[+-]\\d{2}:?\\d{2})$' })

export const FetchParams = strict({
  grant: Type.String({ maxLength: 200 }),
  launch: Type.String({ pattern: '^\\d{1,4}\\.[A-Za-z0-9-]{16,64}$' }),
})
export const StatementIdQuery = strict({ statementId: Uuid })
/** What of a search is looked at; statements are of one learner in any case. */
export const StatementQuery = Type.Object({
  statementId: Type.Optional(Uuid),
  voidedStatementId: Type.Optional(Uuid),
  verb: Type.Optional(Name),
  activity: Type.Optional(Name),
  since: Type.Optional(Time),
  until: Type.Optional(Time),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  ascending: Type.Optional(Type.String()),
  /** Where the page before ended: of `more` alone. */
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
})
export type StatementQuery = Static<typeof StatementQuery>

export const StateQuery = strict({
  activityId: Name,
  agent: Type.String({ maxLength: 4000 }),
  registration: Type.Optional(Uuid),
  stateId: Type.Optional(Name),
  since: Type.Optional(Time),
})
export const ActivityProfileQuery = strict({
  activityId: Name,
  profileId: Type.Optional(Name),
  since: Type.Optional(Time),
})
export const AgentProfileQuery = strict({
  agent: Type.String({ maxLength: 4000 }),
  profileId: Type.Optional(Name),
  since: Type.Optional(Time),
})
export const ActivityQuery = strict({ activityId: Name })
export const AgentQuery = strict({ agent: Type.String({ maxLength: 4000 }) })

/** A time of a query as the database reads it: what is before all statements is their beginning. @throws XapiError for none */
export function timeIn(text: string | undefined): string | null {
  if (text === undefined) return null
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new XapiError(400, 'The time is none.')
  return new Date(Math.max(0, time)).toISOString()
}
