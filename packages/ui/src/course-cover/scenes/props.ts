import { disc, each, move, oval, rect, shadow, shape, stroke, type Colour } from './shapes.ts'

// Things and places that several scenes show.

/** A pointed arch on the lower edge, with a lighter frame. */
export function arch(x: number, top: number, width: number, inside: Colour = 'soft', bottom = 180): string {
  const outline = (half: number, tip: number) =>
    `M${x - half} ${bottom}V${tip + half * 1.25}C${x - half} ${tip + half * 0.7} ${x - half * 0.45} ${tip + half * 0.35} ${x} ${tip}` +
    `C${x + half * 0.45} ${tip + half * 0.35} ${x + half} ${tip + half * 0.7} ${x + half} ${tip + half * 1.25}V${bottom}z`
  return shape(outline(width / 2, top), 'pale') + shape(outline(width / 2 - 8, top + 11), inside)
}

/** A table across the whole width. */
export function desk(y: number): string {
  return rect(0, y, 320, 180 - y, 'deep') + rect(0, y, 320, 5, 'ink')
}

/** A finjan with its steam; `y` is what it stands on. */
export function cup(x: number, y: number): string {
  return move(
    x,
    y,
    shape('M-9-17H9L7-4a5 5 0 0 1-5 4h-4a5 5 0 0 1-5-4z', 'paper') +
      shape('M3-17h6L7-4a5 5 0 0 1-5 4H0c3-4 3-11 3-17z', 'soft') +
      stroke('M-2-23c-3-4 3-6 0-11M5-24c-2-3 2-4 0-8', 'paper', 2),
  )
}

/** A dallah, the coffee pot of the Gulf. */
export function dallah(x: number, y: number): string {
  return move(
    x,
    y,
    shape('M-13 0c-6-14 5-19 6-30H7c1 11 12 16 6 30z', 'strong') +
      shape('M2 0c6-14-2-19-2-30h7c1 11 12 16 6 30z', 'deep') +
      shape('M-6-26c-9-1-12-8-21-8 3 6 8 14 18 16z', 'strong') +
      stroke('M9-24c12-4 14 8 5 16', 'deep', 4) +
      shape('M-9-30H9L3-40h-6z', 'ink') +
      disc(0, -43, 3, 'ink'),
  )
}

/** A plant in a pot. */
export function plant(x: number, y: number): string {
  return move(
    x,
    y,
    shape('M0-20C-4-34-14-40-22-41c0 10 8 20 22 21z', 'strong') +
      shape('M0-20c0-16 8-24 18-27 2 12-4 24-18 27z', 'side') +
      shape('M0-20c-6-12-4-26 2-34 6 8 6 24-2 34z', 'deep') +
      shape('M-13-20h26L9 0H-9z', 'paper') +
      shape('M3-20h10L9 0H1z', 'soft'),
  )
}

/** A lamp on a desk; its light is the second saffron. */
export function lamp(x: number, y: number): string {
  return move(
    x,
    y,
    rect(-14, -4, 28, 4, 'ink', 2) +
      stroke('M0-4L-10-34 8-58', 'ink', 4) +
      disc(10, -50, 5, 'sun') +
      shape('M2-64l20 8-5 11-24-9z', 'strong'),
  )
}

/** A date palm; `y` is the ground. */
export function palm(x: number, y: number, height: number): string {
  const fronds = 'M0 0c-10-10-24-9-31 4 10-6 20-6 31-4zM0 0C-6-14-19-19-29-12c11-1 20 4 29 12z'
  return move(
    x,
    y,
    stroke(`M0 0C2 ${-height * 0.4} 1 ${-height * 0.7} 4 ${-height}`, 'deep', 5) +
      move(4, -height, shape(fronds, 'strong')) +
      `<g transform="translate(4 ${-height}) scale(-1 1)">${shape(fronds, 'deep')}</g>` +
      disc(1, -height + 4, 3, 'deep') +
      disc(8, -height + 5, 3, 'deep'),
  )
}

/** The frame of a window or a board, its bar at the head. */
export function board(x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width, height, 'paper', 9) +
    shape(`M${x} ${y + 18}v-9a9 9 0 0 1 9-9h${width - 18}a9 9 0 0 1 9 9v9z`, 'soft') +
    each([0, 1, 2], i => disc(x + 11 + i * 9, y + 9, 2.6, 'paper'))
  )
}

/** A pile of coins, seen a little from above; `y` is what it stands on. */
export function coins(x: number, y: number, count: number, rx = 18): string {
  const height = count * 8 - 3
  const top = y - 3 - height
  const curve = `a${rx} 6 0 0 0 ${2 * rx} 0`
  const seams = Array.from({ length: count - 1 }, (_, i) => `M${x - rx} ${top + 8 * (i + 1)}${curve}`)
  return (
    shadow(x, y + 2, rx + 5) +
    shape(`M${x - rx} ${top}v${height}${curve}v${-height}z`, 'strong') +
    shape(`M${x + 5} ${top}v${height + 5.8}a${rx} 6 0 0 0 ${rx - 5}-5.8v${-height}z`, 'deep') +
    (count > 1 ? stroke(seams.join(''), 'soft', 2) : '') +
    oval(x, top, rx, 6, 'soft') +
    oval(x, top, rx - 6, 3.4, 'side')
  )
}

/** A book upright on `y`, its spine to the reader. */
export function spine(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  band: Colour,
): string {
  return (
    rect(x, y - height, width, height, colour, 2) +
    rect(x, y - height + 8, width, 3, band) +
    rect(x, y - 14, width, 5, band)
  )
}
