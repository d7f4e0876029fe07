import type { Random } from './random.ts'

/** As much of a JSON Schema as the calls' bodies are made of. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  nullable?: boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  minItems?: number
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** A document's named schemas. */
export type Schemas = Record<string, Schema>

interface Maker {
  schemas: Schemas
  random: Random
  /** An id to name a thing by. */
  anId: () => number
}

/** Properties that name things. */
const naming = /(?:^|_)ids?$|^(?:department|group|course|manager|requirement|lines)$/

/** A random value of a schema, in which whatever names a thing names one by `anId`. @param name of the property that it is for */
export function valueOf(schema: Schema, maker: Maker, name = ''): unknown {
  const { random, schemas } = maker
  if (schema.$ref !== undefined)
    return valueOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, maker, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[random(schema.enum.length)]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueOf(choices[random(choices.length)] ?? {}, maker, name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(part => valueOf(part, maker, name)))
  if (schema.type === 'object' || schema.properties) return objectOf(schema, maker)
  if (schema.type === 'array')
    return Array.from({ length: Math.max(schema.minItems ?? 0, 1 + random(2)) }, () =>
      valueOf(schema.items ?? {}, maker, name),
    )
  return plainValue(schema, maker, name)
}

/** What is demanded, and of the rest two thirds. */
function objectOf({ properties = {}, required = [] }: Schema, maker: Maker): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => required.includes(key) || maker.random(3) > 0)
      .map(([key, schema]) => [key, valueOf(schema, maker, key)]),
  )
}

function plainValue({ type, format, minimum }: Schema, { random, anId }: Maker, name: string): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return naming.test(name) ? anId() : (minimum ?? 0) + random(3)
    case 'boolean':
      return random(2) === 0
    case 'null':
      return null
    case 'string':
      if (format === 'date') return `2027-0${1 + random(9)}-15`
      return naming.test(name) ? String(anId()) : `word-${random(1000)}`
    default:
      return null
  }
}
