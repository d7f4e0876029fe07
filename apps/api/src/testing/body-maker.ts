import type { Schema } from './operations.ts'
import type { Random } from '@masar/testing/random'

interface Maker {
  random: Random
  /** An id to name a thing by. */
  anId: () => number
}

/** Properties that name things. */
const naming = /(?:^|_)ids?$|^(?:department|group|course|manager|requirement|lines)$/

/** A random value of a schema, in which whatever names a thing names one by `anId`. @param name of the property that it is for */
export function valueOf(schema: Schema, maker: Maker, name = ''): unknown {
  const { random } = maker
  if (schema.enum) return schema.enum[random(schema.enum.length)]
  if (schema.anyOf) return valueOf(schema.anyOf[random(schema.anyOf.length)] ?? {}, maker, name)
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
      if (name === 'country') return 'SA'
      if (format === 'date') return `2027-0${1 + random(9)}-15`
      return naming.test(name) ? String(anId()) : `word-${random(1000)}`
    default:
      return null
  }
}
