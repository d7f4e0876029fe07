import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { keep } from '../report/figures.ts'

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
