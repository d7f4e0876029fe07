import { expect, test } from 'vitest'
import { statisticsOf } from './formulas.ts'

// The figures that Moodle publishes with its statistics: 22 attempts at a quiz of one item of 8 points and twelve of 1, and what they come to in
// its worksheet (mod/quiz/report/statistics/tests: statistics_test.php, fixtures/mdl_question_states.csv). Items 8 to 20, by slot.
const slots = [8, 9, 10, 11, 12, 19, 20, 17, 18, 14, 15, 16, 13]
const marks = `
5.5 .3 .9 1 .3 0 1 1 0 0 0 1 1 = 12
1 .9 .9 .3 .3 0 1 0 1 0 0 1 1 = 7.4
2.5 1 .9 .3 1 1 1 1 1 0 1 1 0 = 11.7
4 .3 .9 1 .3 0 1 1 0 0 0 0 0 = 8.5
3 .9 .3 .9 1 1 0 1 1 1 0 0 0 = 10.1
4.5 .9 1 1 .9 0 0 0 0 1 1 1 0 = 11.3
3 .3 .3 .3 .3 1 1 1 1 0 1 1 1 = 11.2
6 .9 .9 1 .3 0 1 1 0 1 1 1 0 = 14.1
.5 .9 1 .9 .3 0 1 1 1 1 1 0 0 = 8.6
5.5 .9 1 .9 .3 0 0 1 0 1 0 0 1 = 11.6
2.5 .9 1 1 .9 0 1 1 0 1 0 0 0 = 9.3
4 .9 .3 .9 1 0 1 1 1 1 1 1 0 = 13.1
4 .9 .3 .3 1 1 0 0 1 1 1 0 1 = 11.5
3 1 1 .3 1 1 0 1 1 1 0 1 0 = 11.3
1 1 .9 .3 .3 0 0 0 0 0 1 0 1 = 5.5
1 .3 .3 .3 .9 0 1 0 0 0 0 1 0 = 4.8
1.5 1 .3 .9 1 0 0 1 0 1 0 1 1 = 8.7
4 .9 1 .9 1 0 0 0 1 1 1 1 0 = 11.8
2 .9 .9 .3 .9 0 0 0 0 1 0 0 0 = 6
1 1 .3 .3 .3 0 0 1 0 1 1 0 0 = 5.9
6 .9 1 1 .9 1 1 0 0 0 0 1 0 = 12.8
7 .9 .3 .3 .3 0 0 1 1 0 1 1 1 = 13.8`
  .trim()
  .split('\n')
  .map(line => line.split(/ =? ?/).map(Number))

/** By slot, from 8 to 20: facility in percent, thousandfold standard deviation, effective weight, discrimination index and efficiency. */
const published = [
  [41.19318182, 1912.733589, 26.58464457, 25.88327077, 27.23492723],
  [81.36363636, 251.2738111, 3.368456046, 1.170256965, 1.382386552],
  [71.36363636, 322.6312277, 3.253955259, -4.207816809, -4.691171307],
  [65.45454545, 333.4199022, 7.584083694, 28.16930644, 31.12404354],
  [65.90909091, 337.5811591, 3.79658376, -2.513606859, -2.877487579],
  [36.36363636, 492.3659639, 3.183278505, -12.99017581, -17.5074184],
  [59.09090909, 503.2362797, 4.532356904, -8.900638238, -10.27568922],
  [50, 511.7663157, 7.78856243, 8.670004606, 10.86956522],
  [59.09090909, 503.2362797, 10.08351572, 29.63337745, 34.58997279],
  [63.63636364, 492.3659639, 8.381139345, 15.18945843, 17.4790556],
  [45.45454545, 509.6471914, 8.727645713, 16.21079629, 20.14359793],
  [27.27272727, 455.8423058, 7.946277111, 15.52451404, 22.06477733],
  [50, 511.7663157, 4.769500946, -8.396734802, -10],
]

test('every row adds up to the total that is published with it', () => {
  for (const row of marks) {
    expect(row).toHaveLength(14)
    expect(row.slice(0, 13).reduce((sum, mark) => sum + mark, 0)).toBeCloseTo(row[13] ?? Number.NaN, 9)
  }
})

test('the figures are the published ones, to the digits that are published', () => {
  const { attempts, items } = statisticsOf(
    marks.map(row => slots.map((slot, at) => ({ item: slot, mark: row[at] ?? 0, max: slot === 8 ? 8 : 1 }))),
  )
  expect(attempts).toBe(22)
  for (const [at, row] of published.entries()) {
    const item = items.find(one => one.item === at + 8)
    const got = [
      item?.facility,
      1000 * (item?.standardDeviation ?? Number.NaN),
      item?.effectiveWeight,
      item?.discriminationIndex,
      item?.discriminativeEfficiency,
    ]
    for (const [figure, value] of row.entries()) expect(got[figure]).toBeCloseTo(value, 6)
  }
})
