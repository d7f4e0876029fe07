import type { Portrait } from '../layers.ts'

/** Colours of a layer's value: its own, a darker side, and for skin the lips. */
interface Shades {
  base: string
  side: string
}

type Lch = readonly [lightness: number, chroma: number, hue: number]

const oklch = ([lightness, chroma, hue]: Lch) =>
  `oklch(${lightness.toFixed(2)} ${chroma} ${hue})`.replace('(0.', '(.').replace(' 0.', ' .')

const shades = ([lightness, chroma, hue]: Lch, darker = 0.07): Shades => ({
  base: oklch([lightness, chroma, hue]),
  side: oklch([lightness - darker, chroma, hue]),
})

const grounds: Record<Portrait['ground'], number> = {
  teal: 195,
  amber: 68,
  violet: 285,
  coral: 25,
  green: 150,
  rose: 330,
  blue: 245,
  olive: 110,
}
export const groundOf = (ground: Portrait['ground']): Shades => shades([0.9, 0.05, grounds[ground]], 0.05)

const skins: Record<Portrait['skin'], Lch> = {
  fair: [0.88, 0.045, 62],
  light: [0.81, 0.062, 60],
  olive: [0.73, 0.075, 57],
  brown: [0.61, 0.08, 50],
  deep: [0.46, 0.065, 45],
}
export function skinOf(skin: Portrait['skin']): Shades & { lips: string } {
  const [lightness, chroma, hue] = skins[skin]
  return {
    base: oklch([lightness, chroma, hue]),
    side: oklch([lightness - 0.08, chroma + 0.01, hue - 4]),
    lips: oklch([Math.max(lightness - 0.19, 0.34), 0.09, 28]),
  }
}

const cloths: Record<Portrait['cloth'] | Portrait['scarf'], Lch> = {
  white: [0.97, 0.008, 90],
  ink: [0.31, 0.035, 230],
  teal: [0.5, 0.09, 195],
  plum: [0.43, 0.09, 330],
  sand: [0.81, 0.06, 75],
  blue: [0.52, 0.09, 250],
  rose: [0.75, 0.08, 15],
}
export const clothOf = (cloth: Portrait['cloth'] | Portrait['scarf']): Shades => shades(cloths[cloth])

const hairs: Record<Portrait['hair'], Lch> = {
  black: [0.25, 0.018, 50],
  brown: [0.36, 0.04, 50],
  chestnut: [0.47, 0.075, 45],
  grey: [0.62, 0.01, 80],
  white: [0.85, 0.008, 90],
}
export const hairOf = (hair: Portrait['hair']): Shades => shades(hairs[hair], -0.05)

export const pupil = oklch([0.22, 0.02, 50])
export const agal = oklch([0.24, 0.01, 50])
export const paper = oklch([0.98, 0.005, 90])
export const thread = oklch([0.89, 0.01, 90])
export const check = oklch([0.55, 0.17, 27])
