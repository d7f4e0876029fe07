import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import type { Figure } from './figures.ts'

/** The machine that a run was made on: only runs of one machine are set beside each other. */
export interface Machine {
  cpu: string
  cores: number
  memoryGb: number
}

export interface Run {
  /** ISO 8601. */
  at: string
  commit: string
  machine: Machine
  /** Turns of a fixed loop in a tenth of a second, in thousands: what a thread of the machine does, whatever else runs. */
  index: number
  /** The load of the last minute, before and after. */
  load: [number, number]
  figures: readonly Figure[]
}

export function thisMachine(): Machine {
  const cores = cpus()
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  }
}

/** Hashes for a tenth of a second, three times; the best counts, since others can only take away from it. */
export function machineIndex(): number {
  const rounds = [0, 1, 2].map(() => {
    const until = performance.now() + 100
    let turns = 0
    let digest = Buffer.alloc(1024)
    for (; performance.now() < until; turns += 1)
      digest = Buffer.concat([createHash('sha256').update(digest).digest(), Buffer.alloc(992)])
    return turns
  })
  return Math.round(Math.max(...rounds) / 100) / 10
}

export const load = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

export function newestCommit(): string {
  return execFileSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim()
}

/** The runs that a file holds, oldest first. @param file one run a line */
export function readRuns(file: string): Run[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Run)
}

export function addRun(folder: string, file: string, run: Run): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(file, `${JSON.stringify(run)}\n`)
}

export function isSameMachine(a: Machine, b: Machine): boolean {
  return a.cpu === b.cpu && a.cores === b.cores && a.memoryGb === b.memoryGb
}
