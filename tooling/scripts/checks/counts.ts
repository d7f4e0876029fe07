import type { Step } from './steps.ts'

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

/** Playwright lists them under "N flaky", one a line, before the next count; above stands, numbered, what was wrong at the first try. */
export function flakyTests(output: string): string {
  const text = plain(output)
  const listed = /^\s+\d+ flaky\n(?:\s{4,}.*\n?)+/m.exec(text)?.[0].trimEnd() ?? ''
  const errors = text
    .split(/^(?= {2}\d+(?:\) | flaky$))/m)
    .filter(part => /^ {2}\d+\) /.test(part))
    .map(error => error.split('\n').slice(0, 30).join('\n').trimEnd())
  return [...errors, listed].join('\n\n')
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
  const flaky = sum('flaky')
  return { passed: sum('passed') + flaky, failed: sum('failed'), flaky }
}

function plain(output: string): string {
  // eslint-disable-next-line no-control-regex -- the colours of a runner's output
  return output.replace(/\u001B\[[0-9;]*m/g, '')
}
