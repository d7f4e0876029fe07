import autocannon from 'autocannon'
import { startServer } from './process.ts'

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'PUT'
  headers?: Record<string, string>
  /** Bodies sent in turn. */
  bodies?: string[]
}

export interface Figures {
  ratio: number
  rate: number
  p99: number
  bytes: number
}

export const headers = { 'api-key': 'masar-web', 'accept-language': 'ar-AR' }
const seconds = 2
const rounds = 3

/** Requests per second as a share of a bare server's sending the same bytes: medians of interleaved rounds. */
export async function compare(target: Target): Promise<Figures> {
  const bytes = await sizeOf(target)
  await using bare = await startServer('bare.ts', { BYTES: String(bytes) })
  const ratios: number[] = []
  const rates: number[] = []
  const p99s: number[] = []
  await shoot(target, 1)
  for (let round = 0; round < rounds; round += 1) {
    const theirs = await shoot({ name: 'bare', url: bare.address }, seconds)
    const ours = await shoot(target, seconds)
    ratios.push(ours.rate / theirs.rate)
    rates.push(ours.rate)
    p99s.push(ours.p99)
  }
  return { ratio: median(ratios), rate: median(rates), p99: median(p99s), bytes }
}

async function sizeOf({ url, method = 'GET', headers: extra = {}, bodies }: Target): Promise<number> {
  const answer = await fetch(url, { method, headers: { ...headers, ...extra }, body: bodies?.[0] })
  const text = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return text.byteLength
}

async function shoot({ url, method = 'GET', headers: extra = {}, bodies }: Target, duration: number): Promise<{ rate: number, p99: number }> {
  let sent = 0
  const result = await autocannon({
    url, method, duration, connections: 10, headers: { ...headers, ...extra },
    ...(bodies && { requests: [{ method, setupRequest: request => ({ ...request, body: bodies[(sent += 1) % bodies.length] }) }] }),
  })
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} requests failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
