import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import { answerOf, apis, documentOf, inline, type Schema } from './documents.ts'

const ajv = (addFormats as unknown as (ajv: Ajv, formats: string[]) => Ajv)(
  new Ajv({ strict: false, allErrors: true }),
  ['email', 'date', 'date-time', 'uri'],
)

export interface ShownAnswer {
  api: (typeof apis)[number]
  id: string
  status: string
  schema: Schema
  /** By the names under which the document lists them. */
  examples: Record<string, unknown>
  /** What the call's body shows, where it takes one. */
  sent: unknown
}

/** Every answer in JSON that a success has, in both documents. */
export function shownAnswers(): ShownAnswer[] {
  return apis.flatMap(api => {
    const { paths, components } = documentOf(api)
    return Object.values(paths).flatMap(methods =>
      Object.values(methods).flatMap(({ operationId, responses, requestBody }) =>
        Object.entries(responses).flatMap(([status, one]) => {
          const { content } = answerOf(one, components)
          const media = status.startsWith('2') ? content?.['application/json'] : undefined
          if (media === undefined || media.schema.format === 'binary') return []
          const examples = Object.entries(media.examples ?? {}).map(([name, { $ref }]) => [
            name,
            components.examples[$ref.slice('#/components/examples/'.length)]?.value,
          ])
          return [
            {
              api,
              id: operationId,
              status,
              schema: inline(media.schema, components.schemas),
              examples: Object.fromEntries(examples) as Record<string, unknown>,
              sent: requestBody?.content['application/json']?.example,
            },
          ]
        }),
      ),
    )
  })
}

/** What is wrong with an example, taken strictly: an object has only the fields that its schema names. */
export function validationErrors(schema: Schema, example: unknown): ErrorObject[] {
  const fits = ajv.compile(closed(schema))
  fits(example)
  return fits.errors ?? []
}

function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map((one: unknown) => closed(one)) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => [
      key,
      key === 'enum' ? value : closed(value),
    ]),
  )
  const isOpen = !('properties' in schema) || 'additionalProperties' in schema || isEmpty(schema.properties)
  return (isOpen ? inner : { ...inner, additionalProperties: false }) as T
}

const isEmpty = (value: unknown) => Object.keys(value ?? {}).length === 0
