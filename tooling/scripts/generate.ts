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

/** What is generated of the schema and the API, of the components, and of the sentences: each chain in its order, beside the others. */
const chainsOf = (names: readonly string[]): Step[][] => [
  [
    pnpm('@masar/api', 'run', 'generate', ...names),
    { command: 'node', args: ['apps/api/src/cli/openapi.ts'] },
    pnpm('@masar/openapi', 'run', 'generate'),
  ],
  [pnpm('@masar/ui-docs', 'run', 'generate')],
  [
    pnpm('@masar/lingui', 'run', 'extract'),
    {
      command: 'pnpm',
      args: ['--filter', '@masar/lingui', 'exec', 'lingui', 'compile', '--typescript'],
      extra: { LINGUI_SCOPE: 'compiled' },
    },
  ],
]
/** Stands on all of them; writes the tables of routes. */
const build: Step = {
  command: 'turbo',
  args: [
    'run',
    'build',
    '--filter=@masar/learner',
    '--filter=@masar/company',
    '--output-logs=errors-only',
    '--force',
  ],
}

interface Generated {
  code: number
  output: string
}

async function inOrder(chain: readonly Step[], isShown: boolean): Promise<Generated> {
  let output = ''
  for (const { command, args, extra } of chain) {
    const done = await run(command, args, { isShown, ...(extra && { extra }) })
    output += done.output
    if (done.code !== 0) return { code: done.code, output }
  }
  return { code: 0, output }
}

/**
 * Rewrites all generated files.
 * @param names `--name` and the name of a migration; a changed schema is an error without it
 */
export async function generate({
  isShown,
  names = [],
}: {
  isShown: boolean
  names?: readonly string[]
}): Promise<Generated> {
  const chains = await Promise.all(chainsOf(names).map(chain => inOrder(chain, isShown)))
  const failed = chains.find(({ code }) => code !== 0)
  return failed ?? inOrder([build], isShown)
}

if (import.meta.main)
  process.exitCode = (await generate({ isShown: true, names: process.argv.slice(2) })).code
