import type { DrawingName } from '../names.ts'
import { emptyScenes } from './empty.ts'
import { panelScenes } from './panels.ts'
import { portalScenes } from './portal.ts'

/** Every drawing by its name, as shapes drawn from the left for readers of English. */
export const drawings: Record<DrawingName, string> = { ...emptyScenes, ...portalScenes, ...panelScenes }

/** All drawings as one SVG file, a group each; colours are custom properties of the page that uses a group. */
export function drawingSheet(): string {
  const groups = Object.entries(drawings).map(
    ([name, drawing]) => `<g id="${name}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>\n`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('')}</svg>\n`
}
