import { expect, test } from 'vitest'
import { isConfirmed } from './confirmation.ts'

test.each([
  [' Student@demo.masar.test ', true],
  ['student@demo.masar.tes', false],
  ['', false],
])('«%s» confirms: %s', (typed, isRight) =>
  expect(isConfirmed(typed, 'student@demo.masar.test')).toBe(isRight),
)
