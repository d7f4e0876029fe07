import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A data folder whose embedded database is migrated already; a first start takes seconds. The caller removes it. */
export function migratedFolder(): string {
  const engine = inject('engine')
  if (engine.kind !== 'pglite') throw new Error('Only tests of the project pglite have a folder.')
  const folder = mkdtempSync(join(tmpdir(), 'masar-folder-'))
  cpSync(join(engine.template, 'database'), join(folder, 'database'), { recursive: true })
  return folder
}
