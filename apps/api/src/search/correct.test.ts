import { expect, test } from 'vitest'
import { likeliest, swapped } from './correct.ts'

test.each([
  ['programing', ['programming', 'program'], 'programming'],
  ['pyhton', ['photon', 'python'], 'python'],
  ['الميزانبه', ['الميزانيه', 'الميزان'], 'الميزانيه'],
  ['cat', ['cafe', 'data'], undefined],
  ['ثون', ['بايثون'], undefined],
])('%s means, of %j, %s', (typed, candidates, meant) => expect(likeliest(typed, candidates)).toBe(meant))

test('every pair of neighbours is swapped once', () => expect(swapped('abc')).toEqual(['bac', 'acb']))
