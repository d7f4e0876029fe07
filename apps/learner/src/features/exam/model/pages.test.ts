import { expect, test } from 'vitest'
import type { Attempt } from '../api.ts'
import { earliestPlace, pageAround } from './pages.ts'

const paper = (questions_per_page: number, positions: number[]) => ({
  questions_per_page,
  questions: positions.map(position => ({ position })) as Attempt['questions'],
})

test.each([
  [1, [1, 2, 3], 1, { first: 1, last: 1 }],
  [2, [1, 2, 3], 1, { first: 0, last: 1 }],
  [2, [1, 2, 3], 2, { first: 2, last: 2 }],
  [5, [1, 2, 3], 2, { first: 0, last: 2 }],
  // The second section of a paper begins in the middle of a page.
  [3, [3, 4, 5, 6, 7], 0, { first: 0, last: 0 }],
  [3, [3, 4, 5, 6, 7], 3, { first: 1, last: 3 }],
])('with %i a page, of the places %j, %i stands on %j', (size, positions, at, page) =>
  expect(pageAround(paper(size, positions), at)).toEqual(page),
)

test.each([
  // Three pages of two; the number is of each question's revision.
  ['forward', [0, 0, 0, 0, 0], 0],
  ['forward', [3, 0, 0, 0, 0], 0],
  ['forward', [0, 0, 0, 1, 0], 2],
  ['forward', [2, 0, 0, 0, 1], 4],
  ['free', [2, 0, 0, 0, 1], 0],
] as const)(
  'going %s, with revisions %j, the first place to be shown is %i',
  (navigation, revisions, place) => {
    const questions = revisions.map((revision, at) => ({
      position: at + 1,
      revision,
    })) as Attempt['questions']
    expect(earliestPlace({ navigation, questions_per_page: 2, questions })).toBe(place)
  },
)
