import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { errors, type ErrorCode } from './errors.ts'
import { named } from './modules/contract.ts'
import { describedCall } from './openapi.ts'
import { listNamedSchemas } from './openapi-schemas.ts'
import { operations, type Schema, shownSchemas } from './testing/operations.ts'

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

test('a title in an example names no schema', () => {
  const example = { id: 3, title: 'Loops' }
  expect(listNamedSchemas(documentWith({ schema: Lesson, example }))).toMatchObject({
    paths: { schemas: [{ schema: { $ref: '#/components/schemas/Lesson' }, example }] },
  })
})

test('one name stands for one shape', () => {
  const other = named('Lesson', { id: Type.Integer() })
  expect(() => listNamedSchemas(documentWith(Lesson, other))).toThrow('Two schemas are called Lesson')
})

test.each([
  ['a summary', { description: 'With its texts.', errorCodes: [] }],
  ['a description', { summary: 'Get a lesson', errorCodes: [] }],
  ['its error codes', { summary: 'Get a lesson', description: 'With its texts.' }],
])('a call without %s gets no document', (_what, schema) => {
  expect(() => describedCall({ operationId: 'getLesson', ...schema }, [])).toThrow(
    'getLesson needs a summary, a description and its errorCodes',
  )
})

test('a call lists the errors of its policy, of its input, and its own, by status', () => {
  const described = describedCall(
    {
      summary: 'Rename a lesson',
      description: 'In one language.',
      errorCodes: ['conflict', 'not_found'],
      params: {},
      body: Lesson,
    },
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
  '%s has a short summary, a description that says more, and answers each of its errors by status',
  (_id, { summary, description, errorCodes, responses }) => {
    expect(summary).toMatch(/^[A-Z][^\n]{3,70}[^.\n]$/)
    expect(description).toMatch(/^\S[^]{10,}[.:)`|]$/)
    expect(description).not.toContain(summary)
    const listed = Object.entries(responses).flatMap(([status, description]) =>
      [...description.matchAll(/`(\w+)`/g)].map(([, code]) => [status, code]),
    )
    expect(listed.filter(([status]) => status !== 'default')).toEqual(
      errorCodes.map(code => [String(errors[code as ErrorCode].status), code]),
    )
  },
)

const ajv = (addFormats as unknown as (ajv: Ajv, formats: string[]) => Ajv)(
  new Ajv({ strict: false, allErrors: true }),
  ['email', 'date', 'date-time', 'uri'],
)

test.each(
  operations().flatMap(({ api, id, body, example }) => (body ? [[api, id, body, example] as const] : [])),
)('%s %s shows a body that it takes', (_api, _id, body, example) => {
  const fits = ajv.compile(body)
  expect(example).toBeTypeOf('object')
  fits(example)
  expect(fits.errors ?? []).toEqual([])
})

test.each([...shownSchemas()])('%s shows what it is', (_name, { examples, ...schema }) => {
  const fits = ajv.compile(schema)
  for (const example of examples) {
    fits(example)
    expect(fits.errors ?? []).toEqual([])
  }
})

// What other teams ask for first; a company’s own programs read the last seven.
test.each([
  'CourseCard',
  'Category',
  'Review',
  'SignedIn',
  'Enrolment',
  'SavedAnswer',
  'Notification',
  'Certificate',
  'Employee',
  'Department',
  'EmployeeGroup',
  'AssignmentRow',
  'LearningPath',
  'Requirement',
  'CompletionPerson',
])('%s shows an example', name => {
  expect(shownSchemas().has(name)).toBe(true)
})

/** The numbers in a schema, by their path. */
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
