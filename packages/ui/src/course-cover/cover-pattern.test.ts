import { expect, test } from 'vitest'
import { coverPattern } from './cover-pattern.ts'
import { apothem, tilings } from './tilings.ts'
import { toneCount, toneHue } from './tone.ts'

const ids = Array.from({ length: 200 }, (_, i) => `course-${i}`)

test('the same course always gets the same cover, and a number reads as its text', () => {
  for (const id of ids) expect(coverPattern(id, 2)).toEqual(coverPattern(id, 2))
  expect(coverPattern(42, 1)).toEqual(coverPattern('42', 1))
})

test('200 courses get 200 different covers', () => {
  expect(new Set(ids.map(id => JSON.stringify(coverPattern(id, 0)))).size).toBe(200)
})

test('a cover is small and its line stays inside', () => {
  for (const id of ids) {
    const { end, path, stars, small } = coverPattern(id, 3)
    expect(stars.length + small.length + path.length).toBeLessThan(1500)
    expect(end[0]).toBeLessThan(300)
    expect(end[1]).toBeGreaterThan(15)
    expect(stars + small + path).not.toMatch(/NaN|Infinity/)
  }
})

test('the stars of neighbouring tiles meet: every edge middle belongs to exactly two tiles of the repeating cell', () => {
  for (const { tiles, width, height } of tilings) {
    const wrap = (value: number, size: number) =>
      (Math.round((((value % size) + size) % size) * 1000) / 1000) % (Math.round(size * 1000) / 1000)
    const met = new Map<string, number>()
    for (const tile of tiles) {
      for (let i = 0; i < tile.sides; i += 1) {
        const at = tile.turn + (i * 2 * Math.PI) / tile.sides
        const point = [
          wrap(tile.x + apothem(tile.sides) * Math.cos(at), width),
          wrap(tile.y + apothem(tile.sides) * Math.sin(at), height),
        ]
        const key = point.map(value => value.toFixed(2)).join()
        met.set(key, (met.get(key) ?? 0) + 1)
      }
    }
    expect([...new Set(met.values())]).toEqual([2])
  }
})

test('tones repeat after the last, also below zero', () => {
  expect(toneHue(toneCount)).toBe(toneHue(0))
  expect(toneHue(-1)).toBe(toneHue(toneCount - 1))
  expect(toneCount).toBeGreaterThanOrEqual(6)
})
