import { expect, test } from 'vitest'
import { ContentErrors } from './content-errors.ts'
import { Source } from './source.ts'

function read(text: string) {
  const errors = new ContentErrors()
  const { value } = new Source('course.yaml', text, errors)
  return { value, found: errors.found.map(({ line, message }) => `${line}: ${message}`) }
}

test('a key that its map has already is named by its line', () => {
  expect(read('a: 1\nb:\n  c: 2\n  c: 3\n')).toEqual({
    value: undefined,
    found: ['4: is not valid YAML: Map keys must be unique'],
  })
  expect(read('a: { c: 1 }\nb: { c: 1 }\n').found).toEqual([])
})

test('many keys in one map are compared by none with each other', () => {
  const text = Array.from({ length: 80_000 }, (_, index) => `k${index}: 1\n`).join('')
  const begun = process.cpuUsage()
  expect(read(text).found).toEqual([])
  // Each with each takes more than a minute.
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(20)
})

test('brackets within texts nest nothing, and those that do are bounded', () => {
  const [quoted, written] = ['"' + '['.repeat(500) + '"', '['.repeat(500)]
  expect(read(`a: ${quoted}\nb: |\n  ${'{'.repeat(500)}\n`)).toMatchObject({ found: [] })
  expect(read(`a: ${written}\n`).found).toEqual(['1: is nested too deeply'])
  expect(read(`a: ${'['.repeat(90_000)}\n`).found).toEqual(['1: is nested too deeply'])
})
