import { expect, test } from 'vitest'
import { renderUi } from '../testing/render.tsx'
import { Drawing } from './drawing.tsx'
import file from './generated/drawings.svg?raw'
import { emptyNames, emptySize, panelNames, panelSize } from './names.ts'
import { drawings, drawingSheet } from './scenes/index.ts'

test('the file that browsers fetch holds every drawing once', () => {
  expect(file).toBe(drawingSheet())
  expect([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual(
    [...emptyNames, ...panelNames].sort(),
  )
})

test('each drawing is small, and only shapes in colours of the theme', () => {
  for (const [name, drawing] of Object.entries(drawings)) {
    expect(drawing.length, name).toBeLessThanOrEqual(4608)
    expect(drawing, name).not.toMatch(/NaN|undefined|Infinity|<text|<image|<style| id=| style=|url\(/)
    for (const [, colour] of drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(colour, name).toMatch(/^(?:none|var\(--c-[a-z]+\))$/)
  }
})

test.each([
  [emptyNames, emptySize],
  [panelNames, panelSize],
])('the line of each of %s ends in one dot inside the picture', (names, [width, height]) => {
  for (const name of names) {
    const dots = [
      ...drawings[name].matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="\d+" fill="var\(--c-sun\)" stroke/g),
    ]
    expect(dots, name).toHaveLength(1)
    expect(Number(dots[0]![1]), name).toBeLessThan(width)
    expect(Number(dots[0]![2]), name).toBeLessThan(height)
  }
})

test('a drawing is hidden from screen readers and names its part of the file', () => {
  const { container } = renderUi(<Drawing name="cart" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/drawings.*\.svg#cart$/)
})
