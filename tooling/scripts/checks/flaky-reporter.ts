import type { TestError } from 'vitest'
import type { Reporter, TestCase } from 'vitest/node'

/** As many lines as are printed of one error. */
const most = 40

/** Prints what passed only at its second try, with what was wrong at the first: vitest's own reporters pass over it. */
// eslint-disable-next-line import/no-default-export -- vitest loads a reporter by its file’s default export
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    const errors = test.result().errors?.flatMap(linesOf) ?? []
    process.stdout.write(`${[` FLAKY  ${name}`, ...errors.map(line => ` FLAKY    ${line}`)].join('\n')}\n`)
  }
}

/** What was wrong: the message, where it was thrown, and what was received instead of what was expected. */
export function linesOf({ message, stacks = [], diff }: TestError): string[] {
  const [at] = stacks
  const lines = [
    ...message.split('\n'),
    ...(at ? [`at ${at.file}:${at.line}:${at.column}`] : []),
    ...(diff?.split('\n') ?? []),
  ]
  return lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines
}
