import type { Step } from './steps.ts'

const flakyLine = /^(?:\S+:test: )? FLAKY {2}(.+)$/gm

export interface Counts {
  passed: number
  failed: number
  flaky: number
}

/** What a step's output and exit code say about its tests; a step that runs no tests counts as one. */
export function countsOf({ counts }: Pick<Step, 'counts'>, code: number, output: string): Counts {
  const found =
    counts === undefined
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: 0 }
      : countsIn(counts, output)
  // A runner that fails without a failed test (a file that does not load, a broken set-up) has failed all the same.
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found
}

/**
 * What passed only at its second try, with what was wrong at the first. Playwright lists them under "N flaky", one a line, before the next
 * count, and the errors, numbered, above; of vitest's, each line is marked with FLAKY.
 */
export function flakyTests(output: string): string {
  const text = plain(output)
  const marked = [...text.matchAll(flakyLine)].map(([, line = '']) => `  ${line}`).join('\n')
  const listed = /^\s+\d+ flaky\n(?:\s{4,}.*\n?)+/m.exec(text)?.[0].trimEnd() ?? ''
  const errors = text
    .split(/^(?= {2}\d+(?:\) | flaky$))/m)
    .filter(part => /^ {2}\d+\) /.test(part))
    .map(error => error.split('\n').slice(0, 30).join('\n').trimEnd())
  return [...errors, listed, marked].filter(part => part !== '').join('\n\n')
}

/** The failed tests of a step, one a line: vitest marks each with FAIL, Playwright lists them under "N failed". */
export function failedTests(output: string): string[] {
  const text = plain(output)
  const marked = [...text.matchAll(/^(?:\S+:test: )?\s*FAIL\s+(.+)$/gm)].map(([, test = '']) => test)
  const listed = /^\s+\d+ failed\n((?:\s{4,}.*\n?)+)/m.exec(text)?.[1]?.trimEnd().split('\n') ?? []
  return [...new Set([...marked, ...listed].map(test => test.trim()))]
}

function countsIn(runner: 'vitest' | 'playwright', output: string): Counts {
  const text = plain(output)
  const lines =
    runner === 'vitest'
      ? (text.match(/^.*\bTests {2}.*$/gm) ?? [])
      : (text.match(/^\s+\d+ (?:passed|failed|flaky)\b.*$/gm) ?? [])
  const sum = (word: string) =>
    lines.reduce((all, line) => all + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0)
  if (runner === 'vitest') {
    // An error's lines are set in further than the name of its test.
    const flaky = [...text.matchAll(flakyLine)].filter(([, line = '']) => /^\S/.test(line)).length
    return { passed: sum('passed'), failed: sum('failed'), flaky }
  }
  const flaky = sum('flaky')
  return { passed: sum('passed') + flaky, failed: sum('failed'), flaky }
}

function plain(output: string): string {
  // eslint-disable-next-line no-control-regex -- the colours of a runner's output
  return output.replace(/\u001B\[[0-9;]*m/g, '')
}
