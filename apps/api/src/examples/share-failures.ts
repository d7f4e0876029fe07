import { errors, type ErrorCode } from '../errors.ts'
import { failureOf } from './failures.ts'

interface Reference {
  $ref: string
}
interface Failed {
  description: string
  content: Record<string, { schema: Reference; examples?: Record<string, Reference> }>
}
interface SharingDocument {
  components: { examples?: Record<string, { value: unknown }>; responses?: Record<string, Failed> }
  paths: Record<string, Record<string, { responses: Record<string, Failed | Reference> }>>
}

/** How long a name may be that says every code. */
const longest = 60

/**
 * Lists each way in which calls fail once, under `components.responses`, with an example of each of its codes: calls share a few, and a
 * document that repeats them is half as long again.
 * @param document an OpenAPI document; it is changed
 */
export function shareFailures<T extends object>(document: T): T {
  const { components, paths } = document as unknown as SharingDocument
  const shared = new Map<string, { name: string; failed: Failed }>()
  const codes = new Set<ErrorCode>()
  for (const { responses } of Object.values(paths).flatMap(calls => Object.values(calls)))
    for (const [status, failed] of Object.entries(responses)) {
      if (status.startsWith('2') || '$ref' in failed) continue
      const own = codesIn(failed)
      own.forEach(code => codes.add(code))
      const { name } = shareOf(shared, status, own, failed)
      responses[status] = { $ref: `#/components/responses/${name}` }
    }
  const listed = [...shared.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  components.responses = Object.fromEntries(listed.map(({ name, failed }) => [name, failed]))
  components.examples = {
    ...components.examples,
    ...Object.fromEntries([...codes].sort().map(code => [code, { value: failureOf(code) }])),
  }
  return document
}

/** The response that represents all with its codes. */
function shareOf(
  shared: Map<string, { name: string; failed: Failed }>,
  status: string,
  codes: readonly ErrorCode[],
  failed: Failed,
): { name: string } {
  const key = `${status} ${failed.description}`
  const known = shared.get(key)
  if (known !== undefined) return known
  const name = nameOf(
    codes,
    [...shared.values()].map(one => one.name),
  )
  const examples = Object.fromEntries(codes.map(code => [code, { $ref: `#/components/examples/${code}` }]))
  const content = Object.fromEntries(
    Object.entries(failed.content).map(([type, media]) => [type, { ...media, examples }]),
  )
  const made = { name, failed: { ...failed, content } }
  shared.set(key, made)
  return made
}

/** Every code, or the first and the last of many. */
function nameOf(codes: readonly ErrorCode[], taken: readonly string[]): string {
  const all = codes.join('.')
  const short = `${codes[0]}.${codes.length - 2}_more.${codes.at(-1)}`
  return all.length <= longest || taken.includes(short) ? all : short
}

/** The codes that the description of an answer names. */
function codesIn({ description }: Failed): ErrorCode[] {
  return [...description.matchAll(/`(\w+)`/g)].flatMap(([, code]) =>
    code !== undefined && code in errors ? [code as ErrorCode] : [],
  )
}
