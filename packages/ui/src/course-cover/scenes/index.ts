import { data } from './data.ts'
import { design } from './design.ts'
import { finance } from './finance.ts'
import { grounds } from './grounds.ts'
import { languages } from './languages.ts'
import { management } from './management.ts'
import { other } from './other.ts'
import { programming } from './programming.ts'
import type { Direction, Scene } from './shapes.ts'

/** The scenes of each subject; `cover-scene.ts` knows how many they are without loading them. */
export const scenes = { programming, data, management, design, languages, finance, other } as const

export { grounds }
export type { Direction, Scene }

/**
 * All grounds and scenes as one SVG file, a group each, for one reading direction. No ids of paint servers are needed, and no style: colours are
 * custom properties of the page that uses a group.
 */
export function coverSheet(direction: Direction): string {
  const patterns = grounds.map(
    (drawing, index) => `<g id="ground-${index}" stroke-linejoin="round">${drawing}</g>\n`,
  )
  const groups = Object.entries(scenes).flatMap(([subject, list]) =>
    list.flatMap((scene, index) =>
      Array.from({ length: scene.variants }, (_, variant) => {
        const drawing = scene.draw(variant, direction)
        const turned = direction === 'rtl' ? `<g transform="matrix(-1 0 0 1 320 0)">${drawing}</g>` : drawing
        return `<g id="${subject}-${index}-${variant}" stroke-linecap="round" stroke-linejoin="round">${turned}</g>\n`
      }),
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...patterns, ...groups].join('')}</svg>\n`
}
