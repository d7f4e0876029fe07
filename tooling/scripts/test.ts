import { findChromium, noChromium } from './browser.ts'
import { run } from './run.ts'

interface Step {
  name: string
  command: string
  args: string[]
  /** Whose closing lines are counted; a step without counts as one. */
  counts?: 'vitest' | 'playwright'
  extra?: NodeJS.ProcessEnv
}

const own = (script: string): Pick<Step, 'command' | 'args'> => ({ command: 'node', args: [script] })
const bin = (name: string, ...args: string[]): Pick<Step, 'command' | 'args'> => ({
  command: `tooling/lint/node_modules/.bin/${name}`,
  args,
})
const turbo = (...args: string[]): Pick<Step, 'command' | 'args'> => ({
  command: 'turbo',
  args: ['run', ...args],
})

const steps: Step[] = [
  { name: 'types', ...turbo('typecheck', '--output-logs=errors-only') },
  {
    name: 'lint',
    ...bin(
      'oxlint',
      '-c',
      'tooling/lint/oxlint.json',
      '--ignore-pattern',
      '**/generated/**',
      '--ignore-pattern',
      '**/*.gen.ts',
      '--ignore-pattern',
      '**/locales/*.ts',
      '--ignore-pattern',
      '**/dist/**',
      '--ignore-pattern',
      '**/dist-server/**',
      'apps',
      'packages',
      'tooling',
      'e2e',
    ),
  },
  { name: 'format', ...bin('oxfmt', '--check', '.') },
  { name: 'styles', command: 'pnpm', args: ['--filter', '@masar/lint', 'run', 'styles'] },
  { name: 'house rules', ...own('tooling/lint/src/house-rules.ts') },
  { name: 'regular expressions (I-12)', ...own('tooling/lint/src/regular-expressions.ts') },
  {
    name: 'layers',
    ...bin(
      'depcruise',
      '--config',
      'tooling/lint/layers.cjs',
      'apps',
      'packages',
      'e2e',
      '--output-type',
      'err',
    ),
  },
  { name: 'dead code', ...bin('knip', '-c', 'tooling/lint/knip.json', '--no-config-hints') },
  { name: 'versions', ...bin('sherif') },
  { name: 'catalogues', ...own('tooling/lingui/src/check.ts') },
  { name: 'generated files', ...own('tooling/scripts/check-generated.ts') },
  { name: 'build', ...turbo('build', '--output-logs=errors-only') },
  { name: 'bundle budgets', ...own('tooling/scripts/check-budgets.ts') },
  {
    name: 'units and API',
    ...turbo('test', '--continue', '--concurrency=2', '--output-logs=full', '--log-order=grouped'),
    counts: 'vitest',
  },
  {
    name: 'browser',
    command: 'pnpm',
    args: ['--filter', '@masar/e2e', 'run', 'test:e2e'],
    counts: 'playwright',
  },
]

const total = { passed: 0, failed: 0 }
const only = process.argv.slice(2)
for (const step of steps.filter(({ name }) => only.length === 0 || only.some(word => name.includes(word))))
  await take(step)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function take(step: Step): Promise<void> {
  const began = Date.now()
  const extra = step.name === 'browser' ? await withBrowser() : {}
  if (extra === null) return report(step, began, 1, noChromium)
  const { code, output } = await run(step.command, step.args, {
    isShown: false,
    extra: { ...step.extra, ...extra },
  })
  report(step, began, code, output)
}

async function withBrowser(): Promise<NodeJS.ProcessEnv | null> {
  const path = await findChromium()
  return path === null ? null : { CHROMIUM_PATH: path }
}

function report(step: Step, began: number, code: number, output: string): void {
  const counted =
    step.counts === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: 0 }
      : countOf(step.counts, output)
  // A runner that fails without a failed test (a file that does not load, a broken set-up) has failed all the same.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  total.passed += counted.passed
  total.failed += counted.failed
  const seconds = Math.round((Date.now() - began) / 1000)
  const isGood = code === 0 && counted.failed === 0
  console.log(
    `${isGood ? '✓' : '✗'} ${step.name} (${counted.passed} passed${counted.failed > 0 ? `, ${counted.failed} failed` : ''}, ${seconds} s)`,
  )
  if (!isGood) console.log(output.trimEnd())
  else if (counted.flaky > 0) console.log(`! passed only at a second try:\n${flakyTests(output)}`)
}

/** Playwright lists them under "N flaky", one a line, before the next count. */
function flakyTests(output: string): string {
  return /^\s+\d+ flaky\n(?:\s{4,}.*\n?)+/m.exec(plain(output))?.[0].trimEnd() ?? ''
}

function countOf(
  runner: 'vitest' | 'playwright',
  output: string,
): { passed: number; failed: number; flaky: number } {
  const text = plain(output)
  const lines =
    runner === 'vitest'
      ? (text.match(/^.*\bTests {2}.*$/gm) ?? [])
      : (text.match(/^\s+\d+ (?:passed|failed|flaky)\b.*$/gm) ?? [])
  const sum = (word: string) =>
    lines.reduce((all, line) => all + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0)
  const flaky = sum('flaky')
  return { passed: sum('passed') + flaky, failed: sum('failed'), flaky }
}

function plain(output: string): string {
  // eslint-disable-next-line no-control-regex -- the colours of a runner's output
  return output.replace(/\u001B\[[0-9;]*m/g, '')
}
