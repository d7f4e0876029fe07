import type { Readable } from 'node:stream'
import { join, resolve } from 'node:path'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { openDatabase, type OpenDatabase } from '../db/client.ts'
import { FolderInUseError } from '../db/folder-lock.ts'
import { readEnv, SettingError, type Env } from '../env.ts'
import { FolderStorage, type Storage } from '../gateways/storage.ts'
import { ExportError } from '../export/write-package.ts'
import { ImportError } from '../import/content-errors.ts'
import { importFolder } from '../import/import-folder.ts'
import { NoApplicationError } from '../modules/accounts/registration/applications.ts'
import { AccessError, accessCommands, certificateCommands } from './access.ts'
import { couponCommands } from './coupons.ts'
import { licenceCommands } from './licences.ts'
import { MoneyError, refundCommands, transferCommands } from './money.ts'
import { holidayCommands } from './holidays.ts'
import { DraftError, draftCommand } from './drafts.ts'
import { exportCommand, type OpenedWithFiles } from './export.ts'
import { generateCommand } from './generate/command.ts'
import { CompanyGeneratedError } from './generate/company/generate-company.ts'
import { AlreadyGeneratedError } from './generate/generate.ts'
import { jobCommands, JobStateError } from './jobs.ts'
import { NoFactorError } from '../modules/accounts/second-factors/support.ts'
import {
  instructorCommands,
  keyCommands,
  secondFactorCommands,
  UnknownKeyError,
  type Opened,
} from './people.ts'
import { auditCommands, AuditBrokenError, operatorCommands } from './operators.ts'
import { questionCommands, QuestionsError } from './questions.ts'
import { HolidayError } from '../modules/operations/holidays/holidays.ts'
import { OperatorError } from '../modules/operations/operators/operators.ts'
import { setupCommand } from './setup/command.ts'
import { SetupError } from './setup/from-file.ts'

/** What a command is given beside its arguments. */
export interface CommandSurroundings {
  settings: NodeJS.ProcessEnv
  /** Where it asks, if it asks. */
  input: Readable
}

/**
 * Runs one command of `pnpm masar`; it answers on the console.
 * @param args as typed, without the program
 * @returns the exit code: 0, or 1 for what went wrong, which was said on the error output
 */
export async function runCommand(args: string[], { settings, input }: CommandSurroundings): Promise<number> {
  try {
    await commands(settings, input).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    // It has said so itself; asking for the help is one of these too.
    if (error instanceof CommanderError) return error.exitCode
    console.error(explain(error))
    return 1
  }
}

const help = `
Settings, as for the host:
  DATABASE_URL  a PostgreSQL database
  DATA_DIR      without DATABASE_URL: the folder of the embedded database (default .data); no host may be running on it

Examples:
  pnpm masar setup
  pnpm masar setup --file setup.yaml
  pnpm masar import apps/api/demo
  pnpm masar export personal-budget packages
  pnpm masar draft layla@example.com budget.zip
  pnpm masar generate --courses 100000
  pnpm masar generate --company 50000
  pnpm masar operator make sara@example.com --role support
  pnpm masar instructor approve layla@example.com
  pnpm masar key make "nightly report" --api company-api
  pnpm masar holiday move eid_al_fitr 1448 2027-03-10`

function commands(settings: NodeJS.ProcessEnv, input: Readable): Command {
  const program = new Command('pnpm masar')
    .exitOverride()
    .description('Works on the data of a Masar installation.')
    .helpCommand(false)
    .showHelpAfterError('(pnpm masar --help says more)')
    .addHelpText('after', help)

  const opened = async <T>(work: (database: OpenDatabase, storage: Storage, env: Env) => Promise<T>) => {
    const env = readEnv(settings)
    const database = await openDatabase({ url: env.databaseUrl, folder: env.dataDir })
    try {
      return await work(database, new FolderStorage(join(env.dataDir, 'media')), env)
    } finally {
      await database.close()
    }
  }
  const database: Opened = work => opened((data, _storage, env) => work(data, env))
  importCommand(program, opened)
  exportCommand(program, opened)
  draftCommand(program, opened)
  generateCommand(program, database)
  setupCommand(program, database, input)
  instructorCommands(program, database)
  secondFactorCommands(program, database)
  keyCommands(program, database, text => {
    if (text !== 'client-api' && text !== 'company-api' && text !== 'both')
      throw new InvalidArgumentError('It has to be client-api, company-api or both.')
    return text
  })
  operatorCommands(program, database)
  auditCommands(program, database)
  accessCommands(program, database)
  certificateCommands(program, database)
  jobCommands(program, database)
  refundCommands(program, database)
  transferCommands(program, database)
  couponCommands(program, database)
  licenceCommands(program, database)
  questionCommands(program, opened)
  holidayCommands(program, database)
  return program
}

/** `pnpm masar import`: courses and the site's own texts from a folder. */
function importCommand(program: Command, opened: OpenedWithFiles): void {
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
    error instanceof CompanyGeneratedError ||
    error instanceof NoApplicationError ||
    error instanceof NoFactorError ||
    error instanceof UnknownKeyError ||
    error instanceof JobStateError ||
    error instanceof AccessError ||
    error instanceof DraftError ||
    error instanceof MoneyError ||
    error instanceof QuestionsError ||
    error instanceof ExportError ||
    error instanceof HolidayError
    ? error.message
    : error
}
