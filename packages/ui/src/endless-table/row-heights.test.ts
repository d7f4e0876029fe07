import { expect, test } from 'vitest'
import { RowHeights } from './row-heights.ts'

const gap = 4

test('a row begins where those before it end, of any number, measured or not', () => {
  const heights = new RowHeights(40, gap)
  heights.resize(50_000)
  const known = new Map([
    [0, 60],
    [255, 61],
    [256, 20],
    [49_999, 80],
  ])
  for (const [index, height] of known) expect(heights.measure(index, height)).toBe(true)
  let offset = 0
  for (let index = 0; index < 50_000; index += 1) {
    if (index % 1000 === 0 || index < 600) {
      expect(heights.offsetOf(index)).toBe(offset)
      expect(heights.indexAt(offset)).toBe(index)
      expect(heights.indexAt(offset + heights.of(index) + gap - 1)).toBe(index)
    }
    offset += (known.get(index) ?? 40) + gap
  }
  expect(heights.total).toBe(offset - gap)
  expect(heights.measure(0, 60)).toBe(false)
})

test('rows that were never seen are taken to be as high as the others', () => {
  const heights = new RowHeights(40, 0)
  heights.resize(10)
  heights.measure(0, 50)
  heights.measure(1, 70)
  heights.learn()
  expect([0, 1, 2].map(index => heights.of(index))).toEqual([50, 70, 60])
  expect(heights.total).toBe(600)
})

test('rows keep their height when others come behind them, and with another width until they are seen', () => {
  const heights = new RowHeights(40, 0)
  heights.resize(2)
  heights.measure(1, 70)
  heights.resize(1000)
  expect([heights.of(1), heights.total]).toEqual([70, 40_030])
  heights.forget()
  expect([heights.of(1), heights.isOutdated(1), heights.isOutdated(2)]).toEqual([70, true, false])
  heights.measure(1, 50)
  expect([heights.of(1), heights.isOutdated(1)]).toEqual([50, false])
  heights.resize(1)
  heights.resize(2)
  expect([heights.of(1), heights.total]).toEqual([40, 80])
})
