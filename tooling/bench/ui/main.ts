import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureEndlessTable } from './endless-table.ts'
import { comparePhoneInputs } from './phone-inputs.ts'
import { everywhere, packages, weigh } from './weigh.ts'

const source = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

/** What the design allows, in kilobytes: a dialog with all it stands on, the phone input's own code, the whole library. */
const allowed = { dialog: 32, phone: 8, all: 110 }

/** What each component costs, and how the phone input stands beside others. */
export async function benchUi(): Promise<void> {
  console.log('kB, brotli        own code   with what it stands on   styles   fetched later')
  const folders = globSync('*/index.ts', { cwd: source })
    .map(file => file.split('/')[0] ?? '')
    .filter(name => name !== 'gallery')
    .sort()
  const found = new Map<string, { own: number; whole: number }>()
  for (const name of folders) {
    const own = await weigh(`${source}${name}/index.ts`, packages)
    const whole = await weigh(`${source}${name}/index.ts`, everywhere)
    found.set(name, { own: own.js, whole: whole.js })
    console.log(
      `${name.padEnd(20)}${kilobytes(own.js)}${kilobytes(whole.js).padStart(20)}${kilobytes(whole.css).padStart(14)}${kilobytes(whole.late).padStart(14)}`,
    )
  }
  const all = await weigh(`${source}index.ts`, everywhere)
  console.log(
    `${'all of ui'.padEnd(20)}${''.padStart(7)}${kilobytes(all.js).padStart(20)}${kilobytes(all.css).padStart(14)}${kilobytes(all.late).padStart(14)}`,
  )
  const verdict = (name: string, bytes: number, most: number) =>
    console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${most} kB ${bytes / 1000 <= most ? 'ok' : 'OVER'}`)
  verdict('a dialog with all it stands on', found.get('dialog')?.whole ?? 0, allowed.dialog)
  verdict('the phone input’s own code', found.get('phone-input')?.own ?? 0, allowed.phone)
  verdict('all of ui', all.js, allowed.all)
  await measureEndlessTable()
  await comparePhoneInputs()
}
