import type { Portrait } from '../layers.ts'
import { hairOf } from './colours.ts'
import { fill, line } from './strokes.ts'

type Head = Portrait['head']

/** What falls behind the neck. */
const behind: Partial<Record<Head, string>> = {
  bob: 'M36 52c0-20 10-30 24-30s24 10 24 30v20q0 8-8 9H44q-8-1-8-9z',
  long: 'M35 54c0-22 10-33 25-33s25 11 25 33c0 20 4 32 7 42q-14 8-32 8t-32-8c3-10 7-22 7-42z',
  waves:
    'M36 50c-1-18 9-29 24-29s25 11 24 29c5 5 3 11 5 15s4 9 0 14 1 11-5 13c-14 5-34 5-48 0-6-2-1-8-5-13s-2-10 0-14 0-10 5-15z',
  bun: 'M49 20a11 10 0 1 1 22 0 11 10 0 1 1-22 0z',
}

const cap = 'M40 52c-3-20 7-31 20-31s23 11 20 31'
/** What lies over the forehead. */
const infront: Partial<Record<Head, string>> = {
  shaven: 'M41 47c0-14 8-21 19-21s19 7 19 21c-3-9-10-14-19-14s-16 5-19 14z',
  short: `${cap}c-2-4-2-8-4-12-5 2-9-2-14-1s-12-1-17 2c-3 3-3 7-5 11z`,
  parted: `${cap}c-2-4-1-8-4-12-8 0-17-2-23-7-3 5-10 7-13 19z`,
  curly:
    'M40 54c-6-1-6-7-3-10-3-5 0-10 4-11 0-6 6-9 11-8 3-5 11-5 14-1 5-2 11 2 11 7 5 1 7 7 4 11 3 4 2 10-3 12-1-5-2-8-4-11-4 2-7-1-9-3-3 3-8 3-11 0-3 4-8 4-10 3-2 3-3 6-4 11z',
  bob: 'M38 62c-3-26 7-40 22-40s25 14 22 40q-3-2-4-20c-12 2-24-1-31-9-2 8-6 10-5 10q-1 17-4 19z',
  long: 'M38 66c-4-29 7-44 22-44s26 15 22 44q-4-4-4-20c-3-8-10-11-18-15-8 4-15 7-18 15q0 16-4 20z',
  bun: 'M40 54c-3-21 7-32 20-32s23 11 20 32c-1-9-4-15-20-18-16 3-19 9-20 18z',
  waves: 'M39 60c-4-25 7-38 21-38s25 13 21 38q-4-8-4-15c-12 1-22-3-27-12-2 6-9 9-8 13q0 6-3 14z',
}

/** Hair that is behind the shoulders' edge, drawn before everything else of a person. */
export function hairBehind({ head, hair }: Portrait): string {
  const path = behind[head]
  return path === undefined ? '' : fill(path, hairOf(hair).base)
}

/** Hair over the face's edge; of a shaven head a shadow. */
export function hairInFront({ head, hair }: Portrait): string {
  const path = infront[head]
  if (path === undefined) return ''
  const { base, side } = hairOf(hair)
  if (head === 'shaven') return `<g opacity=".3">${fill(path, base)}</g>`
  const lit: Partial<Record<Head, string>> = {
    short: 'M47 31q8-5 18-3',
    parted: 'M52 28q10-3 18 4',
    bob: 'M50 29q10-5 20 3',
    long: 'M49 30q4-4 9-4M71 31q-2-3-6-4.5',
    bun: 'M48 34q4-6 12-7',
    waves: 'M52 28q10-3 18 4',
  }
  return fill(path, base) + (lit[head] === undefined ? '' : line(lit[head], side, 2))
}
