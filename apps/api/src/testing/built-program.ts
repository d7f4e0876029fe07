import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildProgram } from '@masar/server-build'

export interface BuiltProgram {
  /** The one file that a process runs. */
  script: string
  remove(): void
}

/**
 * A program as the product runs it, as one file: a process that loads the sources spends seconds on it, and these tests start many.
 * @param source path of its first module, from `src`
 */
export async function builtProgram(source: string): Promise<BuiltProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'masar-program-'))
  const script = join(folder, 'program.mjs')
  await buildProgram(fileURLToPath(new URL(`../${source}`, import.meta.url)), script)
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
