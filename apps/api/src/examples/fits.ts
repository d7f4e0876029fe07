import { type Facts, isFacts, type ShownSchema } from './shown-schema.ts'

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^@\s]+@[^@\s]+$/,
}

/** Whether a value may be what a field's name stands for: its kind, format and words; the tests ask for all that a schema says. */
export function fits(value: unknown, schema: ShownSchema, named: (ref: string) => ShownSchema): boolean {
  if (schema.$ref !== undefined) return fits(value, named(schema.$ref), named)
  if (schema.anyOf !== undefined) return schema.anyOf.some(one => fits(value, one, named))
  if (schema.enum !== undefined) return schema.enum.includes(value)
  if (schema.items !== undefined) {
    const { items } = schema
    return Array.isArray(value) && value.every(item => fits(item, items, named))
  }
  if (schema.type === undefined) return true
  if (schema.properties !== undefined) return isFacts(value) && fitsObject(value, schema, named)
  if (typeof value === 'string')
    return (
      schema.type === 'string' &&
      (formats[schema.format ?? '']?.test(value) ?? true) &&
      (schema.pattern === undefined || new RegExp(schema.pattern).test(value))
    )
  return kindsOf(value).includes(schema.type)
}

function fitsObject(
  value: Facts,
  { properties = {}, required = [] }: ShownSchema,
  named: (ref: string) => ShownSchema,
): boolean {
  return (
    required.every(name => name in value) &&
    Object.entries(value).every(([name, one]) => {
      const field = properties[name]
      return field !== undefined && fits(one, field, named)
    })
  )
}

function kindsOf(value: unknown): string[] {
  if (value === null) return ['null']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}
