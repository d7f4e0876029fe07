import { expect, test } from 'vitest'
import type { FavoriteCourse } from '../catalogue/types.ts'
import { inOrder, withFavorite } from './api.ts'

const course = (id: number) => ({ id }) as FavoriteCourse
const ids = (list: ReturnType<typeof withFavorite>) => list?.data.map(({ id }) => id)

test('a saved course stands first, once; a removed one is gone', () => {
  const list = { data: [course(1), course(2)] }
  expect(ids(withFavorite(list, course(3), true))).toEqual([3, 1, 2])
  expect(ids(withFavorite(list, course(2), true))).toEqual([2, 1])
  expect(ids(withFavorite(list, course(1), false))).toEqual([2])
})

test('courses are in the order given, those not named after them', () =>
  expect(inOrder([course(1), course(2), course(3), course(4)], [3, 1]).map(({ id }) => id)).toEqual([
    3, 1, 2, 4,
  ]))

test('a list that was never read stays unread', () =>
  expect(withFavorite(undefined, course(1), true)).toBeUndefined())
