import { expect, test } from 'vitest'
import { coverScene, groundCount, sceneVariants } from './cover-scene.ts'
import ltr from './generated/covers.ltr.svg?raw'
import rtl from './generated/covers.rtl.svg?raw'
import { coverSheet, grounds, scenes } from './scenes/index.ts'

const categories = ['programming', 'data-ai', 'business', 'design', 'languages', 'finance', 'gardening']
const ids = Array.from({ length: 300 }, (_, i) => i + 1)
const directions = ['ltr', 'rtl'] as const
const drawings = Object.entries(scenes).flatMap(([subject, list]) =>
  list.flatMap((scene, index) =>
    Array.from({ length: scene.variants }, (_, variant) => ({
      name: `${subject}-${index}-${variant}`,
      draw: (direction: 'ltr' | 'rtl') => scene.draw(variant, direction),
    })),
  ),
)

test('each of the six subjects has five scenes of two or three variants', () => {
  for (const [subject, list] of Object.entries(scenes)) {
    expect(list.length).toBeGreaterThanOrEqual(subject === 'other' ? 1 : 5)
    for (const { variants } of list) expect([2, 3]).toContain(variants)
  }
})

test('what the browser knows of the scenes is what there is', () => {
  expect(sceneVariants).toEqual(
    Object.fromEntries(
      Object.entries(scenes).map(([name, list]) => [name, list.map(({ variants }) => variants)]),
    ),
  )
})

test('the grounds are as many as the browser knows, and all are used', () => {
  expect(grounds).toHaveLength(groundCount)
  expect(new Set(ids.map(id => coverScene(id, 'design').ground)).size).toBe(groundCount)
})

test('the same course always gets the same scene; the courses of a category get all of them', () => {
  for (const category of categories) {
    const chosen = ids.map(id => coverScene(id, category).scene)
    expect(chosen).toEqual(ids.map(id => coverScene(`${id}`, category).scene))
    const subject = chosen[0]!.split('-')[0]
    expect([...new Set(chosen)].sort()).toEqual(
      drawings
        .map(({ name }) => name)
        .filter(name => name.startsWith(`${subject}-`))
        .sort(),
    )
  }
})

test.each(directions)('the file that browsers fetch for %s holds every ground and scene once', direction => {
  const file = { ltr, rtl }[direction]
  expect(file).toBe(coverSheet(direction))
  expect([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    ...grounds.map((_, index) => `ground-${index}`),
    ...drawings.map(({ name }) => name),
  ])
})

test.each(directions)(
  'each scene for %s is at most 4 KB and only shapes in colours of the theme',
  direction => {
    for (const { name, draw } of drawings) {
      const drawing = draw(direction)
      expect(draw(direction), name).toBe(drawing)
      expect(drawing.length, name).toBeLessThanOrEqual(4096)
      expect(drawing, name).not.toMatch(/NaN|undefined|Infinity|<text|<image|<style| id=| style=|url\(/)
      const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour)
      for (const colour of colours) expect(colour, name).toMatch(/^(?:none|var\(--c-[a-z]+\))$/)
    }
  },
)

test('the line of every scene ends in the dot, inside what remains when a card crops', () => {
  for (const { name, draw } of drawings) {
    const dots = [
      ...draw('ltr').matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)" r="\d+" fill="var\(--c-sun\)" stroke/g),
    ]
    expect(dots, name).toHaveLength(1)
    const [, x, y] = dots[0]!
    expect(Number(x), name).toBeGreaterThanOrEqual(64)
    expect(Number(x), name).toBeLessThanOrEqual(256)
    expect(Number(y), name).toBeGreaterThanOrEqual(36)
    expect(Number(y), name).toBeLessThanOrEqual(144)
  }
})
