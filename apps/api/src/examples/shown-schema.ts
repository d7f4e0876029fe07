/** What is read of a schema in a document. */
export interface ShownSchema {
  $ref?: string
  type?: string
  properties?: Record<string, ShownSchema>
  required?: string[]
  additionalProperties?: boolean | ShownSchema
  anyOf?: ShownSchema[]
  items?: ShownSchema
  enum?: unknown[]
  format?: string
  pattern?: string
  examples?: unknown[]
}

/** Values by the names of fields; what is left out of one is taken from where the field stands, or from its name alone. */
export type Facts = Readonly<Record<string, unknown>>

/** The name that a reference is to. */
export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

export function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
