import { isCovered, type Portrait } from '../layers.ts'
import { hairOf, pupil, skinOf } from './colours.ts'
import { fill, line } from './strokes.ts'

/** The face without what is on it, and the ears where they are seen. */
export function face({ skin, head }: Portrait): string {
  const { base, side } = skinOf(skin)
  const seesEars = !isCovered(head) && !head.startsWith('ghutra') && head !== 'bob' && head !== 'long'
  const ears = seesEars
    ? `<g fill="${base}"><ellipse cx="40.5" cy="57" rx="4" ry="5.5"/><ellipse cx="79.5" cy="57" rx="4" ry="5.5"/></g>` +
      line('M39.5 55q2 2 1 4M80.5 55q-2 2-1 4', side, 1.3)
    : ''
  return ears + fill('M41 50c0-15 8-23 19-23s19 8 19 23c0 17-8 31-19 31s-19-14-19-31z', base)
}

export function beard({ beard: kind, hair, head }: Portrait): string {
  if (kind === 'none' || isCovered(head)) return ''
  const { base } = hairOf(hair)
  const moustache = 'M51 67q4.5-4.5 9-2.5 4.5-2 9 2.5-4.5.8-9 .3-4.5.5-9-.3z'
  const full =
    'M41 55c0 17 7 29 19 29s19-12 19-29c-1.5 6-3.5 9.5-7 11-4-3-8-3.5-12-1.5-4-2-8-1.5-12 1.5-3.5-1.5-5.5-5-7-11zM52 70q8 5 16 0-3 5-8 5t-8-5z'
  const trimmed =
    'M41.5 58c1 15 8 25 18.5 25s17.5-10 18.5-25c-2 10-5 17-10 18.5-5 1-12 1-17 0-5-1.5-8-8.5-10-18.5z'
  return kind === 'full'
    ? `<path d="${full}" fill="${base}" fill-rule="evenodd"/>`
    : `<g opacity=".82">${fill(trimmed, base)}${fill(moustache, base)}</g>`
}

const browLines: Record<Portrait['brows'], [string, number]> = {
  straight: ['M46.5 48.5q4.5-2 8.5-.5M65 48q4-1.5 8.5.5', 2.1],
  arched: ['M46.5 48.5q4-4 8.5-1.5M65 47q4.5-2.5 8.5 1.5', 1.7],
  strong: ['M45.5 48q5-3 9.5-.5M65 47.5q4.5-2.5 9.5.5', 3.1],
}

function eyes(kind: Portrait['eyes']): string {
  const dots = (r: number) =>
    `<g fill="${pupil}"><circle cx="51.5" cy="55" r="${r}"/><circle cx="68.5" cy="55" r="${r}"/></g>`
  if (kind === 'smiling') return line('M48.5 55.5q3-3.5 6 0M65.5 55.5q3-3.5 6 0', pupil, 2)
  if (kind === 'open') return dots(2.5)
  return dots(2.1) + line('M48.3 53.8q3-2.5 6.4 0M65.3 53.8q3-2.5 6.4 0', pupil, 1.3)
}

function glasses(kind: Portrait['glasses']): string {
  if (kind === 'none') return ''
  const rim = `fill="none" stroke="oklch(.3 .02 230)" stroke-width="1.8"`
  const frames =
    kind === 'round'
      ? `<circle cx="51.5" cy="55" r="6.6"/><circle cx="68.5" cy="55" r="6.6"/><path d="M58.1 54q1.9-1.5 3.8 0M45 53.5l-4-1M75 53.5l4-1"/>`
      : `<rect x="44.5" y="50" width="13.5" height="10" rx="3"/><rect x="62" y="50" width="13.5" height="10" rx="3"/><path d="M58 53.5q2-1.5 4 0M44.5 53l-3.5-1M75.5 53l3.5-1"/>`
  return `<g ${rim}>${frames}</g>`
}

/** Brows, eyes, nose and the small smile; glasses before them. */
export function features({ skin, hair, brows, eyes: look, glasses: worn }: Portrait): string {
  const { side, lips } = skinOf(skin)
  const [brow, width] = browLines[brows]
  return (
    line(brow, hairOf(hair).base, width) +
    eyes(look) +
    line('M60 56.5q1.8 4.5-.8 5.8', side, 1.7) +
    line('M54.5 70.5q5.5 4 11 0', lips, 2.1) +
    glasses(worn)
  )
}
