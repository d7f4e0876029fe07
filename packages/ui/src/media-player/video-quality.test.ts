import { expect, test } from 'vitest'
import { heightBelow, heightFor, offeredOf } from './video-quality.ts'

const heights = [1080, 720, 360]
const desk = { width: 1440, density: 1, downlink: 10, savesData: false }

test.each([
  ['auto', heights, desk, 720],
  ['auto', heights, { ...desk, density: 2 }, 1080],
  ['auto', heights, { ...desk, width: 360, density: 3 }, 360],
  ['auto', heights, { ...desk, density: 2, downlink: 3 }, 720],
  ['auto', heights, { ...desk, density: 2, downlink: 0.4 }, 360],
  ['auto', heights, { ...desk, density: 2, downlink: undefined }, 1080],
  ['auto', heights, { ...desk, savesData: true }, 360],
  ['auto', [720, 1080], { ...desk, downlink: 0.4 }, 720],
  ['auto', [540], desk, 540],
  ['auto', [], desk, null],
  ['720', heights, desk, 720],
  ['720', [540, 360], desk, 540],
  ['360', [1080, 720], desk, 720],
  ['most', [360, 2160, 720], { ...desk, savesData: true }, 2160],
] as const)('chosen %s of %j by %j is %s', (choice, there, around, height) =>
  expect(heightFor(choice, there, around)).toBe(height),
)

test('each size is offered once, the largest as the most that there is', () => {
  expect(offeredOf([360, 1080, 720])).toEqual([
    { choice: 'most', height: 1080 },
    { choice: '720', height: 720 },
    { choice: '360', height: 360 },
  ])
  expect(offeredOf([540, 480])).toEqual([
    { choice: 'most', height: 540 },
    { choice: '360', height: 480 },
  ])
  expect(offeredOf([])).toEqual([])
})

test('below the smallest there is none', () => {
  expect([heightBelow(1080, heights), heightBelow(360, heights)]).toEqual([720, null])
})
