import { disc, dot, each, rect, shape, stroke } from '../../course-cover/scenes/shapes.ts'
import { ahead, ground, path } from './ground.ts'
import { person } from './people.ts'

/** One place is taken, the next ones wait. */
const people =
  ground +
  person(72, 104, 'ghutra', 'strong', 'paper') +
  shape('M104 104c0-16 7-24 20-24s20 8 20 24z', 'soft') +
  disc(124, 70, 10, 'soft') +
  path('M8 118h24a8 8 0 0 0 8-8v0a6 6 0 0 1 6-6h52') +
  ahead('M98 104h40') +
  dot(152, 104, 6)

/** A list of tasks on a board, the first of them begun. */
const tasks =
  ground +
  rect(56, 24, 88, 94, 'strong', 8) +
  rect(63, 32, 74, 80, 'paper', 4) +
  rect(84, 16, 32, 16, 'deep', 6) +
  each(
    [52, 74, 96],
    (y, i) => rect(72, y - 6, 12, 12, i ? 'faint' : 'soft', 3) + rect(92, y - 3, 34 - i * 7, 6, 'faint', 3),
  ) +
  path('M8 96h20a10 10 0 0 0 10-10V62a10 10 0 0 1 10-10h24l5 5 9-11') +
  ahead('M78 62v34') +
  dot(78, 96, 6)

/** Axes without a curve: it begins with the first figure. */
const reports =
  ground +
  rect(48, 22, 104, 92, 'paper', 8) +
  each([40, 58, 76], y => stroke(`M62 ${y}h78`, 'faint', 3)) +
  rect(70, 78, 12, 20, 'soft', 2) +
  rect(94, 68, 12, 30, 'soft', 2) +
  rect(118, 56, 12, 42, 'soft', 2) +
  path('M8 112h16a12 12 0 0 0 12-12v-2a8 8 0 0 1 8-8h18') +
  ahead('M62 90c14-2 18-22 34-26 12-3 18-10 26-20') +
  dot(130, 38, 6) +
  stroke('M60 100h82', 'side', 4)

/** Drawings of the company portal, where people work: fewer things, no places. */
export const portalScenes = { people, tasks, reports }
