import { readFileSync } from 'node:fs'

export interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  minItems?: number
  pattern?: string
  examples?: unknown[]
}

export interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Media {
  schema: Schema
  examples?: Record<string, { $ref: string }>
}

/** An answer of a call. */
export interface Answer {
  description: string
  content?: Record<string, Media>
}

export interface Document {
  components: {
    schemas: Record<string, Schema>
    examples: Record<string, { value: unknown }>
    responses: Record<string, Answer>
  }
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        'x-error-codes': string[]
        summary: string
        description: string
        responses: Record<string, Answer | { $ref: string }>
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> }
      }
    >
  >
}

export const apis = ['client-api', 'company-api'] as const

/** The document of an API as it is published. */
export function documentOf(api: (typeof apis)[number]): Document {
  const file = new URL(`../../../../packages/api-sdk/openapi/${api}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Document
}

/** An answer, where it is listed for several calls as well. */
export function answerOf(one: Answer | { $ref: string }, { responses }: Document['components']): Answer {
  if (!('$ref' in one)) return one
  const answer = responses[one.$ref.slice('#/components/responses/'.length)]
  if (answer === undefined) throw new Error(`No answer is ${one.$ref}`)
  return answer
}

/** A schema with the named ones that it refers to in their places. */
export function inline<T>(value: T, schemas: Record<string, Schema>): T {
  if (Array.isArray(value)) return value.map((item: unknown) => inline(item, schemas)) as T
  if (typeof value !== 'object' || value === null) return value
  const reference = '$ref' in value ? String(value.$ref).split('/').at(-1) : undefined
  if (reference !== undefined) return inline(schemas[reference] as T, schemas)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, inline(inner, schemas)]),
  ) as T
}
