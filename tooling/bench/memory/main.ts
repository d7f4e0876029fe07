import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../../apps/api/src/testing/postgres.ts'
import { keep } from '../report/figures.ts'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const host = pathOf('../../../apps/host/dist-server/main.js')
/** Milliseconds after which what the start needed is given back. */
const quietAfter = 20_000
/** Milliseconds of rest during which the processor's time is counted: longer than the queue's longest sleep. */
const idleFor = 60_000
/** Per cent of a core that a host at rest may take. */
const idleGoal = 1

interface Memory {
  now: number
  most: number
  heap: number
  outside: number
  /** Milliseconds that all its threads took so far. */
  cpuMs: number
}

interface Rest extends Memory {
  /** Per cent of a core. */
  idle: number
}

/**
 * Megabytes that the host holds at rest and held at most: when it starts for the first time, on an empty database that it fills with the demo,
 * and when it starts again. Beside it, what the embedded database takes alone, and what of a core each takes while nobody asks for anything.
 */
export async function benchMemory(engines: string[]): Promise<void> {
  console.log(
    '\nMemory of the host, MB: at rest, at most; of it at rest V8’s heap, and what it holds outside; % of a core at rest',
  )
  const folder = mkdtempSync(join(tmpdir(), 'masar-bench-memory-'))
  const postgres = engines.includes('postgres') ? await startPostgres({}) : undefined
  try {
    if (postgres) {
      await postgres.createDatabase('memory')
      await startTwice('PostgreSQL', { now: 200, most: 400 }, join(folder, 'postgres'), {
        DATABASE_URL: postgres.url('memory'),
      })
    }
    if (engines.includes('pglite')) {
      report('PGlite', 'PGlite alone, first start', await restOf(pathOf('pglite-alone.ts'), folder))
      await startTwice('PGlite', { now: 400, most: 800 }, join(folder, 'pglite'), {})
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startTwice(
  place: string,
  goal: Pick<Memory, 'now' | 'most'>,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  report(place, 'first start', await restOf(host, folder, env), goal)
  report(place, 'started again', await restOf(host, folder, env), goal)
}

function report(place: string, name: string, rest: Rest, goal?: Pick<Memory, 'now' | 'most'>): void {
  const { now, most, heap, outside, idle } = rest
  console.log(
    `  ${place.padEnd(10)} ${name.padEnd(26)} ${[now, most, heap, outside].map(each => each.toFixed(0).padStart(5)).join(' ')} ${idle.toFixed(2)} %`,
  )
  const figure = { part: 'memory', place, unit: 'MB', isLessBetter: true } as const
  keep(
    { ...figure, name: `${name}, at rest`, value: now, ...(goal && { goal: goal.now }) },
    { ...figure, name: `${name}, at most`, value: most, ...(goal && { goal: goal.most }) },
    { ...figure, unit: '%', name: `${name}, idle`, value: idle, ...(goal && { goal: idleGoal }) },
  )
}

/** Starts a program, waits until it has come to rest, asks for its memory, then for what a while of rest takes, and ends it. */
async function restOf(program: string, folder: string, env: NodeJS.ProcessEnv = {}): Promise<Rest> {
  const child = fork(program, [], {
    execArgv: ['--import', pathOf('teller.js')],
    env: {
      ...process.env,
      SESSION_SECRET: 'measuring needs no secret of length',
      DATA_DIR: folder,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  try {
    await listening(child)
    await wait(quietAfter)
    const memory = await ask(child)
    await wait(idleFor)
    const { cpuMs } = await ask(child)
    return { ...memory, idle: (100 * (cpuMs - memory.cpuMs)) / idleFor }
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

async function ask(child: ChildProcess): Promise<Memory> {
  const answer = once(child, 'message') as Promise<[{ memory: Memory }]>
  child.send('memory')
  return (await answer)[0].memory
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    child.once('exit', code => failed(new Error(`What was to be measured ended with exit code ${code}.`)))
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('listening')) done()
    })
  })
}
