import type { Portrait } from '../layers.ts'
import { agal, check, clothOf, paper, thread } from './colours.ts'
import { fill, line } from './strokes.ts'

/** An outline with the face left open in it. */
const around = (outline: string, opening: string, colour: string) =>
  `<path d="${outline}${opening}" fill="${colour}" fill-rule="evenodd"/>`

/** The face within a hijab; a ghutra leaves it open to the shoulders. */
const oval = 'M60 33c12 0 18 9 18 21 0 15-7 26.5-18 26.5S42 69 42 54c0-12 6-21 18-21z'

function ghutra(kind: 'white' | 'red' | 'plain'): string {
  const cloth =
    'M32 62C27 28 42 15 60 15s33 13 28 47l9 38c-11-2-17-12-19-26 1-6 1-12 1-20-2-13-9-18-19-18s-17 5-19 18c0 8 0 14 1 20-2 14-8 24-19 26z'
  const weave =
    kind === 'red'
      ? `<pattern id="c" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h2.5v2.5H0zM2.5 2.5H5V5H2.5z" fill="${check}" opacity=".75"/></pattern>${fill(cloth, 'url(#c)')}`
      : ''
  const folds = line(
    'M37 64l-6 30M83 64l6 30M38 47q2-9 8-13M82 47q-2-9-8-13',
    kind === 'red' ? check : thread,
    1.4,
  )
  const cords =
    kind === 'plain'
      ? ''
      : line('M36 36q8-12 24-12t24 12', agal, 4.4) + line('M35 42.5q8-11.5 25-11.5t25 11.5', agal, 3.4)
  return fill(cloth, paper) + weave + folds + cords
}

function hijab(kind: string, scarf: Portrait['scarf']): string {
  const { base, side } = clothOf(scarf)
  const drapings: Record<string, string> = {
    'hijab-wrapped':
      around(
        'M60 18c24 0 33 17 31 42-1 14 3 24 10 34-14 12-27 15-41 15s-27-3-41-15c7-10 11-20 10-34-2-25 7-42 31-42z',
        oval,
        base,
      ) +
      line('M33 88q14 12 30 4 13 8 26-2M44 78q16 14 36 2', side, 2.4) +
      line('M43 38q6-8 17-8t17 8', side, 1.8),
    'hijab-draped':
      around('M60 17c25 0 34 18 32 43-1 22 5 40 10 58H18c5-18 11-36 10-58-2-25 7-43 32-43z', oval, base) +
      line('M44 76q6 24 38 38M78 72q0 20-30 40', side, 2.4) +
      line('M42 40q5-10 18-10.5', side, 1.8),
    'hijab-shayla':
      around(
        'M60 17c25 0 34 18 32 43-1 20 3 32 8 44L84 126H20c5-18 10-40 8-66-2-25 7-43 32-43z',
        oval,
        base,
      ) +
      fill('M43 45c1-9 7-13.5 17-13.5S76 36 77 45c-4-6-9-8-17-8s-13 2-17 8z', side) +
      fill('M81 62c5 16-10 30-46 42l-9 22h26c26-10 44-26 44-44 0-8-3-14-15-20z', base) +
      line('M80 66c2 14-12 27-44 38M92 74c1 18-14 32-36 46', side, 2.2),
    'hijab-turban':
      fill('M45 70c-6 8-6 20-1 26 5 7 27 7 32 0 5-6 5-18-1-26-3 10-8 14-15 14s-12-4-15-14z', base) +
      fill('M38 60c-6-26 5-44 22-44s28 18 22 44c-2-10-3-18-8-23q-14-6-28 0c-5 5-6 13-8 23z', base) +
      line('M41 43q14-16 38-19M79 43q-12-12-28-16M46 90q14 8 28 0', side, 2.2),
  }
  return drapings[kind] ?? ''
}

/** What covers the head, in front of the face. */
export function covering({ head, scarf }: Portrait): string {
  if (head === 'ghutra-white') return ghutra('white')
  if (head === 'ghutra-red') return ghutra('red')
  if (head === 'ghutra-plain') return ghutra('plain')
  if (head !== 'cap') return hijab(head, scarf)
  const { base, side } = clothOf(scarf)
  return (
    fill('M39 42c0-15 7-24 21-24s21 9 21 24q-21-9-42 0z', base) +
    line('M40 40q20-9 40 0', side, 2.4) +
    line('M47 25q13-6 26 0', side, 1.4)
  )
}
