import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from '../api/main.ts'
import { headers } from '../api/measure.ts'
import { startServer, type Server } from '../api/process.ts'
import { keep } from '../report/figures.ts'

/** Long work of a portal, done by the service with its queue. @param token of the company's owner */
export async function measureJobs({ engine, env }: Place, token: string): Promise<void> {
  // A process of its own: what it held at most is what the file took.
  await onServer(env, token, async (portal, server) => {
    // What it does of itself after it has started is not the file's.
    await wait(quietMs)
    const before = await server.mostMemory()
    const made = await makeSheet(portal)
    keepSheet(engine, { ...made, before, most: await server.mostMemory() })
  })
  await onServer(env, token, async portal => {
    keepImport(engine, await importPeople(portal, 'list', people))
    keepStop(engine, await stopImport(portal))
  })
}

async function onServer(
  env: NodeJS.ProcessEnv,
  token: string,
  act: (portal: Portal, server: Server) => Promise<void>,
): Promise<void> {
  await using server = await startServer('../notices/server.ts', env)
  await act(new Portal(server.address, token), server)
}

/** The portal's calls, and what becomes of a job by them. */
class Portal {
  readonly #address: string
  readonly #token: string

  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  async call(method: string, path: string, content?: { type: string; body: string }): Promise<Job> {
    const answer = await fetch(`${this.#address}/company-api/v1${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${this.#token}`,
        ...(content && { 'content-type': content.type }),
      },
      ...(content && { body: content.body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return (JSON.parse(text) as { data: Job }).data
  }

  /** Asks for a job until it is so far. @throws Error where it ends otherwise, or takes too long */
  async until(path: string, is: (job: Job) => boolean): Promise<Job> {
    const end = performance.now() + giveUpMs
    while (performance.now() < end) {
      const job = await this.call('GET', path)
      if (is(job)) return job
      if (job.state === 'failed') throw new Error(`${path} failed.`)
      await wait(200)
    }
    throw new Error(`${path} takes too long.`)
  }
}

/** What an import and an export say of themselves. */
interface Job {
  id: number
  state: string
  total: number
  invited: number
}

const people = 50_000
const giveUpMs = 900_000
const quietMs = 40_000

/** All assignments of the company as a spreadsheet, from the call until the file is ready. */
async function makeSheet(portal: Portal): Promise<{ rows: number; seconds: number }> {
  const began = performance.now()
  const body = JSON.stringify({ format: 'xlsx' })
  const { id } = await portal.call('POST', '/assignments/exports', { type: 'application/json', body })
  const { total } = await portal.until(`/exports/${id}`, ({ state }) => state === 'done')
  return { rows: total, seconds: (performance.now() - began) / 1000 }
}

interface Sheet {
  rows: number
  seconds: number
  /** Megabytes that the service held at most before, and with the file. */
  before: number
  most: number
}

function keepSheet(engine: string, { rows, seconds, before, most }: Sheet): void {
  console.log(
    `    a spreadsheet of ${rows} assignments by the queue: ${seconds.toFixed(1)} s; the service held ${most.toFixed(0)} MB at most, ${before.toFixed(0)} MB before`,
  )
  const one = { part: 'company', place: engine, isLessBetter: true } as const
  keep(
    { ...one, name: `a spreadsheet of ${rows} assignments by the queue`, value: seconds, unit: 's' },
    { ...one, name: 'what it adds to the service’s memory', value: most - before, unit: 'MB', goal: 300 },
  )
}

interface Imported {
  read: number
  invited: number
  total: number
}

/** A list of people, from its upload until each has an invitation. @returns seconds from the upload on, and how many they are */
async function importPeople(portal: Portal, name: string, count: number): Promise<Imported> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const { id } = await portal.call('POST', '/imports', { type: 'text/csv', body: listOf(name, count) })
  const { total } = await portal.until(`/imports/${id}`, ({ state }) => state === 'ready')
  const read = seconds()
  await portal.call('POST', `/imports/${id}/invite`)
  await portal.until(`/imports/${id}`, ({ state }) => state === 'done')
  return { read, invited: seconds(), total }
}

function keepImport(engine: string, { read, invited, total }: Imported): void {
  console.log(
    `    a list of ${total} people: read in ${read.toFixed(1)} s, all invited after ${invited.toFixed(1)} s`,
  )
  const one = { part: 'company', place: engine, unit: 's', isLessBetter: true } as const
  keep(
    { ...one, name: `a list of ${people} people read`, value: read },
    { ...one, name: `a list of ${people} people invited`, value: invited, goal: 60 },
  )
}

interface Stopped {
  /** From the call that stops it until its list says so and nobody is invited any more. */
  ms: number
  invited: number
}

/** Stops the inviting of a list in its midst. @throws Error where somebody is invited later than it says that it has stopped */
async function stopImport(portal: Portal): Promise<Stopped> {
  const { id } = await portal.call('POST', '/imports', { type: 'text/csv', body: listOf('stopped', people) })
  const path = `/imports/${id}`
  await portal.until(path, ({ state }) => state === 'ready')
  await portal.call('POST', `${path}/invite`)
  await portal.until(path, ({ invited }) => invited > 0)
  const began = performance.now()
  await portal.call('POST', `${path}/cancel`)
  const { invited } = await portal.until(path, ({ state }) => state === 'cancelled')
  const ms = performance.now() - began
  await wait(2000)
  const later = await portal.call('GET', path)
  if (later.invited !== invited)
    throw new Error(`A list that was stopped went on: ${invited}, ${later.invited}.`)
  return { ms, invited }
}

function keepStop(engine: string, { ms, invited }: Stopped): void {
  console.log(`    another one is stopped in ${ms.toFixed(0)} ms, with ${invited} people invited`)
  keep({
    part: 'company',
    place: engine,
    name: 'stopping a list in its midst',
    value: ms,
    unit: 'ms',
    isLessBetter: true,
  })
}

function listOf(name: string, count: number): string {
  const lines = Array.from(
    { length: count },
    (_, n) => `موظف رقم ${n},${name}-${n}@import.example,N-${name}-${n},فنّي`,
  )
  return ['name,email,number,job', ...lines].join('\r\n')
}
