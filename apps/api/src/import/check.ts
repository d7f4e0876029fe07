import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Static, TSchema } from 'typebox'
import type { Path, Source } from './source.ts'

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, verbose: true })
;(addFormats as unknown as (ajv: Ajv, formats: string[]) => void)(ajv, ['date', 'uri'])
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

function sentenceOf(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>
  switch (error.keyword) {
    case 'required':
      return needs(String(params['missingProperty']))
    case 'additionalProperties':
      return 'is not known here'
    case 'type':
      return `must be ${[params['type']]
        .flat()
        .map(kind => kinds[String(kind)] ?? String(kind))
        .join(' or ')}`
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'minLength':
      return 'must not be empty'
    case 'minItems':
      return `needs at least ${String(params['limit'])} ${params['limit'] === 1 ? 'item' : 'items'}`
    case 'uniqueItems':
      return 'names something twice'
    case 'minimum':
      return `must be at least ${String(params['limit'])}`
    case 'maximum':
      return `must be at most ${String(params['limit'])}`
    case 'exclusiveMinimum':
      return `must be more than ${String(params['limit'])}`
    case 'format':
      return params['format'] === 'date'
        ? 'must be a real date such as 2026-03-14'
        : `must be a ${String(params['format'])}`
    case 'pattern':
      return (
        (error.parentSchema as { description?: string } | undefined)?.description ??
        'does not have the expected form'
      )
    default:
      return error.message ?? 'does not have the expected form'
  }
}

function needs(field: string): string {
  if (field === 'ar') return 'needs an Arabic text'
  if (field === 'en') return 'needs an English text'
  return `needs "${field}"`
}
