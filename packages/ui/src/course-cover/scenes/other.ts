import { disc, dot, line, shadow, shape, type Colour, type Scene } from './shapes.ts'

/** A star of a girih: `points` tips between two circles about the middle of the cover. */
function star(points: number, outer: number, inner: number, colour: Colour): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? inner : outer
    const angle = (i * Math.PI) / points - Math.PI / 2
    return `${Math.round(160 + radius * Math.cos(angle))} ${Math.round(90 + radius * Math.sin(angle))}`
  })
  return shape(`M${corners.join('L')}z`, colour)
}

/** A star of the pattern, large; the line runs to its heart. */
const rosette: Scene = {
  variants: 3,
  draw(variant) {
    const points = [8, 10, 12][variant]!
    return (
      shadow(160, 168, 70, 6) +
      star(points, 82, 66, 'pale') +
      star(points, 70, 50, 'soft') +
      star(points, 52, 30, 'strong') +
      star(points, 30, 20, 'paper') +
      line('M-9 126H40a16 16 0 0 0 16-16v-4a16 16 0 0 1 16-16h80') +
      disc(160, 90, 13, 'line') +
      dot(160, 90, 8)
    )
  },
}

/** A subject without scenes of its own. */
export const other: readonly Scene[] = [rosette]
