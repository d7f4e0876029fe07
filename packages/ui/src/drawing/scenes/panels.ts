import { arch, cup, dallah, lamp, palm, plant, spine } from '../../course-cover/scenes/props.ts'
import {
  disc,
  dot,
  each,
  line,
  move,
  oval,
  rect,
  shadow,
  shape,
  stroke,
} from '../../course-cover/scenes/shapes.ts'
import { person } from './people.ts'

/** Drawn larger, standing at a point. */
const larger = (factor: number, x: number, y: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${factor})">${content}</g>`

/** A stop on the way that lies behind. */
const stop = (x: number, y: number) => disc(x, y, 9, 'line') + disc(x, y, 5, 'paper')

/** Dunes from the horizon to the reader's feet. */
const land =
  shape('M0 214c70-34 150-40 226-14s170 16 254-34v154H0z', 'faint') +
  shape('M0 248c80-30 160-24 230-4s160 16 250-22v98H0z', 'soft')

/** The way to the gate: from the book by three stops. */
const learn =
  disc(150, 84, 34, 'sun') +
  land +
  arch(330, 56, 150, 'side', 262) +
  arch(330, 104, 84, 'deep', 262) +
  palm(236, 250, 74) +
  palm(436, 246, 96) +
  shape('M0 292c90-34 190-34 270-14s140 8 210-14v56H0z', 'side') +
  line('M-12 276H92a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22h56a22 22 0 0 0 22-22v0a22 22 0 0 1 22-22h94') +
  stop(60, 276) +
  stop(164, 228) +
  stop(258, 184) +
  dot(330, 184, 11) +
  move(
    396,
    300,
    shape('M0 4C-16-8-38-10-58-4v-40c20-6 42-4 58 8z', 'paper') +
      shape('M0 4C16-8 38-10 58-4v-40c-20-6-42-4-58 8z', 'faint') +
      shape('M-58-4v8C-38-2-16 0 0 12 16 0 38-2 58 4v-8C38-10 16-8 0 4-16-8-38-10-58-4z', 'deep') +
      stroke(
        'M-44-32c12-2 22-1 32 4M-44-20c12-2 22-1 32 4M44-32c-12-2-22-1-32 4M44-20c-12-2-22-1-32 4',
        'soft',
        3,
      ),
  )

/** A board before people; the line writes on it. */
const teach =
  oval(240, 150, 220, 140, 'ground') +
  shadow(240, 300, 200, 8) +
  rect(88, 34, 304, 176, 'deep', 12) +
  rect(98, 44, 284, 156, 'paper', 6) +
  each([84, 120, 156], y => stroke(`M122 ${y}h236`, 'faint', 3)) +
  stroke('M122 176h92M122 64h54', 'soft', 6) +
  lamp(446, 250) +
  rect(418, 250, 70, 70, 'strong') +
  rect(418, 250, 70, 7, 'deep') +
  line(
    'M-12 250H48a20 20 0 0 0 20-20v-66a20 20 0 0 1 20-20h44c26 0 24-44 52-44s22 44 50 44 26-44 54-44 18 22 36 22',
  ) +
  stop(184, 100) +
  stop(288, 100) +
  dot(330, 122, 11) +
  larger(1.9, 84, 320, person(0, 0, 'hijab', 'side', 'strong')) +
  larger(1.9, 176, 326, person(0, 0, 'ghutra', 'strong', 'paper')) +
  larger(1.9, 268, 320, person(0, 0, 'plain', 'deep', 'ink')) +
  larger(1.9, 358, 326, person(0, 0, 'hijab', 'strong', 'side'))

/** Steps that a team goes up, a person on each. */
const team =
  arch(352, 26, 196, 'faint', 300) +
  rect(56, 236, 96, 84, 'soft', 4) +
  rect(160, 196, 96, 124, 'side', 4) +
  rect(264, 152, 96, 168, 'soft', 4) +
  rect(368, 104, 96, 216, 'side', 4) +
  each(
    [104, 208, 312, 416],
    (x, i) =>
      rect(x - 26, 262 - i * 40, 52, 7, i % 2 ? 'soft' : 'side', 3) +
      rect(x - 26, 278 - i * 40, 34, 7, i % 2 ? 'soft' : 'side', 3),
  ) +
  larger(1.3, 104, 234, person(0, 0, 'plain', 'deep', 'ink')) +
  larger(1.3, 208, 194, person(0, 0, 'hijab', 'strong', 'deep')) +
  larger(1.3, 312, 150, person(0, 0, 'ghutra', 'side', 'paper')) +
  line(
    'M-12 284H16a20 20 0 0 0 20-20v-10a18 18 0 0 1 18-18h86a16 16 0 0 0 16-16v-8a16 16 0 0 1 16-16h72a16 16 0 0 0 16-16v-12a16 16 0 0 1 16-16h72a16 16 0 0 0 16-16v-16a16 16 0 0 1 16-16h32',
  ) +
  dot(416, 104, 11) +
  rect(-4, 306, 490, 20, 'deep') +
  plant(28, 308)

/** A door of one's own; the line is its key. */
const safe =
  arch(316, 18, 236, 'side', 304) +
  arch(316, 60, 156, 'deep', 304) +
  each([0, 1, 2, 3], row =>
    each([0, 1, 2], column =>
      column === 0 && row === 1 ? '' : disc(278 + column * 38, 168 + row * 34, 5, 'side'),
    ),
  ) +
  stroke('M316 84v220', 'ink', 3) +
  rect(0, 302, 480, 18, 'side') +
  move(124, 302, dallah(-46, 0) + cup(6, 0) + cup(34, 0)) +
  each([0, 1, 2, 3], i =>
    spine(420 + i * 15, 302, 13, 52 - (i % 2) * 9, i % 2 ? 'soft' : 'strong', 'paper'),
  ) +
  line('M-12 202H44') +
  stroke('M92 202a24 24 0 1 1-48 0 24 24 0 0 1 48 0z', 'line', 10) +
  line('M92 202H272M132 202v22M160 202v15', 10) +
  disc(282, 202, 19, 'soft') +
  dot(282, 202, 11)

/** The panel beside the sign-in and registration forms. */
export const panelScenes = { learn, teach, team, safe }
