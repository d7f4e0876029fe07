import { type Locale, localeTags } from '@masar/site-map'
import type { FastifyBaseLogger } from 'fastify'
import type { FirstRead } from './first-data.ts'

const base = '/client-api/v1'
/** A page does not wait longer than this for its data; the app asks again by itself. */
const patience = 3_000

export type ReadResult = { read: FirstRead; status: number; body: unknown }

export interface Reader {
  /** Calls the API inside the host, without a socket. */
  inject(request: {
    method: 'GET'
    url: string
    headers: Record<string, string>
  }): Promise<{ statusCode: number; body: string }>
  apiKeys: string[]
  log: FastifyBaseLogger
}

/** Makes the calls side by side. A call that fails is left out, save for its status: the page stands without it. */
export function readAll(reader: Reader, reads: FirstRead[], locale: Locale): Promise<ReadResult[]> {
  return Promise.all(reads.map(read => readOne(reader, read, locale)))
}

async function readOne(
  { inject, apiKeys, log }: Reader,
  read: FirstRead,
  locale: Locale,
): Promise<ReadResult> {
  const headers = { 'api-key': apiKeyOf(apiKeys), 'accept-language': localeTags[locale], getallerror: '1' }
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>(resolve => {
    timer = setTimeout(resolve, patience, null)
  })
  try {
    const answer = await Promise.race([inject({ method: 'GET', url: base + read.key, headers }), tooLate])
    if (answer === null) log.warn('first data came too late')
    return answer === null
      ? { read, status: 504, body: null }
      : {
          read,
          status: answer.statusCode,
          body: answer.statusCode === 200 ? (JSON.parse(answer.body) as unknown) : null,
        }
  } catch (error) {
    log.warn({ err: error }, 'first data could not be read')
    return { read, status: 500, body: null }
  } finally {
    clearTimeout(timer)
  }
}

function apiKeyOf(keys: string[]): string {
  return keys.includes('masar-web') ? 'masar-web' : (keys[0] ?? '')
}
