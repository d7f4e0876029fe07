import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicHost } from '../../public-host.ts'

/** Why an address that a customer named is not asked. */
export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly problem: 'private_address' | 'not_https' | 'too_large'

  constructor(problem: OutsideError['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** What is asked, as `fetch` takes it. */
export interface OutsideRequest {
  method?: string
  headers?: Record<string, string> | Headers
  body?: unknown
  signal?: AbortSignal | undefined
}

type Look = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const mostBytes = 1024 * 1024
const millisecondsToAnswer = 10_000

/**
 * A `fetch` for addresses that customers name: over TLS, to the internet alone, at most 1 MiB within ten seconds, following no redirect. The
 * address that a name stands for is checked as the connection is made, so that no second answer of a name server leads elsewhere.
 * @param privateHosts names and addresses in the own network that may be asked all the same, also without TLS
 * @param look asks name servers
 * @throws OutsideError, or the error of the connection
 */
export function outsideFetch(privateHosts: readonly string[], look: Look = lookUp) {
  return async (address: string, given: OutsideRequest = {}): Promise<Response> => {
    const url = new URL(address)
    const isPrivate = privateHosts.includes(url.hostname.replace(/^\[|\]$/g, ''))
    if (url.protocol !== 'https:' && !(isPrivate && url.protocol === 'http:'))
      throw new OutsideError('not_https')
    if (!isPrivate && !isPublicHost(url.hostname)) throw new OutsideError('private_address')
    const options: RequestOptions = {
      method: given.method ?? 'GET',
      headers: { ...Object.fromEntries(new Headers(given.headers)), 'accept-encoding': 'identity' },
      signal: AbortSignal.any([
        AbortSignal.timeout(millisecondsToAnswer),
        ...(given.signal ? [given.signal] : []),
      ]),
      ...(!isPrivate && { lookup: publicAddresses(look) }),
    }
    return send(url, options, bodyOf(given.body))
  }
}

function bodyOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new TypeError('Only texts are sent to addresses that customers name.')
}

function send(url: URL, options: RequestOptions, body: string | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest
    const call = request(url, options, answer => {
      const parts: Buffer[] = []
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > mostBytes) return void call.destroy(new OutsideError('too_large'))
        parts.push(part)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const status = answer.statusCode ?? 500
        const hasBody = ![204, 205, 304].includes(status)
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((text): [string, string] => [name, text]),
        )
        resolve(new Response(hasBody ? Buffer.concat(parts) : null, { status, headers }))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Looks a name up for a connection, and fails where any of its addresses is no public one. */
function publicAddresses(look: Look): LookupFunction {
  return (hostname, options, done) => {
    look(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      if (!first || !found.every(({ address }) => isIP(address) !== 0 && isPublicHost(address)))
        return done(new OutsideError('private_address'), '', 0)
      if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}
