import fp from 'fastify-plugin'
import { AppError } from '../errors.ts'

const maxDepth = 20

/** Far more than any call needs; media do not come this way. */
const bodyLimit = 64 * 1024

/** JSON bodies only, read strictly: a repeated key or a nest deeper than 20 is malformed, `__proto__` is no key. */
export const jsonBody = fp(
  async app => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      try {
        done(null, parseStrictly(body as string))
      } catch (error) {
        done(error as Error)
      }
    })
    // No text of ours holds the NUL character, and the database takes none.
    app.addHook('onRequest', (request, _reply, done) => {
      done(request.url.includes('%00') ? new AppError('malformed') : undefined)
    })
    // A call that takes no body is not handed one in silence.
    app.addHook('preValidation', (request, _reply, done) => {
      const isUnasked =
        request.body !== undefined &&
        request.routeOptions.schema?.body === undefined &&
        !isEmptyObject(request.body)
      done(isUnasked ? new AppError('malformed') : undefined)
    })
  },
  { name: 'json-body' },
)

function isEmptyObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0
}

/** @throws AppError `malformed` */
export function parseStrictly(text: string): unknown {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text, storable)
  } catch {
    throw new AppError('malformed')
  }
  // Afterwards, when every string is known to end.
  inspect(text)
  return value
}

/** Half a surrogate pair and the NUL character are no text that a database could store. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new AppError('malformed')
  return value
}

/** One pass over the tokens: objects' keys are remembered per nest. */
function inspect(text: string): void {
  const nests: (Set<string> | null)[] = []
  const token = /"(?:[^"\\]|\\.)*"?|[{}[\]]/g
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const found = match[0]
    if (found === '{' || found === '[') {
      if (nests.push(found === '{' ? new Set() : null) > maxDepth) throw new AppError('malformed')
    } else if (found === '}' || found === ']') {
      nests.pop()
    } else if (isKey(text, token.lastIndex)) {
      remember(nests.at(-1), found)
    }
  }
}

function isKey(text: string, end: number): boolean {
  let at = end
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1
  return text[at] === ':'
}

function remember(keys: Set<string> | null | undefined, literal: string): void {
  let key: unknown
  try {
    key = JSON.parse(literal)
  } catch {
    throw new AppError('malformed')
  }
  if (typeof key !== 'string' || key === '__proto__' || keys?.has(key)) throw new AppError('malformed')
  storable('', key)
  keys?.add(key)
}
