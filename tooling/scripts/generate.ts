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
const steps: Step[] = [
  pnpm('@masar/api', 'run', 'generate'),
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

/** Writes all generated files anew. */
export async function generate({ isShown }: { isShown: boolean }): Promise<{ code: number; output: string }> {
  let output = ''
  for (const { command, args, extra } of steps) {
    const done = await run(command, args, { isShown, ...(extra && { extra }) })
    output += done.output
    if (done.code !== 0) return { code: done.code, output }
  }
  return { code: 0, output }
}

if (import.meta.main) process.exitCode = (await generate({ isShown: true })).code
