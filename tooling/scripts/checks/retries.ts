import { fileURLToPath } from 'node:url'
import type { Command } from './commands.ts'

const reporter = fileURLToPath(new URL('flaky-reporter.ts', import.meta.url))
const options = ['--retry=1', '--reporter=default', `--reporter=${reporter}`]

/** A run of vitest in which a test gets a second try, and is named if it needed it: a pipeline's machine may stall for a moment. */
export function withSecondTry({ command, args }: Command): Command {
  return { command, args: [...args, ...(args.includes('--') ? [] : ['--']), ...options] }
}
