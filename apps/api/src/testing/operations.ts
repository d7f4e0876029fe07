import fc from 'fast-check'
import { answerOf, apis, documentOf, inline, type Parameter, type Schema } from './documents.ts'

export type { Schema } from './documents.ts'

export interface Operation {
  api: 'client-api' | 'company-api'
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` where a value goes. */
  path: string
  pathNames: string[]
  queryNames: string[]
  querySchemas: Schema[]
  body: Schema | null
  /** A body as the document shows it. */
  example: unknown
  /** Every code below 500 that the document lists for it. */
  errorCodes: string[]
  summary: string
  description: string
  /** What is said of its answers, by status. */
  responses: Record<string, string>
}

/** The schemas of both OpenAPI documents that show an example, by their names. */
export function shownSchemas(): Map<string, Schema & { examples: unknown[] }> {
  return new Map(
    apis.flatMap(api => {
      const { schemas } = documentOf(api).components
      return Object.entries(schemas).flatMap(([name, schema]) =>
        schema.examples ? [[name, { ...inline(schema, schemas), examples: schema.examples }] as const] : [],
      )
    }),
  )
}

/** Every operation of both OpenAPI documents. */
export function operations(): Operation[] {
  return apis.flatMap(api => {
    const { paths, components } = documentOf(api)
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        api,
        id: operation.operationId,
        method: method.toUpperCase() as Operation['method'],
        path: `/${api}/v1${path}`,
        pathNames: names(operation.parameters, 'path'),
        queryNames: names(operation.parameters, 'query'),
        querySchemas: (operation.parameters ?? []).flatMap(one => (one.in === 'query' ? [one.schema] : [])),
        body: inline(operation.requestBody?.content['application/json']?.schema ?? null, components.schemas),
        example: operation.requestBody?.content['application/json']?.example,
        errorCodes: operation['x-error-codes'],
        summary: operation.summary,
        description: operation.description,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, one]) => [
            status,
            answerOf(one, components).description,
          ]),
        ),
      })),
    )
  })
}

function names(parameters: Parameter[] | undefined, place: string): string[] {
  return (parameters ?? []).filter(parameter => parameter.in === place).map(parameter => parameter.name)
}

/** A body that the schema accepts. */
export function sample(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {})
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner)]),
      )
    case 'array':
      return schema.minItems === undefined ? [] : [sample(schema.items ?? {})]
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return schema.format === 'email'
        ? 'a@example.com'
        : schema.format === 'date-time'
          ? '2026-01-01T00:00:00Z'
          : schema.format === 'date'
            ? '2026-01-01'
            : 'some-text-of-ten-letters'
  }
}

/** Values that have broken other services: of every kind, at every bound, in every script. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    2 ** 63,
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    'null',
    '[object Object]',
    '2026-02-31T00:00:00Z',
    '9999-12-31T23:59:60Z',
    '+010000-01-01T00:00:00Z',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202E',
    '١٢٣',
    '%',
    '\\',
    "'; drop table users; --",
    '${7*7}',
    '../../etc/passwd',
    '\r\nSet-Cookie: a=b',
    'x'.repeat(3000),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.constant(['1']),
  fc.constant({ $gt: '' }),
)

/** A good body with some of its fields gone, odd, or joined by others; or something else altogether. */
export function oddBody(schema: Schema | null): fc.Arbitrary<unknown> {
  if (schema?.properties === undefined) return fc.option(oddValue, { nil: undefined })
  const fields = Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [
      name,
      fc.oneof({ weight: 2, arbitrary: fc.constant(sample(inner)) }, { weight: 1, arbitrary: oddValue }),
    ]),
  )
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.record(fields),
          fc.constantFrom('role', 'price', 'user_id', 'is_paid', 'constructor', 'toString', ''),
          oddValue,
        )
        .map(([body, name, value]) => ({ ...body, [name]: value })),
    },
    { weight: 1, arbitrary: oddValue },
  )
}

export const oddSegment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3', '999999') },
  fc
    .constantFrom(
      '0',
      '-1',
      '1.5',
      '01',
      'abc',
      'null',
      '9007199254740992',
      '9'.repeat(30),
      '%00',
      '%2e%2e',
      '..%2f..',
      '%E0%A4',
      '%F0%9F%98%80',
      '1%20',
      '١',
      'x'.repeat(90),
      '1;drop',
      '[]',
      '{}',
    )
    .map(segment => (/[^\x21-\x7e]/.test(segment) ? encodeURIComponent(segment) : segment)),
)

export function oddQuery(names: string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc
      .constantFrom(
        '',
        '1',
        '0',
        '-1',
        'null',
        'true',
        '%00',
        '%E0%A4%A',
        '%ff',
        '1&',
        '99999999999999999999',
        'W10',
        'bnVsbA',
        'eyJhIjoxfQ',
        'أحمد',
        "'",
        '%25',
        '\\',
        '*',
        ':*',
        '!',
        'a|b&c',
        'x'.repeat(150),
      )
      .map(text => (/[^\x21-\x7e]/.test(text) ? encodeURIComponent(text) : text)),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  )
  const name =
    names.length === 0
      ? fc.constant('nothing')
      : fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...names) },
          { weight: 1, arbitrary: fc.constantFrom('nothing', 'q[]', '__proto__', 'limit') },
        )
  return fc
    .array(
      fc.tuple(name, value).map(pair => pair.join('=')),
      { maxLength: 4 },
    )
    .map(pairs => pairs.join('&'))
}
