import type { LightMyRequestResponse } from 'fastify'
import { sample, type Operation } from './operations.ts'

/**
 * What is wrong with an answer: a 5xx, a failure that is not the envelope alone, or one whose code the document does not list for the
 * operation; null where nothing is.
 */
export function errorIn(answer: LightMyRequestResponse, operation?: Operation): string | null {
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body}`
  if (answer.statusCode < 400) return null
  const body = answer.json<Record<string, unknown>>()
  const isEnvelope =
    Object.keys(body).every(key => ['message', 'code', 'errors', 'data'].includes(key)) &&
    typeof body['message'] === 'string' &&
    typeof body['code'] === 'string'
  if (operation && !operation.errorCodes.includes(String(body['code']))) return `not listed: ${answer.body}`
  return isEnvelope && !/\n\s*at |\.ts:\d|node_modules|drizzle|Failed query|syntax error/.test(answer.body)
    ? null
    : `no envelope: ${answer.body}`
}

/** The address of an operation with these values in its path, one after another. */
export function urlOf(operation: Operation, segments: string[], query = ''): string {
  return (
    operation.pathNames.reduce(
      (path, name, index) => path.replace(`{${name}}`, segments[index % segments.length] ?? '1'),
      operation.path,
    ) + (query === '' ? '' : `?${query}`)
  )
}

/** One request for each place of an operation that takes text (path, query, each field of a good body), with the text in it. */
export function requestsWith(operation: Operation, text: string): { url: string; body?: unknown }[] {
  const inAddress = encodeURIComponent(text)
  const body = operation.body === null ? undefined : (sample(operation.body) as Record<string, unknown>)
  const withBody = body === undefined ? {} : { body }
  return [
    ...(operation.pathNames.length === 0 ? [] : [{ url: urlOf(operation, [inAddress]), ...withBody }]),
    ...operation.queryNames.map(name => ({
      url: urlOf(operation, ['1'], `${name}=${inAddress}`),
      ...withBody,
    })),
    ...Object.keys(operation.body?.properties ?? {}).map(name => ({
      url: urlOf(operation, ['1']),
      body: { ...body, [name]: withText(operation.body?.properties?.[name] ?? {}, text) },
    })),
  ]
}

/** A value that the schema accepts but for the text in it. */
function withText(schema: NonNullable<Operation['body']>, text: string): unknown {
  if (schema.anyOf) return withText(schema.anyOf[0] ?? {}, text)
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, withText(inner, text)]),
    )
  return schema.type === 'array' ? [withText(schema.items ?? {}, text)] : text
}
