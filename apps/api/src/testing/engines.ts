import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/client.ts'
import { startPostgres } from './postgres.ts'

/** Where a test file's own database comes from: a migrated folder to copy, or a migrated database to clone. */
export type Engine =
  | { kind: 'pglite'; template: string }
  | { kind: 'postgres'; server: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
  }
}

/** Migrates once per run and engine; test files take copies, which is five times quicker. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.name === 'postgres' ? setupPostgres(project) : setupPglite(project)
}

async function setupPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'masar-template-'))
  const database = await openDatabase({ folder })
  await database.close()
  project.provide('engine', { kind: 'pglite', template: folder })
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const template = 'masar_template'
  await server.createDatabase(template)
  const database = await openDatabase({ url: server.socketUrl(template) })
  await database.close()
  project.provide('engine', { kind: 'postgres', server: server.socketUrl('postgres'), template })
  return server.stop
}
