import { expect, test } from 'vitest'
import { fold } from '../fold.ts'
import { compareCells, foundRows, monthWords } from './index.ts'

test('numbers stand by size and words as readers find them, what is empty last in either direction', () => {
  const cells = [10, null, 9, 2.5]
  expect(cells.toSorted(compareCells('ar', false))).toEqual([2.5, 9, 10, null])
  expect(cells.toSorted(compareCells('ar', true))).toEqual([10, 9, 2.5, null])
  const names = ['وحدة 10', 'أمن', 'وحدة 9', null, 'إدارة']
  expect(names.toSorted(compareCells('ar', false))).toEqual(['إدارة', 'أمن', 'وحدة 9', 'وحدة 10', null])
  expect(names.toSorted(compareCells('ar', true))).toEqual(['وحدة 10', 'وحدة 9', 'أمن', 'إدارة', null])
})

test('a month is found as it is stored, and by its name in either language', () => {
  const words = fold(monthWords('2026-11'))
  for (const typed of ['2026-11', 'نوفمبر ٢٠٢٦', 'november']) expect(words).toContain(fold(typed))
  expect(words).not.toContain('october')
})

test('rows stand by any column of any report, what has no value last, like ones as they came', () => {
  const scores = [
    { id: 1, name: 'First', course: 'Safety', results: 4, passed: 1, mean: 80 },
    { id: 2, name: 'Final', course: 'Fire', results: 0, passed: 0, mean: null },
    { id: 3, name: 'Second', course: 'Safety', results: 4, passed: 3, mean: 40 },
    { id: null, name: null, course: null, results: 1, passed: 1, mean: 60 },
  ]
  const ids = (given: object) => foundRows(scores, 'exam', given, 'en').map(({ id }) => id)
  expect(ids({ sort: 'name' })).toEqual([2, 1, 3, null])
  expect(ids({ sort: '-name' })).toEqual([3, 1, 2, null])
  expect(ids({ sort: '-results' })).toEqual([1, 3, null, 2])
  expect(ids({ sort: 'share' })).toEqual([1, 3, null, 2])
  expect(ids({ sort: '-share' })).toEqual([null, 3, 1, 2])
  expect(ids({ sort: 'mean' })).toEqual([3, null, 1, 2])
  expect(ids({ q: 'safety' })).toEqual([1, 3])
  const bought = [
    { id: 1, name: 'A', paid: 500, refunded: 400, seconds: 7200 },
    { id: 2, name: 'B', paid: 300, refunded: 0, seconds: 36000 },
  ]
  const by = (sort: 'spent' | 'hours' | 'refunded_seats' | '-refunded') =>
    foundRows(bought, 'course', { sort }, 'en').map(({ id }) => id)
  expect([by('spent'), by('hours'), by('refunded_seats'), by('-refunded')]).toEqual([
    [1, 2],
    [1, 2],
    [2, 1],
    [1, 2],
  ])
})
