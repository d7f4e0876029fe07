import type { Reporter, TestCase } from 'vitest/node'

/** Prints what passed only at its second try, with what was wrong at the first: vitest's own reporters pass over it. */
// eslint-disable-next-line import/no-default-export -- vitest loads a reporter by its file’s default export
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    const errors = test.result().errors?.map(({ message }) => message.split('\n').slice(0, 20)) ?? []
    process.stdout.write(
      `${[` FLAKY  ${name}`, ...errors.flat().map(line => ` FLAKY    ${line}`)].join('\n')}\n`,
    )
  }
}
