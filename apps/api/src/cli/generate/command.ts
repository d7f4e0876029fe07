import type { Command } from 'commander'
import type { OpenDatabase } from '../../db/client.ts'
import { wholeNumber } from '../arguments.ts'
import type { Opened } from '../people.ts'
import { generateCompany } from './company/generate-company.ts'
import { generate } from './generate.ts'

interface GenerateCommandOptions {
  courses?: number
  company?: number
  seed: number
  add?: boolean
  quiet?: boolean
}

/** `pnpm masar generate`: a catalogue or a company to measure with. */
export function generateCommand(program: Command, opened: Opened): void {
  program
    .command('generate')
    .description('make up courses, or a company with its people, for measuring; the same seed gives the same')
    .option('--courses <number>', 'how many courses', wholeNumber)
    .option(
      '--company <employees>',
      'a company with so many employees and twenty assignments for each',
      wholeNumber,
    )
    .option('--seed <number>', 'which catalogue or company', wholeNumber, 7)
    .option('--add', 'beside those that were generated before')
    .option('--quiet', 'print nothing')
    .action(async (options: GenerateCommandOptions) => {
      if (options.courses === undefined && options.company === undefined)
        program.error('Say --courses or --company.')
      await opened(database => generateAll(database, options))
    })
}

async function generateAll(
  database: OpenDatabase,
  { courses, company, seed, add = false, quiet = false }: GenerateCommandOptions,
): Promise<void> {
  const isShown = !quiet && process.stdout.isTTY
  const show = (line: string) => (isShown ? process.stdout.write(`\r${line}\u{1b}[K`) : undefined)
  const say = (line: string) => (quiet ? undefined : console.log(`${isShown ? '\n' : ''}${line}`))
  if (courses !== undefined) {
    await generate(database, {
      courses,
      seed,
      add,
      progress: done => show(`${done} of ${courses} courses`),
    })
    say(`${courses} courses generated with seed ${seed}.`)
  }
  if (company === undefined) return
  await generateCompany(database, { employees: company, seed, add, progress: show })
  say(`A company with ${company} employees generated with seed ${seed}.`)
}
