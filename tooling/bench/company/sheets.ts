import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Place } from '../api/main.ts'
import { headers } from '../api/measure.ts'
import { startServer } from '../api/process.ts'
import { keep } from '../report/figures.ts'

const people = 50_000
const giveUpMs = 600_000

/** A list of 50,000 people, from its upload until each has an invitation. @param token of the company's owner */
export async function measureImport({ engine, env }: Place, token: string): Promise<void> {
  await using server = await startServer('../notices/server.ts', env)
  const call = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${server.address}/company-api/v1${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'text/csv' }),
      },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return (JSON.parse(text) as { data: { id: number; state: string; total: number; invited: number } }).data
  }
  const began = performance.now()
  const { id } = await call('POST', '/imports', listOf(people))
  const until = async (state: string) => {
    while (performance.now() - began < giveUpMs) {
      const now = await call('GET', `/imports/${id}`)
      if (now.state === state) return now
      await wait(200)
    }
    throw new Error(`The list is not ${state}.`)
  }
  const { total } = await until('ready')
  const read = (performance.now() - began) / 1000
  await call('POST', `/imports/${id}/invite`)
  const { invited } = await until('done')
  const all = (performance.now() - began) / 1000
  console.log(
    `    a list of ${total} people: read in ${read.toFixed(1)} s, ${invited} invited after ${all.toFixed(1)} s`,
  )
  const one = { part: 'company', place: engine, unit: 's', isLessBetter: true } as const
  keep(
    { ...one, name: `a list of ${people} people read`, value: read },
    { ...one, name: `a list of ${people} people invited`, value: all, goal: 60 },
  )
}

function listOf(count: number): string {
  const lines = Array.from({ length: count }, (_, n) => `موظف رقم ${n},list-${n}@import.example,N-${n},فنّي`)
  return ['name,email,number,job', ...lines].join('\r\n')
}

/** A spreadsheet of a million rows: how long it takes, and what it holds at most. */
export function measureSheet(): void {
  const script = fileURLToPath(new URL('sheet.ts', import.meta.url))
  const told = execFileSync(process.execPath, [script], { encoding: 'utf8' })
  const { seconds, mostMb, bytes } = JSON.parse(told) as { seconds: number; mostMb: number; bytes: number }
  console.log(
    `\na spreadsheet of 1,000,000 rows: ${seconds.toFixed(1)} s, ${mostMb.toFixed(0)} MB at most, ${(bytes / 1e6).toFixed(0)} MB of file`,
  )
  const one = { part: 'company', place: 'no database', isLessBetter: true } as const
  keep(
    { ...one, name: 'a spreadsheet of 1,000,000 rows, memory', value: mostMb, unit: 'MB', goal: 300 },
    { ...one, name: 'a spreadsheet of 1,000,000 rows', value: seconds, unit: 's' },
  )
}
