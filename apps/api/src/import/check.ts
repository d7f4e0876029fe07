import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Static, TSchema } from 'typebox'
import type { Path, Source } from './source.ts'

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, verbose: true })
;(addFormats as unknown as (ajv: Ajv, formats: string[]) => void)(ajv, ['date', 'date-time', 'uri'])
const compiled = new WeakMap<object, ValidateFunction>()

/**
 * The value of a source when it has the shape of the schema; else undefined, with an error for everything that differs.
 * @param at where in the source the value stands
 */
export function checked<T extends TSchema>(schema: T, source: Source, at: Path = []): Static<T> | undefined {
  if (source.value === undefined) return undefined
  const value = at.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step],
    source.value,
  )
  let validate = compiled.get(schema)
  if (validate === undefined) compiled.set(schema, (validate = ajv.compile(schema)))
  if (validate(value)) return value as Static<T>
  for (const error of validate.errors ?? []) {
    const path = [...at, ...stepsOf(error.instancePath)]
    source.error(
      error.keyword === 'additionalProperties' ? [...path, String(error.params['additionalProperty'])] : path,
      sentenceOf(error),
    )
  }
  return undefined
}

function stepsOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map(step => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')))
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of fields',
  null: 'null',
}

/** What each keyword of a schema asks, in words for the author of a package; the tests find a keyword that has none. */
export const sentences: Record<string, (error: ErrorObject) => string> = {
  required: ({ params }) => needs(String(params['missingProperty'])),
  additionalProperties: () => 'is not known here',
  type: ({ params }) =>
    `must be ${[params['type']]
      .flat()
      .map(kind => kinds[String(kind)] ?? String(kind))
      .join(' or ')}`,
  enum: ({ params }) => `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`,
  const: ({ params }) => `must be ${String(params['allowedValue'])}`,
  anyOf: () => 'has none of the forms that it may have',
  minLength: () => 'must not be empty',
  maxLength: ({ params }) => `must have at most ${counted(params['limit'], 'character')}`,
  minProperties: () => 'needs a text',
  minItems: ({ params }) => `needs at least ${counted(params['limit'], 'item')}`,
  maxItems: ({ params }) => `must have at most ${counted(params['limit'], 'item')}`,
  uniqueItems: () => 'names something twice',
  minimum: ({ params }) => `must be at least ${String(params['limit'])}`,
  maximum: ({ params }) => `must be at most ${String(params['limit'])}`,
  exclusiveMinimum: ({ params }) => `must be more than ${String(params['limit'])}`,
  exclusiveMaximum: ({ params }) => `must be less than ${String(params['limit'])}`,
  format: ({ params }) => formats[String(params['format'])] ?? `must be a ${String(params['format'])}`,
  pattern: ({ parentSchema }) =>
    (parentSchema as { description?: string } | undefined)?.description ?? noSentence,
}
const formats: Record<string, string> = {
  date: 'must be a real date such as 2026-03-14',
  'date-time': 'must be a real time such as "2026-03-14T16:00:00Z"',
}
const noSentence = 'does not have the expected form'

function sentenceOf(error: ErrorObject): string {
  return sentences[error.keyword]?.(error) ?? noSentence
}

function counted(limit: unknown, thing: string): string {
  return `${String(limit)} ${thing}${limit === 1 ? '' : 's'}`
}

function needs(field: string): string {
  if (field === 'ar') return 'needs an Arabic text'
  if (field === 'en') return 'needs an English text'
  return `needs "${field}"`
}
