import { run } from './run.ts'

interface Step {
  command: string
  args: string[]
  extra?: NodeJS.ProcessEnv
}

const pnpm = (filter: string, ...args: string[]): Step => ({
  command: 'pnpm',
  args: ['--filter', filter, ...args],
})

/** Everything that is generated and committed, in the order in which one stands on another. */
const stepsOf = (names: readonly string[]): Step[] => [
  pnpm('@masar/api', 'run', 'generate', ...names),
  { command: 'node', args: ['apps/api/src/cli/openapi.ts'] },
  pnpm('@masar/openapi', 'run', 'generate'),
  pnpm('@masar/ui-docs', 'run', 'generate'),
  pnpm('@masar/lingui', 'run', 'extract'),
  {
    command: 'pnpm',
    args: ['--filter', '@masar/lingui', 'exec', 'lingui', 'compile', '--typescript'],
    extra: { LINGUI_SCOPE: 'compiled' },
  },
  {
    command: 'turbo',
    args: [
      'run',
      'build',
      '--filter=@masar/learner',
      '--filter=@masar/company',
      '--output-logs=errors-only',
      '--force',
    ],
  },
]

/**
 * Writes all generated files anew.
 * @param names `--name` and the name of a migration; a changed schema is an error without it
 */
export async function generate({
  isShown,
  names = [],
}: {
  isShown: boolean
  names?: readonly string[]
}): Promise<{ code: number; output: string }> {
  let output = ''
  for (const { command, args, extra } of stepsOf(names)) {
    const done = await run(command, args, { isShown, ...(extra && { extra }) })
    output += done.output
    if (done.code !== 0) return { code: done.code, output }
  }
  return { code: 0, output }
}

if (import.meta.main)
  process.exitCode = (await generate({ isShown: true, names: process.argv.slice(2) })).code
