import { expect, test } from 'vitest'
import { conditionOf, isReadablePath } from './filters.ts'

test.each([
  ['lines in a text that never ends', `userName eq "${'\n'.repeat(40)}`],
  ['escapes that are none, without an end', `userName eq "${'\\a'.repeat(40)}`],
  ['a text that never ends', 'userName eq "a'],
])('a filter with %s is refused at once', (_, filter) => {
  expect(() => conditionOf(filter, {} as never)).toThrow('The filter could not be read.')
})

test('so are such paths, and long ones; those of directories are read', () => {
  expect(isReadablePath('emails[type eq "work"].value')).toBe(true)
  expect(isReadablePath(`emails[value eq "${'\\a'.repeat(20)}]`)).toBe(false)
  expect(isReadablePath('a'.repeat(1001))).toBe(false)
})
