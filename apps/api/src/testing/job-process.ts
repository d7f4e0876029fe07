import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { BuiltProgram } from './built-program.ts'
import type { TestDatabase } from './test-database.ts'

/** Starts `job-worker.ts`, built, on a test's database, and waits until it runs jobs. */
export async function startJobProcess(
  { script }: BuiltProgram,
  { pool }: Pick<TestDatabase, 'pool'>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: pool.options.connectionString ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

/** Ends it as a power switch would, and waits until it is gone. */
export async function killJobProcess(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
