import autocannon from 'autocannon'
import { startServer, type Server } from './process.ts'

export interface Sent {
  path: string
  headers: Record<string, string>
  body: string
}

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'PUT' | 'PATCH'
  /** Sent beside those that all requests have. */
  headers?: Record<string, string>
  /** Makes each request of a connection anew; without it, all are the same. */
  next?: (connection: number) => Sent
  /** Requests may overtake each other, and the overtaken be refused. */
  mayRefuse?: boolean
  /** At once; `connections` unless told. */
  connections?: number | undefined
}

export interface Figures {
  ratio: number
  rate: number
  p99: number
  bytes: number
  /** Microseconds of the process's work per request: it says much the same on a busy machine. */
  cpu: number
  bareCpu: number
}

export const headers = { 'api-key': 'masar-web', 'accept-language': 'ar-AR' }
/** Connections under load; as many learners save answers, or a full exam hall. */
export const connections = 10
export const hall = 50
const seconds = 2
const rounds = 3

/** Requests per second as a share of a bare server's sending the same bytes: medians of interleaved rounds. */
export async function compare(server: Server, target: Target): Promise<Figures> {
  const bytes = await sizeOf(target)
  await using bare = await startServer('bare.ts', { BYTES: String(bytes) })
  const figures: Figures[] = []
  await shoot(server, target, 1)
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await shoot(
      bare,
      { name: 'bare', url: bare.address, connections: target.connections },
      seconds,
    )
    const ours = await shoot(server, target, seconds)
    figures.push({
      ratio: ours.rate / theirs.rate,
      rate: ours.rate,
      p99: ours.p99,
      cpu: ours.cpu,
      bareCpu: theirs.cpu,
      bytes,
    })
  }
  const middle = (key: keyof Figures) => median(figures.map(one => one[key]))
  return {
    ratio: middle('ratio'),
    rate: middle('rate'),
    p99: middle('p99'),
    cpu: middle('cpu'),
    bareCpu: middle('bareCpu'),
    bytes,
  }
}

/** Sends the target's request once. @returns the answer's bytes */
export async function sizeOf({ url, method = 'GET', next, headers: more }: Target): Promise<number> {
  const sent = next?.(0)
  const answer = await fetch(new URL(sent?.path ?? '', url + (sent ? '/' : '')), {
    method,
    headers: sent?.headers ?? { ...headers, ...more },
    body: sent?.body,
  })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  // A compressed answer has been read uncompressed.
  return Number(answer.headers.get('content-length') ?? bytes)
}

async function shoot(
  server: Server,
  { url, method = 'GET', next, mayRefuse = false, connections: open = connections, headers: more }: Target,
  duration: number,
): Promise<{ rate: number; p99: number; cpu: number }> {
  const before = await server.cpu()
  let opened = 0
  const result = await autocannon({
    url,
    method,
    duration,
    connections: open,
    headers: { ...headers, ...more },
    ...(next && {
      setupClient: client => {
        const mine = opened
        opened += 1
        client.setRequests([{ method, setupRequest: request => ({ ...request, ...next(mine) }) }])
      },
    }),
  })
  if (result.errors > 0 || (result.non2xx > 0 && !mayRefuse))
    throw new Error(`${url}: ${result.errors} requests failed, ${result.non2xx} were refused`)
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    cpu: ((await server.cpu()) - before) / result.requests.total,
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
