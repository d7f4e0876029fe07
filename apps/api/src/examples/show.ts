import { answers } from './answers.ts'
import { Composer } from './compose.ts'
import { fits } from './fits.ts'
import { isFacts, nameOf, type ShownSchema } from './shown-schema.ts'
import { story } from './story.ts'

interface Media {
  schema?: ShownSchema
  example?: unknown
  examples?: Record<string, { $ref: string }>
}
interface Call {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
interface ShownDocument {
  components: { schemas: Record<string, ShownSchema>; examples?: Record<string, { value: unknown }> }
  paths: Record<string, Record<string, Call>>
}

/** What a response generates, whatever was sent. */
const anew = ['state', 'version']

/**
 * Gives every answer in JSON that a success has an example, listed once under `components.examples`: put together from what the story
 * tells of its schemas, with what the example of the call's body says in it, too.
 * @param document an OpenAPI document with its named schemas listed; it is changed
 * @throws Error for a field that no example is known of
 */
export function showAnswers<T extends object>(document: T): T {
  const { components, paths } = document as unknown as ShownDocument
  const composer = new Composer(components.schemas, story)
  const shown = new Map<string, unknown>()
  for (const call of Object.values(paths).flatMap(calls => Object.values(calls)))
    for (const media of answersOf(call))
      media.examples = Object.fromEntries(
        shapesOf(media.schema ?? {}).map(schema => {
          const example = exampleOf(call, schema, composer, components.schemas)
          const name = listed(shown, call.operationId, schema, example)
          return [name, { $ref: `#/components/examples/${name}` }]
        }),
      )
  components.examples = Object.fromEntries(
    [...shown].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, { value }]),
  )
  return document
}

function answersOf({ responses }: Call): Media[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const media = status.startsWith('2') ? content?.['application/json'] : undefined
    // A file that is JSON is none of the answers that are shown.
    return media === undefined || media.schema?.format === 'binary' ? [] : [media]
  })
}

/** An answer whose `data` is one of several has an example of each. */
function shapesOf(schema: ShownSchema): ShownSchema[] {
  const { data } = schema.properties ?? {}
  const some = (data?.anyOf ?? []).filter(({ type }) => type !== 'null')
  return some.length > 1
    ? some.map(one => ({ ...schema, properties: { ...schema.properties, data: one } }))
    : [schema]
}

function exampleOf(
  { operationId, requestBody }: Call,
  schema: ShownSchema,
  composer: Composer,
  schemas: Record<string, ShownSchema>,
): unknown {
  const told = answers[operationId] ?? {}
  const example = composer.valueOf(schema, told, operationId)
  const sent = requestBody?.content['application/json']?.example
  const { data } = schema.properties ?? {}
  if (!isFacts(example) || !isFacts(example.data) || !isFacts(sent) || data === undefined) return example
  const own = isFacts(told.data) ? Object.keys(told.data) : []
  return { ...example, data: agreeing(example.data, sent, data, [...own, ...anew], schemas) }
}

/** An answer with what was sent under the same names. */
function agreeing(
  answer: Record<string, unknown>,
  sent: Record<string, unknown>,
  schema: ShownSchema,
  except: readonly string[],
  schemas: Record<string, ShownSchema>,
): Record<string, unknown> {
  const named = (ref: string) => schemas[nameOf(ref)] ?? {}
  const shape = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const { properties = {} } = shape.$ref === undefined ? shape : named(shape.$ref)
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const field = properties[name]
      const takes =
        name in sent && field !== undefined && !except.includes(name) && fits(sent[name], field, named)
      return [name, takes ? sent[name] : value]
    }),
  )
}

/** Lists an example by the name of what it shows, or of the call where that shows something else already. */
function listed(
  shown: Map<string, unknown>,
  operationId: string,
  schema: ShownSchema,
  example: unknown,
): string {
  const text = JSON.stringify(example)
  const own = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`
  const name = [nameOfAnswer(schema) ?? own, own].find(
    one => !shown.has(one) || JSON.stringify(shown.get(one)) === text,
  )
  if (name === undefined) throw new Error(`Two examples are called ${own}`)
  shown.set(name, example)
  return name
}

function nameOfAnswer({ properties: { data, meta } = {} }: ShownSchema): string | undefined {
  if (data === undefined) return undefined
  if (data.type === 'null') return 'Nothing'
  const one = data.items ?? data.anyOf?.find(({ $ref }) => $ref !== undefined) ?? data
  if (one.$ref !== undefined)
    return `${nameOf(one.$ref)}${data.items === undefined ? '' : meta === undefined ? 'List' : 'Page'}`
  return undefined
}
