import { line, shadow, shape, stroke } from '../../course-cover/scenes/shapes.ts'

/** What every small drawing stands before: an arch, and the shadow on its floor. */
export const ground =
  shape('M32 120V72C32 46 70 40 100 8c30 32 68 38 68 64v48z', 'ground') + shadow(100, 120, 66, 4)

/** The way that the line has not gone yet. */
export function ahead(d: string): string {
  return `<g stroke-dasharray="1 9">${stroke(d, 'side', 4)}</g>`
}

/** The line in the measure of the small drawings. */
export const path = (d: string) => line(d, 6)
