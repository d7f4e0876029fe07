export interface Step {
  name: string
  command: string
  args: string[]
  /** Whose closing lines are counted; a step without counts as one. */
  counts?: 'vitest' | 'playwright'
  /** Writes nothing that another step reads, and needs nothing that another writes: may run beside others like it. */
  isStatic?: true
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
const unlinted = ['**/generated/**', '**/*.gen.ts', '**/locales/*.ts', '**/dist/**', '**/dist-server/**']

/** Every step of `pnpm test`, in the order in which they are reported. */
export const steps = [
  { name: 'types', ...turbo('typecheck', '--output-logs=errors-only'), isStatic: true },
  {
    name: 'lint',
    ...bin(
      'oxlint',
      '-c',
      'tooling/lint/oxlint.json',
      ...unlinted.flatMap(pattern => ['--ignore-pattern', pattern]),
      'apps',
      'packages',
      'tooling',
      'e2e',
    ),
    isStatic: true,
  },
  { name: 'format', ...bin('oxfmt', '--check', '.'), isStatic: true },
  { name: 'styles', command: 'pnpm', args: ['--filter', '@masar/lint', 'run', 'styles'], isStatic: true },
  { name: 'house rules', ...own('tooling/lint/src/house-rules.ts'), isStatic: true },
  {
    name: 'house rules: function lengths',
    ...own('tooling/lint/src/function-lengths.ts'),
    isStatic: true,
  },
  { name: 'house rules: sentences', ...own('tooling/lint/src/untranslated.ts'), isStatic: true },
  { name: 'styles: classes', ...own('tooling/lint/src/css-classes.ts'), isStatic: true },
  { name: 'house rules: table writers', ...own('tooling/lint/src/table-writers.ts'), isStatic: true },
  { name: 'house rules: audited acts', ...own('tooling/lint/src/audited-acts.ts'), isStatic: true },
  { name: 'regular expressions (I-12)', ...own('tooling/lint/src/regular-expressions.ts'), isStatic: true },
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
    isStatic: true,
  },
  { name: 'dead code', ...bin('knip', '-c', 'tooling/lint/knip.json', '--no-config-hints'), isStatic: true },
  { name: 'versions', ...bin('sherif'), isStatic: true },
  {
    name: 'migrations',
    command: 'pnpm',
    args: ['--filter', '@masar/api', 'run', 'check:migrations'],
    isStatic: true,
  },
  { name: 'catalogues', ...own('tooling/lingui/src/check.ts'), isStatic: true },
  // From here on one after the other: generated files are rewritten, and builds and tests use every core by themselves.
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
  {
    name: 'pictures',
    command: 'pnpm',
    args: ['--filter', '@masar/e2e', 'run', 'test:pictures'],
    counts: 'playwright',
  },
] as const satisfies Step[]

export type StepName = (typeof steps)[number]['name']
