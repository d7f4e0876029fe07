import { join, resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { openDatabase, type OpenDatabase } from '../db/client.ts'
import { FolderInUseError } from '../db/folder-lock.ts'
import { readEnv, SettingError, type Env } from '../env.ts'
import { FolderStorage, type Storage } from '../gateways/storage.ts'
import { ImportError } from '../import/content-errors.ts'
import { importFolder } from '../import/import-folder.ts'
import { NoApplicationError } from '../modules/accounts/registration/applications.ts'
import { AccessError, accessCommands, certificateCommands } from './access.ts'
import { wholeNumber } from './arguments.ts'
import { couponCommands } from './coupons.ts'
import { MoneyError, refundCommands, transferCommands } from './money.ts'
import { AlreadyGeneratedError, generate } from './generate/generate.ts'
import { jobCommands, JobStateError } from './jobs.ts'
import { NoFactorError } from '../modules/accounts/second-factors/support.ts'
import { instructorCommands, keyCommands, secondFactorCommands, UnknownKeyError } from './people.ts'
import { auditCommands, AuditBrokenError, operatorCommands } from './operators.ts'
import { OperatorError } from '../modules/operations/operators/operators.ts'
import { setupCommand } from './setup/command.ts'
import { SetupError } from './setup/from-file.ts'

const program = new Command('pnpm masar')
  .description('Works on the data of a Masar installation.')
  .helpCommand(false)
  .showHelpAfterError('(pnpm masar --help says more)')
  .addHelpText(
    'after',
    `
Settings, as for the host:
  DATABASE_URL  a PostgreSQL database
  DATA_DIR      without DATABASE_URL: the folder of the embedded database (default .data); no host may be running on it

Examples:
  pnpm masar setup
  pnpm masar setup --file setup.yaml
  pnpm masar import apps/api/demo
  pnpm masar generate --courses 100000
  pnpm masar operator make sara@example.com --role support
  pnpm masar instructor approve layla@example.com
  pnpm masar key make "nightly report" --api company-api`,
  )

program
  .command('import')
  .description(
    'import a course package, or a folder with catalogue.yaml; checks everything, then writes all or nothing',
  )
  .argument('<folder>', 'the folder; apps/api/demo/README.md describes the format')
  .option('--quiet', 'print nothing but errors')
  .action(async (folder: string, options: { quiet?: true }) => {
    const isShown = options.quiet !== true && process.stdout.isTTY
    const report = await opened((database, storage) =>
      importFolder(
        database,
        storage,
        resolve(folder),
        isShown ? { progress: line => console.log(line) } : {},
      ),
    )
    if (options.quiet !== true) console.log(String(report))
  })

program
  .command('generate')
  .description('fill the catalogue with made-up courses for measuring; the same seed gives the same courses')
  .requiredOption('--courses <number>', 'how many', wholeNumber)
  .option('--seed <number>', 'which catalogue', wholeNumber, 7)
  .option('--add', 'beside those that were generated before')
  .option('--quiet', 'print nothing')
  .action(async (options: { courses: number; seed: number; add?: true; quiet?: true }) => {
    const isShown = options.quiet !== true && process.stdout.isTTY
    await opened(database =>
      generate(database, {
        ...options,
        ...(isShown
          ? { progress: (done: number) => process.stdout.write(`\r${done} of ${options.courses} courses`) }
          : {}),
      }),
    )
    if (options.quiet !== true)
      console.log(`${isShown ? '\n' : ''}${options.courses} courses generated with seed ${options.seed}.`)
  })

setupCommand(program, work => opened((database, _storage, env) => work(database, env)))
instructorCommands(program, work => opened((database, _storage, env) => work(database, env)))
secondFactorCommands(program, work => opened((database, _storage, env) => work(database, env)))
keyCommands(
  program,
  work => opened((database, _storage, env) => work(database, env)),
  text => {
    if (text !== 'client-api' && text !== 'company-api' && text !== 'both')
      throw new InvalidArgumentError('It has to be client-api, company-api or both.')
    return text
  },
)

operatorCommands(program, work => opened((database, _storage, env) => work(database, env)))
auditCommands(program, work => opened((database, _storage, env) => work(database, env)))
accessCommands(program, work => opened((database, _storage, env) => work(database, env)))
certificateCommands(program, work => opened((database, _storage, env) => work(database, env)))
jobCommands(program, work => opened((database, _storage, env) => work(database, env)))
refundCommands(program, work => opened((database, _storage, env) => work(database, env)))
transferCommands(program, work => opened((database, _storage, env) => work(database, env)))
couponCommands(program, work => opened((database, _storage, env) => work(database, env)))

async function opened<T>(
  work: (database: OpenDatabase, storage: Storage, env: Env) => Promise<T>,
): Promise<T> {
  const env = readEnv(process.env)
  const database = await openDatabase({ url: env.databaseUrl, folder: env.dataDir })
  try {
    return await work(database, new FolderStorage(join(env.dataDir, 'media')), env)
  } finally {
    await database.close()
  }
}

/** These say in words what to do; anything else is an error of ours and keeps its trace. */
function explain(error: unknown): unknown {
  if (error instanceof ImportError)
    return `${error.message}\n\nNothing was imported: ${error.errors.length} ${error.errors.length === 1 ? 'error' : 'errors'}.`
  return error instanceof FolderInUseError ||
    error instanceof SettingError ||
    error instanceof SetupError ||
    error instanceof OperatorError ||
    error instanceof AuditBrokenError ||
    error instanceof AlreadyGeneratedError ||
    error instanceof NoApplicationError ||
    error instanceof NoFactorError ||
    error instanceof UnknownKeyError ||
    error instanceof JobStateError ||
    error instanceof AccessError ||
    error instanceof MoneyError
    ? error.message
    : error
}

try {
  await program.parseAsync()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
