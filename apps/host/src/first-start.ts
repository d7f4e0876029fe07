import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createApi, type Env, isNewDatabase, prepareDemo } from '@masar/api'
import { createLogger } from './logging.ts'

/** The argument that has the program fill a new database and end. */
export const fillArgument = '--fill-database'

/**
 * Has a new database filled by a process of its own, and waits for its end. Migrations and the demo leave memory behind that a process keeps for as
 * long as it lives: V8's heap, the allocator's, and most of all that of the embedded database. Nothing is done where the database has been filled before.
 * @param program the file that runs `fillDatabase` when it is given `fillArgument`
 * @throws Error when it ends in an error; it has said which by then
 */
export async function fillNewDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  program: string,
): Promise<void> {
  if (!(await isNewDatabase({ url: env.databaseUrl, folder: env.dataDir }))) return
  // A debugger listens to the host alone.
  const execArgv = process.execArgv.filter(argument => !argument.startsWith('--inspect'))
  const child = fork(program, [fillArgument], { execArgv })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The database was not filled.')
}

/** Brings a new database up to date and, where the settings ask for it, the demo into it; then ends the process. */
export async function fillDatabase(env: Env): Promise<void> {
  // Without its parent nobody waits for it, and the next start could not open the folder.
  process.once('disconnect', () => process.exit(1))
  if (process.connected === false) process.exit(1)
  const api = await createApi(env, { logger: createLogger('error') })
  if (env.demo) await prepareDemo(api, { progress: line => process.stderr.write(`${line}\n`) })
  await api.close()
  process.exit()
}
