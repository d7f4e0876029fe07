import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { apis, documentOf } from '../testing/documents.ts'
import { operations } from '../testing/operations.ts'
import { validationErrors, shownAnswers } from '../testing/shown-answers.ts'
import { answers } from './answers.ts'
import { Composer } from './compose.ts'
import { failureOf } from './failures.ts'
import { shareFailures } from './share-failures.ts'
import { showAnswers } from './show.ts'
import { isFacts, type ShownSchema } from './shown-schema.ts'
import { story } from './story.ts'

/** What is not the same after the call: versions, and what is sent as a choice and answered as a count, or in full. */
const meant = [
  'changeNote revision',
  'changeLearningPath version',
  'updateCompanySettings version',
  'putShelf version',
  'setExamRules state',
  'setExamStructure state',
  'changeExamQuestion state',
  'writeQuiz state',
  'writeQuiz questions',
  'writeChapters state',
  'nextSection section',
  'giveAllowance learners',
  'returnLostTime attempts',
  'mergeCart lines',
  'requestRefund lines',
]

const shown = shownAnswers()
const schemasOf = (name: string) => apis.flatMap(api => documentOf(api).components.schemas[name] ?? [])

describe('the documents', () => {
  test.each(shown.map(answer => [answer.api, answer.id, answer] as const))(
    '%s shows what %s answers',
    (_api, _id, { schema, examples }) => {
      expect(Object.keys(examples).length).toBeGreaterThan(0)
      for (const example of Object.values(examples)) expect(validationErrors(schema, example)).toEqual([])
    },
  )

  test('show each of several answers that a call may have', () => {
    const login = shown.find(({ api, id }) => api === 'client-api' && id === 'login')
    expect(Object.values(login?.examples ?? {})).toMatchObject([
      { data: { token: expect.any(String) as unknown } },
      { data: { second_factor: { ticket: expect.any(String) as unknown } } },
    ])
  })

  test('list no example that no answer shows', () => {
    for (const api of apis) {
      const used = shown.filter(one => one.api === api).flatMap(({ examples }) => Object.keys(examples))
      const listed = Object.keys(documentOf(api).components.examples).filter(name => /^[A-Z]/.test(name))
      expect(listed).toEqual([...new Set(used)].sort())
    }
  })

  test('answer what was sent under the same name', () => {
    const apart = shown.flatMap(({ id, examples, sent }) =>
      Object.values(examples).flatMap(example =>
        isFacts(sent) && isFacts(example) && isFacts(example.data)
          ? differing(sent, example.data).map(name => `${id} ${name}`)
          : [],
      ),
    )
    expect([...new Set(apart)].sort()).toEqual(meant.sort())
  })

  test.each(apis)('%s shows each code that its calls fail with, once', api => {
    const codes = operations().flatMap(one => (one.api === api ? one.errorCodes : []))
    const { examples } = documentOf(api).components
    const shownCodes = Object.keys(examples).filter(name => /^[a-z]/.test(name))
    expect(shownCodes).toEqual([...new Set([...codes, 'internal', 'unavailable'])].sort())
    for (const code of shownCodes) expect(examples[code]?.value).toMatchObject({ code })
  })

  test('a failure says its sentence without a gap', () => {
    for (const api of apis)
      for (const [name, { value }] of Object.entries(documentOf(api).components.examples))
        if (/^[a-z]/.test(name)) expect((value as { message: string }).message).toMatch(/^[A-Z][^{}]+[.!]$/)
    expect(failureOf('file_too_large').message).toBe('The question takes files of up to 20 MB each.')
  })
})

/** Names that both have, with other values than were sent. */
function differing(sent: object, data: Record<string, unknown>): string[] {
  return Object.entries(sent).flatMap(([name, value]) =>
    name in data && JSON.stringify(data[name]) !== JSON.stringify(value) ? [name] : [],
  )
}

test('calls that fail alike share their answers; many codes have a short name', () => {
  const failed = (...codes: string[]) => ({
    description: codes.map(code => `\`${code}\``).join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  })
  const many = ['unauthenticated', 'second_factor_demanded', 'company_account', 'personal_account']
  const document = shareFailures({
    components: { examples: {} },
    paths: {
      '/a': { get: { responses: { 200: { description: 'Success.' }, 404: failed('not_found') } } },
      '/b': { get: { responses: { 403: failed(...many), 404: failed('not_found') } } },
    },
  })
  const notFound = { $ref: '#/components/responses/not_found' }
  expect(document.paths['/a'].get.responses).toEqual({ 200: { description: 'Success.' }, 404: notFound })
  expect(document.paths['/b'].get.responses).toEqual({
    403: { $ref: '#/components/responses/unauthenticated.2_more.personal_account' },
    404: notFound,
  })
  expect(document.components).toMatchObject({
    examples: { not_found: { value: { code: 'not_found' } } },
    responses: {
      not_found: {
        content: {
          'application/json': { examples: { not_found: { $ref: '#/components/examples/not_found' } } },
        },
      },
    },
  })
})

describe('the story', () => {
  test.each(Object.entries(story.schemas))('tells of %s what it has', (name, told) => {
    const schemas = schemasOf(name)
    expect(schemas.length).toBeGreaterThan(0)
    const properties = schemas
      .flatMap(schema => [schema, ...(schema.anyOf ?? [])])
      .flatMap(one => Object.keys(one.properties ?? {}))
    const facts = (Array.isArray(told) ? told : [told]).flatMap(one => Object.keys(one as object))
    expect(facts.filter(fact => !properties.includes(fact))).toEqual([])
  })

  test('tells of calls that there are', () => {
    const ids = new Set(shown.map(({ id }) => id))
    expect(Object.keys(answers).filter(id => !ids.has(id))).toEqual([])
  })

  test('knows no field that no schema has', () => {
    const names = new Set<string>()
    const collect = (schema: ShownSchema): void => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        names.add(name)
        collect(field)
      }
      for (const one of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) collect(one)
    }
    for (const { schema } of shown) collect(schema)
    expect(
      [...Object.keys(story.fields), ...Object.keys(story.things)].filter(name => !names.has(name)),
    ).toEqual([])
  })
})

describe('putting examples together', () => {
  const Lesson = {
    type: 'object',
    required: ['id', 'title'],
    properties: { id: Type.Integer(), title: Type.String(), note: Type.String() },
  }
  const schemas: Record<string, ShownSchema> = { Lesson }
  const told = (facts: object) =>
    new Composer(schemas, { schemas: facts as typeof story.schemas, things: {}, fields: { id: [3] } })
  const lesson = { $ref: '#/components/schemas/Lesson' }

  test('takes what a schema tells, then what a name does, and leaves out what is optional', () => {
    expect(told({ Lesson: { title: 'Loops' } }).valueOf(lesson, undefined, 'getLesson')).toEqual({
      id: 3,
      title: 'Loops',
    })
  })

  test('lists each entry described, without the facts of the first', () => {
    const composer = told({ Lesson: [{ title: 'Loops', note: 'Twice.' }, { title: 'Sums' }] })
    expect(composer.valueOf({ type: 'array', items: lesson }, undefined, 'listLessons')).toEqual([
      { id: 3, title: 'Loops', note: 'Twice.' },
      { id: 3, title: 'Sums' },
    ])
  })

  test('makes nothing up: a field that nothing is known of has no document', () => {
    expect(() => told({}).valueOf(lesson, undefined, 'getLesson')).toThrow('No example of Lesson.title')
    const document = {
      components: { schemas: { Pebble: Lesson } },
      paths: {
        '/pebbles/{id}': {
          get: {
            operationId: 'getPebble',
            'x-error-codes': [],
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pebble' } } } },
            },
          },
        },
      },
    }
    expect(() => showAnswers(document)).toThrow('No example of Pebble.id')
  })

  test('takes the one of several kinds that fits', () => {
    const either: ShownSchema = {
      anyOf: [
        { type: 'object', required: ['a'], properties: { a: Type.Integer() } },
        { type: 'object', required: ['b'], properties: { b: Type.Integer() } },
        { type: 'null' },
      ],
    }
    expect(told({}).valueOf(either, { b: 2 }, 'either')).toEqual({ b: 2 })
    expect(told({}).valueOf(either, null, 'either')).toBeNull()
  })

  test('a field that its schema does not name is an error, at any depth', () => {
    const schema = { type: 'object', properties: { lessons: { type: 'array', items: Lesson } } }
    expect(validationErrors(schema, { lessons: [{ id: 3, title: 'Loops' }] })).toEqual([])
    expect(validationErrors(schema, { lessons: [{ id: 3, title: 'Loops', pages: 4 }] })).toMatchObject([
      { keyword: 'additionalProperties' },
    ])
  })
})
