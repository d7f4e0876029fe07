import { expect, test } from 'vitest'
import { reaches, type Figure } from './figures.ts'
import { pageOf, shown } from './page.ts'
import type { Run } from './runs.ts'

const figure = (over: Partial<Figure> = {}): Figure => ({
  part: 'api',
  place: 'PostgreSQL, 1000 courses',
  name: 'course list',
  value: 0.1,
  unit: 'ratio',
  isLessBetter: false,
  ...over,
})
const run = (figures: Figure[], over: Partial<Run> = {}): Run => ({
  at: '2026-11-23T10:00:00.000Z',
  commit: 'abc1234 Say <more>',
  machine: { cpu: 'A & B', cores: 2, memoryGb: 8 },
  index: 12.3,
  load: [0.1, 1.2],
  figures,
  ...over,
})

test('a goal is reached from its own side', () => {
  expect(reaches(figure({ goal: 0.1 }))).toBe(true)
  expect(reaches(figure({ goal: 0.12 }))).toBe(false)
  expect(reaches(figure({ value: 299, goal: 300, unit: 'ms', isLessBetter: true }))).toBe(true)
  expect(reaches(figure())).toBeNull()
})

test('the page says figure, goal and floor of each, and where a goal was missed', () => {
  const page = pageOf([
    run([
      figure({ goal: 0.12, floor: 0.125 }),
      figure({ name: 'search p95', value: 12.34, unit: 'ms', isLessBetter: true, goal: 20 }),
    ]),
  ])
  expect(page).toContain(
    '<td class="number">0.1</td><td class="number">≥ 0.12</td><td class="missed">missed</td>',
  )
  expect(page).toContain('<td class="number">0.125</td><td class="number">80 %</td>')
  expect(page).toContain(
    '<td class="number">12.3 ms</td><td class="number">≤ 20 ms</td><td class="">yes</td>',
  )
  expect(page).toContain('abc1234 Say &#60;more&#62;')
  expect(page).toContain('A &#38; B, 2 cores, 8 GB')
})

test('earlier runs of the same machine stand beside it, those of others do not', () => {
  const other = { cpu: 'Another', cores: 64, memoryGb: 8 }
  const page = pageOf([
    run([figure({ value: 0.05 })]),
    run([figure({ value: 0.9 })], { machine: other }),
    run([figure({ value: 0.1 })]),
  ])
  expect(page).toContain('0.05 to 0.1 over 2 runs')
  expect(page).toContain('<dt>Runs on this machine</dt><dd>2</dd>')
})

test('values keep the places that say something', () => {
  expect([shown(1234.5, 'ms'), shown(12.345, 'ms'), shown(1.234, 's'), shown(0.00312, 'ratio')]).toEqual([
    '1235 ms',
    '12.3 ms',
    '1.23 s',
    '0.0031',
  ])
})
