import { expect, test } from 'vitest'
import { grounds } from './grounds.ts'
import { apothem, tilings } from './tilings.ts'

test('the grounds all differ, and cover all of a cover', () => {
  expect(new Set(grounds).size).toBe(grounds.length)
  for (const ground of grounds) {
    expect(ground).not.toMatch(/NaN|Infinity/)
    expect(ground.match(/M/g)!.length).toBeGreaterThan(20)
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
