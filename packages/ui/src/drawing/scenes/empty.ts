import { disc, dot, each, oval, rect, shape, stroke, turned } from '../../course-cover/scenes/shapes.ts'
import type { EmptyDrawing } from '../names.ts'
import { ahead, ground, path } from './ground.ts'

/** Two cards, and a heart that the line has begun. */
const favourites =
  ground +
  turned(-8, 92, 70, rect(52, 30, 70, 78, 'side', 8)) +
  rect(64, 30, 80, 82, 'paper', 8) +
  shape('M64 62V38a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v24z', 'faint') +
  path('M8 116h58a30 30 0 0 0 26-16C70 84 66 56 84 52c10-2 16 6 20 14') +
  ahead('M104 66c4-8 10-16 20-14 18 4 14 32-20 54') +
  dot(104, 106, 6)

/** A cart whose frame is the line; what goes into it is on its way. */
const cart =
  ground +
  shape('M56 52h96l-12 40H68z', 'paper') +
  shape('M116 52h36l-12 40h-26z', 'faint') +
  stroke('M82 60l6 24M104 60v24M126 60l-6 24', 'soft', 3) +
  path('M8 36h28a10 10 0 0 1 10 7l14 47a10 10 0 0 0 10 7h70') +
  disc(76, 112, 8, 'deep') +
  disc(132, 112, 8, 'deep') +
  disc(76, 112, 3, 'soft') +
  disc(132, 112, 3, 'soft') +
  ahead('M104 30v14') +
  dot(104, 22, 6)

/** A receipt without a line on it. */
const orders =
  ground +
  shape('M62 24h76v94l-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7z', 'paper') +
  shape('M116 24h22v94l-9.5-7-9.5 7-3-2z', 'faint') +
  rect(72, 34, 36, 7, 'soft', 3) +
  ahead('M74 54h52M74 68h52') +
  path('M8 96h28a10 10 0 0 0 10-10v0a10 10 0 0 1 10-10h28') +
  ahead('M94 90h20') +
  dot(122, 90, 6)

/** A book that lies open; the line has read up to its fold. */
const courses =
  ground +
  shape('M100 112C82 100 58 98 38 104V48c20-6 44-4 62 8z', 'paper') +
  shape('M100 112c18-12 42-14 62-8V48c-20-6-44-4-62 8z', 'faint') +
  shape('M38 104v6c20-6 44-4 62 8 18-12 42-14 62-8v-6c-20-6-44-4-62 8-18-12-42-14-62-8z', 'strong') +
  stroke('M52 62c12-2 24-1 34 4', 'soft', 3) +
  path('M8 84h52a10 10 0 0 0 10-10v0a10 10 0 0 1 10-10h20') +
  ahead('M100 64V50a12 12 0 0 1 12-12h14') +
  stroke('M116 70c10-4 22-6 34-4M116 84c10-4 22-6 34-4', 'soft', 3) +
  dot(136, 38, 6)

/** A bell at rest; its clapper is the dot. */
const notifications =
  ground +
  shape('M100 24c-24 0-34 16-34 38 0 20-5 28-12 36h92c-7-8-12-16-12-36 0-22-10-38-34-38z', 'soft') +
  shape('M104 24c22 1 30 17 30 38 0 20 5 28 12 36h-26c6-8 4-20 3-36-1-22-7-36-19-38z', 'side') +
  rect(94, 14, 12, 14, 'strong', 5) +
  path('M8 116h22a12 12 0 0 0 12-12v0a8 8 0 0 1 8-6h98') +
  ahead('M44 44c-5 8-6 18-4 28M156 44c5 8 6 18 4 28') +
  dot(100, 109, 6)

/** A glass over the pattern; the dot is elsewhere. */
const search =
  ground +
  disc(94, 60, 38, 'strong') +
  disc(94, 60, 30, 'paper') +
  shape('M94 30a30 30 0 0 1 0 60 44 44 0 0 0 0-60z', 'faint') +
  ahead('M76 66c6-14 12 4 18-6s12-4 18-8') +
  path('M8 118h132a9 9 0 0 0 6-15l-22-19') +
  dot(152, 40, 6)

/** A sheet of questions, none of them answered. */
const exam =
  ground +
  turned(4, 100, 70, rect(66, 18, 78, 98, 'side', 7)) +
  rect(60, 18, 78, 98, 'paper', 7) +
  rect(72, 28, 44, 7, 'soft', 3) +
  each(
    [52, 74, 96],
    (y, i) => disc(78, y, 7, i === 1 ? 'soft' : 'faint') + stroke(`M94 ${y}h${34 - i * 6}`, 'soft', 4),
  ) +
  path('M8 104h18a12 12 0 0 0 12-12v-6a12 12 0 0 1 12-12h4') +
  ahead('M62 74h4') +
  dot(78, 74, 6) +
  turned(32, 150, 84, rect(145, 58, 10, 44, 'strong', 2) + shape('M145 102h10l-5 12z', 'paper'))

/** A certificate whose seal is not there yet. */
const certificate =
  ground +
  rect(42, 28, 116, 80, 'strong', 7) +
  rect(46, 32, 108, 72, 'paper', 4) +
  stroke('M56 42h88v52H56z', 'faint', 3) +
  rect(72, 50, 56, 7, 'soft', 3) +
  rect(82, 63, 36, 5, 'faint', 2) +
  path('M8 118h12a12 12 0 0 0 12-12V96a12 12 0 0 1 12-12h20c6 0 4-8 9-8s3 8 8 8') +
  ahead('M88 84h24') +
  shape('M118 92l-4 26 10-5 10 5-4-26z', 'side') +
  disc(124, 84, 16, 'faint') +
  disc(124, 84, 11, 'soft') +
  dot(124, 84, 6)

/** A note; the line is the hand that writes it. */
const notes =
  ground +
  turned(-6, 96, 72, rect(58, 26, 76, 88, 'side', 6)) +
  shape('M62 22h56l20 20v74H62z', 'paper') +
  shape('M118 22l20 20h-20z', 'soft') +
  rect(72, 36, 32, 6, 'faint', 3) +
  path('M8 66h60c7 0 5-12 11-12s4 12 11 12 5-12 11-12 4 12 11 12') +
  ahead('M76 84h46M76 100h30') +
  dot(122, 66, 6)

/** Two bubbles; the second has nothing to answer yet. */
const questions =
  ground +
  shape(
    'M52 24h74a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H82l-16 16V78H52a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10z',
    'soft',
  ) +
  shape('M98 56h52a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9h-8v14l-14-14h-30a9 9 0 0 1-9-9V65a9 9 0 0 1 9-9z', 'side') +
  path('M8 104h10a10 10 0 0 0 10-10V56a10 10 0 0 1 10-10h66') +
  ahead('M104 46h10') +
  oval(112, 79, 3.5, 3.5, 'deep') +
  oval(136, 79, 3.5, 3.5, 'deep') +
  dot(124, 79, 6)

export const emptyScenes: Omit<Record<EmptyDrawing, string>, 'people' | 'tasks' | 'reports'> = {
  favourites,
  cart,
  orders,
  courses,
  notifications,
  search,
  exam,
  certificate,
  notes,
  questions,
}
