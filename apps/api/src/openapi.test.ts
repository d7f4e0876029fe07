import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { errors, type ErrorCode } from './errors.ts'
import { named } from './modules/contract.ts'
import { describedCall } from './openapi.ts'
import { listNamedSchemas } from './openapi-schemas.ts'
import { operations, type Schema } from './testing/operations.ts'

const Lesson = named('Lesson', { id: Type.Integer(), title: Type.String() })
const documentWith = (...schemas: object[]) => ({ openapi: '3.1.0', components: {}, paths: { schemas } })

test('a named schema is listed once, and referred to wherever it stands', () => {
  const Course = named('Course', { lessons: Type.Array(Lesson) })
  expect(listNamedSchemas(documentWith(Lesson, { data: Course }))).toEqual({
    openapi: '3.1.0',
    components: {
      schemas: {
        Course: {
          type: 'object',
          required: ['lessons'],
          properties: { lessons: { type: 'array', items: { $ref: '#/components/schemas/Lesson' } } },
        },
        Lesson: {
          type: 'object',
          required: ['id', 'title'],
          properties: { id: { type: 'integer' }, title: { type: 'string' } },
        },
      },
    },
    paths: {
      schemas: [{ $ref: '#/components/schemas/Lesson' }, { data: { $ref: '#/components/schemas/Course' } }],
    },
  })
})

test('one name stands for one shape', () => {
  const other = named('Lesson', { id: Type.Integer() })
  expect(() => listNamedSchemas(documentWith(Lesson, other))).toThrow('Two schemas are called Lesson')
})

test.each([
  ['a summary', { operationId: 'getLesson', errorCodes: [] }],
  ['its error codes', { operationId: 'getLesson', summary: 'Get a lesson' }],
])('a call without %s gets no document', (_what, schema) => {
  expect(() => describedCall(schema, [])).toThrow('getLesson needs a summary and its errorCodes')
})

test('a call lists the errors of its policy, of its input, and its own, by status', () => {
  const described = describedCall(
    { summary: 'Rename a lesson', errorCodes: ['conflict', 'not_found'], params: {}, body: Lesson },
    ['unauthenticated', 'forbidden'],
  )
  expect(described['x-error-codes']).toEqual([
    'malformed',
    'api_key_invalid',
    'unauthenticated',
    'forbidden',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_media_type',
    'validation',
  ])
  expect(described.response).toMatchObject({
    401: { title: 'Failure', 'x-response-description': '`api_key_invalid`, `unauthenticated`' },
    default: { 'x-response-description': '`internal`, `unavailable`' },
  })
  expect(described.security).toEqual([{ apiKey: [], bearer: [] }])
})

test.each(operations().map(operation => [operation.id, operation] as const))(
  '%s has a short summary, and answers each of its errors by status',
  (_id, { summary, errorCodes, responses }) => {
    expect(summary).toMatch(/^[A-Z][^\n]{3,70}[^.\n]$/)
    const listed = Object.entries(responses).flatMap(([status, description]) =>
      [...description.matchAll(/`(\w+)`/g)].map(([, code]) => [status, code]),
    )
    expect(listed.filter(([status]) => status !== 'default')).toEqual(
      errorCodes.map(code => [String(errors[code as ErrorCode].status), code]),
    )
  },
)

/** The numbers that stand in a schema, by where they stand. */
function numbersIn(schema: Schema, at: string): { at: string; most: number | undefined }[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => numbersIn(one, `${at}.${name}`)),
    ...(schema.anyOf ?? []).flatMap(one => numbersIn(one, at)),
    ...(schema.items ? numbersIn(schema.items, `${at}[]`) : []),
  ]
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  return isNumber && !schema.enum
    ? [{ at, most: schema.maximum ?? schema.exclusiveMaximum }, ...inner]
    : inner
}

test('a number that a call takes has a largest value, which its column holds', () => {
  const numbers = operations().flatMap(({ id, body, querySchemas }) =>
    [body ?? {}, ...querySchemas].flatMap(schema => numbersIn(schema, id)),
  )
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter(({ most }) => most === undefined || most > Number.MAX_SAFE_INTEGER)).toEqual([])
})
