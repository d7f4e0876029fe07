import { expect, test } from 'vitest'
import { tellable } from './too-few.ts'

const of = (...people: number[]) => tellable(people, each => each)

test('a part of too few people is held back, and one more with it', () => {
  expect(of(5, 9, 0)).toEqual([5, 9, 0])
  expect(of(4, 6, 9)).toEqual([9])
  expect(of(1, 2, 0, 7)).toEqual([0])
  expect(of(3)).toEqual([])
  expect(of()).toEqual([])
})
