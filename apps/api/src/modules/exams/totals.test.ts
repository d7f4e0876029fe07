import { expect, test } from 'vitest'
import { fraction, pointsFraction, storedFraction, times, toNumber, type Fraction } from './exact.ts'
import { totalOf } from './marking.ts'

const line = (maxPoints: number, over: number, under = 1): Fraction =>
  times(pointsFraction(maxPoints), fraction(over, under))
const graded = (given: number): Fraction => pointsFraction(given)
const total = (marks: (Fraction | null)[], maxScore: number, passMark = 60) =>
  totalOf(marks, { maxScore, passMark })

test.each<[string, Fraction[], number, number, number]>([
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
  expect(total([line(6, 1), null], 11)).toBeNull()
})

test('an exam of no points comes to nothing', () => {
  expect(total([], 0, 0)).toEqual({ score: 0, percent: 0, passed: true })
})

test('a stored mark is the fraction that it was', () => {
  for (const points of [1, 2.5, 3.33, 7, 12, 0.01, 100])
    for (let under = 1; under <= 60; under++)
      for (let over = -under; over <= under; over++) {
        const exact = times(pointsFraction(points), fraction(over, under))
        // What the database keeps of a double.
        const stored = Number(toNumber(exact).toPrecision(15))
        const found = storedFraction(stored)
        expect(found.over * exact.under, `${points} · ${over}/${under}`).toBe(exact.over * found.under)
      }
})
