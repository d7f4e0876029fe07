import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

test('a statement that is asked often keeps a name of its own', () => {
  const names = new StatementNames()
  const asked = (text: string) => names.nameOf(text)
  expect([asked('select 1'), asked('select 1'), asked('select 2')]).toEqual([undefined, undefined, undefined])
  const name = asked('select 1')
  expect(name).toBeDefined()
  expect(asked('select 1')).toBe(name)
  asked('select 2')
  expect(asked('select 2')).not.toBe(name)
})

test('statements without end get names up to a bound, and those that have one keep it', () => {
  const names = new StatementNames()
  const often = (text: string) => [1, 2, 3].map(() => names.nameOf(text)).at(-1)
  const first = often('select 0')
  const named = new Set(Array.from({ length: 1000 }, (_, n) => often(`select ${n}`)))
  expect(named.size).toBe(201)
  expect(named).toContain(undefined)
  expect(names.nameOf('select 0')).toBe(first)
})
