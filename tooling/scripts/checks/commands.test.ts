import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { select } from './changed.ts'
import { commandsOf, inProcess, startingProcesses } from './commands.ts'
import { type StepName, steps } from './steps.ts'

const argsOf = (name: StepName, paths: string[]) => {
  const step = steps.find(each => each.name === name)!
  const since = { base: 'abc123', paths }
  return commandsOf({ ...step, args: [...step.args] }, { since, selection: select(paths) }).map(
    ({ args }) => args,
  )
}

test('without a change a step runs as the table says', () => {
  const [types] = steps
  const step = { ...types, args: [...types.args] }
  expect(commandsOf(step)).toEqual([{ command: types.command, args: [...types.args] }])
})

test('the browser gets the files of the change, and all of them where anything may be touched', () => {
  expect(argsOf('browser', ['e2e/learner/video.test.ts'])[0]).toContain('e2e/learner/video.test.ts')
  expect(argsOf('browser', ['packages/ui/src/card/card.tsx'])).toEqual([
    [...steps.find(({ name }) => name === 'browser')!.args],
  ])
})

test('types and tests are those of the packages that changed and of their dependents', () => {
  expect(argsOf('types', ['packages/ui/src/card/card.tsx'])[0]).toContain('--filter=...[abc123]')
  expect(argsOf('types', ['pnpm-lock.yaml'])[0]?.join(' ')).not.toContain('--filter')
  expect(argsOf('units and API', ['.env.example'])[0]).toContain('--filter=@masar/api')
})

test('what only modules can touch is narrowed to the tests that import it, in packages that start no process', () => {
  const [whole, narrow] = argsOf('units and API', ['packages/ui/src/card/card.tsx'])
  expect(whole).toContain('--filter=!@masar/ui')
  expect(narrow?.slice(-2)).toEqual(['--', '--changed=abc123'])
  expect(narrow).toContain('--filter=!@masar/api')
  expect(argsOf('units and API', ['packages/ui/src/card/card.module.css'])).toHaveLength(1)
})

test('every package with tests is known as one that starts processes, or as one that does not', () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url))
  const tested = globSync('{apps,packages,tooling}/*/package.json', { cwd })
    .map(
      path => JSON.parse(readFileSync(cwd + path, 'utf8')) as { name: string; scripts?: { test?: string } },
    )
    .filter(({ scripts }) => scripts?.test !== undefined)
  expect([...inProcess, ...startingProcesses].sort()).toEqual(tested.map(({ name }) => name).sort())
})
