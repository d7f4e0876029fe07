import type { Portrait } from '../layers.ts'
import { clothOf, paper, skinOf, thread } from './colours.ts'
import { fill, line } from './strokes.ts'

const shoulders = 'M10 126c2-25 16-36 39-40l11 5 11-5c23 4 37 15 39 40z'

/** Neck and shoulders, as far as a circle shows them. */
export function clothes({ clothes: kind, cloth, skin }: Portrait): string {
  const { base, side } = clothOf(cloth)
  const under = cloth === 'white' ? thread : paper
  const worn: Record<Portrait['clothes'], string> = {
    thobe:
      fill(shoulders, base) +
      fill('M49 85l11 8 11-8 3 6-8 9-6-5-6 5-8-9z', side) +
      line('M60 97v26', side, 2) +
      fill('M58.6 104h2.8v2.8h-2.8zM58.6 113h2.8v2.8h-2.8z', side),
    abaya:
      fill(shoulders, base) + fill('M48 86l12 40 12-40-12 6z', under) + line('M48 86l12 40 12-40', side, 3),
    shirt:
      fill(shoulders, base) +
      fill('M48 84l12 16-11 9-8-19zM72 84l-12 16 11 9 8-19z', side) +
      line('M60 102v22', side, 2),
    jacket:
      fill(shoulders, base) +
      fill('M47 85l13 36 13-36-13 7z', under) +
      fill('M47 85l-9 8 5 13-5 4 22 16zM73 85l9 8-5 13 5 4-22 16z', side),
    blouse: fill(shoulders, base) + line('M44 87q16 18 32 0', side, 4),
  }
  const { base: bare, side: shade } = skinOf(skin)
  // The neckline of a blouse lies lower: what it leaves open is drawn over it.
  const open = kind === 'blouse' ? fill('M46 86.5q14 15 28 0l-6-6H52z', bare) : ''
  const neck = fill('M51 68h18v17q-2 8-9 8t-9-8z', bare) + fill('M51 72h18v5q-9 10-18 3z', shade)
  return worn[kind] + open + neck
}
