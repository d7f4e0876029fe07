import { expect, test } from 'vitest'
import { fraction } from './exact.ts'
import { totalOf, type MarkedLine } from './marking.ts'

const line = (maxPoints: number, over: number, under = 1): MarkedLine => ({
  maxPoints,
  share: fraction(over, under),
  given: null,
})
const graded = (given: number): MarkedLine => ({ maxPoints: 10, share: null, given })
const total = (lines: MarkedLine[], maxScore: number, passMark = 60) => totalOf(lines, { maxScore, passMark })

test.each<[string, MarkedLine[], number, number, number]>([
  ['three thirds of a point are a point', [line(1, 1, 3), line(1, 1, 3), line(1, 1, 3)], 3, 1, 33.33],
  ['two thirds are rounded once', [line(1, 1, 3), line(1, 1, 3)], 2, 0.67, 33.33],
  ['ten tenths', Array.from({ length: 10 }, () => line(0.1, 1)), 1, 1, 100],
  ['half a hundredth goes away from zero', [line(0.01, 1, 2)], 1, 0.01, 0.5],
  ['below half a hundredth goes down', [line(0.01, 49, 100)], 1, 0, 0.49],
  ['a loss takes from the rest', [line(6, 1), line(6, -1, 3)], 12, 4, 33.33],
  ['never below 0', [line(6, -1, 3), line(6, 0)], 12, 0, 0],
  ['what a person gave stands as given', [graded(7.25), line(2, 1)], 12, 9.25, 77.08],
])('%s', (_name, lines, maxScore, score, percent) => {
  expect(total(lines, maxScore)).toMatchObject({ score, percent })
})

test('whether it is passed is decided on the exact percentage, not on the rounded one', () => {
  // 59.9963 % is shown as 60 %.
  expect(total([line(81, 44_997, 75_000)], 81)).toMatchObject({ percent: 60, passed: false })
  // 0.1 + 0.7 is 0.8 on paper, and 80 % of 1.
  expect(total([line(0.1, 1), line(0.7, 1), line(0.2, 0)], 1, 80)).toMatchObject({
    percent: 80,
    passed: true,
  })
  // Two thirds of 3 points and a third of 3 points are 3 of 5 points.
  expect(total([line(3, 2, 3), line(3, 1, 3)], 5, 60)).toMatchObject({ percent: 60, passed: true })
})

test('a question that waits for a person leaves the whole without a total', () => {
  expect(total([line(6, 1), { maxPoints: 5, share: null, given: null }], 11)).toBeNull()
})

test('an exam of no points comes to nothing', () => {
  expect(total([], 0, 0)).toEqual({ score: 0, percent: 0, passed: true })
})
