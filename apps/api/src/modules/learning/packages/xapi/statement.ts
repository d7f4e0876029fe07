import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { storable } from '../kept-state.ts'
import type { LaunchNames } from './launch.ts'
import { categories, verbs } from './vocabulary.ts'
import { XapiError } from './xapi-error.ts'

const Iri = Type.String({ maxLength: 2000, pattern: '^[A-Za-z][A-Za-z0-9+.-]*:\\S+$' })
export const uuidPattern = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$'
const Uuid = Type.String({ pattern: uuidPattern })
const Activities = Type.Union([Type.Array(Type.Object({ id: Iri })), Type.Object({ id: Iri })])

/** What of a statement is looked at; the rest is its own and is kept as it came. */
const Statement = Type.Object({
  id: Type.Optional(Uuid),
  actor: Type.Object({
    account: Type.Optional(Type.Object({ homePage: Type.String(), name: Type.String() })),
  }),
  verb: Type.Object({ id: Iri }),
  object: Type.Object({ objectType: Type.Optional(Type.String()), id: Type.Optional(Type.String()) }),
  result: Type.Optional(
    Type.Object({
      score: Type.Optional(
        Type.Object({
          scaled: Type.Optional(Type.Number({ minimum: -1, maximum: 1 })),
          raw: Type.Optional(Type.Number()),
          min: Type.Optional(Type.Number()),
          max: Type.Optional(Type.Number()),
        }),
      ),
      success: Type.Optional(Type.Boolean()),
      completion: Type.Optional(Type.Boolean()),
      duration: Type.Optional(Type.String()),
    }),
  ),
  context: Type.Optional(
    Type.Object({
      registration: Type.Optional(Uuid),
      contextActivities: Type.Optional(Type.Object({ category: Type.Optional(Activities) })),
      extensions: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
  timestamp: Type.Optional(Type.String({ maxLength: 60 })),
})
export type Statement = Static<typeof Statement>

const mostAtOnce = 200
const longestStatement = 128 * 1024

/** The statements of a request's body: one, or several. @throws XapiError */
export function statementsIn(body: Buffer): Statement[] {
  const value = jsonIn(body)
  const all = Array.isArray(value) ? value : [value]
  if (all.length > mostAtOnce) throw new XapiError(413, `More than ${mostAtOnce} statements at once.`)
  return all.map(statementOf)
}

/** @throws XapiError */
export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) throw new XapiError(400, 'The body is no JSON.')
    throw error
  }
}

function statementOf(value: unknown): Statement {
  // First what bounds its depth: what is nested further can be read, and not written.
  const statement = storable(value)
  if (JSON.stringify(statement).length > longestStatement)
    throw new XapiError(413, 'The statement is longer than 128 KB.')
  if (!Value.Check(Statement, statement)) {
    const [error] = Value.Errors(Statement, statement)
    throw new XapiError(
      400,
      `The statement is not as xAPI has it: ${error?.instancePath ?? ''} ${error?.message ?? ''}`,
    )
  }
  if (statement.timestamp !== undefined && Number.isNaN(Date.parse(statement.timestamp)))
    throw new XapiError(400, 'The timestamp is no time.')
  if (isActivity(statement.object) && !Value.Check(Iri, statement.object.id))
    throw new XapiError(400, 'The activity has no IRI.')
  return statement
}

const isActivity = ({ objectType }: Statement['object']) => (objectType ?? 'Activity') === 'Activity'

/** The activity that a statement is about; null for anything else. */
export const activityOf = ({ object }: Statement): string | null =>
  isActivity(object) ? (object.id ?? null) : null

/** The statement that one voids; null for all others. */
export const voidedBy = ({ verb, object }: Statement): string | null =>
  verb.id === verbs.voided && object.objectType === 'StatementRef' ? (object.id ?? '') : null

/** Whether the rules of cmi5 are for it: content says so (cmi5, 7.1.3). */
export function isDefined({ context }: Statement): boolean {
  const category = context?.contextActivities?.category
  const all = category === undefined ? [] : Array.isArray(category) ? category : [category]
  return all.some(({ id }) => id === categories.cmi5)
}

/** A statement is of the learner and the registration that were launched, and of no other. @throws XapiError */
export function checkOwn({ actor, context }: Statement, names: LaunchNames): void {
  checkActor(actor, names)
  const { registration = names.registration } = context ?? {}
  if (registration.toLowerCase() !== names.registration)
    throw new XapiError(403, 'The registration is not the one of this launch.')
}

/** @throws XapiError */
export function checkActor({ account }: Statement['actor'], { actor }: LaunchNames): void {
  if (account?.homePage !== actor.account.homePage || account.name !== actor.account.name)
    throw new XapiError(403, 'The actor is not the one of this launch.')
}
