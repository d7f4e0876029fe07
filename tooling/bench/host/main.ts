import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { onEach, type Place, reportRatio } from '../api/main.ts'
import { percentile } from '../api/measure.ts'
import { type Server, startServer } from '../api/process.ts'
import { keep } from '../report/figures.ts'

const courses = 1_000
/** As browsers ask, and as whoever reads no compression does. */
const ways = [
  ['br', 'gzip, deflate, br, zstd'],
  ['plain', 'identity'],
] as const

/** Each opens a page a second on a connection of their own. */
const visitors = 500
const seconds = 10
const opened = ['/', '/en', '/courses', '/Course/9', '/Instructor', '/faq']

/** Documents and public lists through the host, as visitors' browsers ask for them, against a bare server sending the same bytes. */
export async function benchHost(engines: string[]): Promise<void> {
  await onEach([courses], engines, measureHost)
}

async function measureHost({ engine, env }: Place, size: number): Promise<void> {
  const place = `${engine}, ${size} courses`
  console.log(`\nThrough the host: ${place}`)
  console.log(
    "  ratio to a bare node:http server sending the same bytes, requests/s, p99, work of the process per request (bare server's), bytes",
  )
  await using server = await startServer('../host/server.ts', { ...env, DEMO: 'off' })
  for (const [path, name, goal] of [
    ['/', 'home document', 0.3],
    ['/courses', 'catalogue document', 0.3],
    ['/Course/9', 'course document', 0.3],
    ['/client-api/v1/courses', 'course list', 0.5],
    ['/client-api/v1/courses/9', 'course', 0.5],
    ['/client-api/v1/home', 'home', 0.5],
  ] as const)
    for (const [way, accepted] of ways)
      await reportRatio(
        server,
        { name: `${name}, ${way}`, url: server.address + path, headers: { 'accept-encoding': accepted } },
        { part: 'host', place, ...(way === 'br' && { goal }) },
      )
  await crowd(server, place)
}

/** How long visitors wait for the first byte of a page when they come at all times of a second. */
async function crowd(server: Server, place: string): Promise<void> {
  const agents = Array.from({ length: visitors }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const times: number[] = []
  const visit = async (agent: Agent, visitor: number) => {
    await wait((visitor / visitors) * 1_000)
    for (let second = 0; second < seconds; second += 1) {
      const began = performance.now()
      const path = opened[(visitor + second) % opened.length] ?? '/'
      const ms = await firstByte(server.address + path, agent)
      // The first pages of all are rendered, and connections made.
      if (second > 1) times.push(ms)
      await wait(Math.max(0, 1_000 - (performance.now() - began)))
    }
    agent.destroy()
  }
  await Promise.all(agents.map(visit))
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  console.log(
    `  ${visitors} visitors, a page a second each: first byte p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
  keep({
    part: 'host',
    place,
    name: `first byte, ${visitors} visitors, p99`,
    value: p99,
    unit: 'ms',
    isLessBetter: true,
    goal: 20,
  })
}

/** Milliseconds until a page begins to come. */
function firstByte(url: string, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const began = performance.now()
    get(url, { agent, headers: { 'accept-encoding': ways[0][1] } }, answer => {
      const ms = performance.now() - began
      if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', () => done(ms))
    }).once('error', failed)
  })
}
