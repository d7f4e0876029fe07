import { expect, test } from 'vitest'
import { linesOf } from './flaky-reporter.ts'

const at = { method: '', file: '/src/budgets.test.ts', line: 224, column: 9 }

test('what passed at its second try is printed with its line and the difference', () => {
  const diff = "- Expected\n+ Received\n\n- []\n+ [\n+   '500 internal',\n+ ]"
  expect(
    linesOf({ message: 'expected [ Array(1) ] to deeply equal []', stacks: [at, { ...at, line: 9 }], diff }),
  ).toEqual([
    'expected [ Array(1) ] to deeply equal []',
    'at /src/budgets.test.ts:224:9',
    '- Expected',
    '+ Received',
    '',
    '- []',
    '+ [',
    "+   '500 internal',",
    '+ ]',
  ])
})

test('a long difference is cut, and an error may have neither line nor difference', () => {
  const lines = linesOf({ message: 'unlike', stacks: [at], diff: '+ x\n'.repeat(99) })
  expect(lines).toHaveLength(40)
  expect(lines.at(-1)).toBe('…')
  expect(linesOf({ message: 'Timed out' })).toEqual(['Timed out'])
})
