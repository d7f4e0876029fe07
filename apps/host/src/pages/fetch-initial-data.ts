import { type Locale, localeTags } from '@masar/site-map'
import type { PreloadedCall } from '@masar/site-map/server'
import type { FastifyBaseLogger } from 'fastify'

const base = '/client-api/v1'
/** A page does not wait longer than this for its data, in milliseconds; the app fetches it itself then. */
const patience = 3_000

export type ReadResult = { read: PreloadedCall; status: number; body: unknown }

export interface Reader {
  /** Calls the API inside the host, without a socket. */
  inject(request: {
    method: 'GET'
    url: string
    headers: Record<string, string>
    remoteAddress?: string
  }): Promise<{ statusCode: number; body: string }>
  apiKeys: string[]
  /** The client that requested the page: rate limits by address count for it. Without it the host makes the call for itself. */
  address?: string
  log: FastifyBaseLogger
}

/** Makes the calls concurrently. The body of a failed call is left out: the page is served without it. */
export function fetchInitialData(
  reader: Reader,
  reads: PreloadedCall[],
  locale: Locale,
): Promise<ReadResult[]> {
  return Promise.all(reads.map(read => fetchOne(reader, read, locale)))
}

async function fetchOne(
  { inject, apiKeys, address, log }: Reader,
  read: PreloadedCall,
  locale: Locale,
): Promise<ReadResult> {
  const headers = { 'api-key': apiKeyOf(apiKeys), 'accept-language': localeTags[locale], getallerror: '1' }
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<null>(resolve => {
    timer = setTimeout(resolve, patience, null)
  })
  try {
    const answer = await Promise.race([
      inject({
        method: 'GET',
        url: base + read.key,
        headers,
        ...(address !== undefined && { remoteAddress: address }),
      }),
      timedOut,
    ])
    if (answer === null) log.warn('initial data timed out')
    return answer === null
      ? { read, status: 504, body: null }
      : {
          read,
          status: answer.statusCode,
          body: answer.statusCode === 200 ? (JSON.parse(answer.body) as unknown) : null,
        }
  } catch (error) {
    log.warn({ err: error }, 'initial data could not be read')
    return { read, status: 500, body: null }
  } finally {
    clearTimeout(timer)
  }
}

function apiKeyOf(keys: string[]): string {
  return keys.includes('masar-web') ? 'masar-web' : (keys[0] ?? '')
}
