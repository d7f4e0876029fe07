/** The colours of a drawing's objects, from the lightest; `drawing/palette.module.css` says what they are in either theme. */
export type Colour =
  | 'paper'
  | 'pale'
  | 'faint'
  | 'soft'
  | 'side'
  | 'strong'
  | 'line'
  | 'deep'
  | 'ink'
  /** The saffron: the dot, and once more as light. */
  | 'sun'
  /** The line, where it runs over something dark. */
  | 'glow'
  /** What a drawing without a pattern stands before. */
  | 'ground'

/** Which way the reader reads. */
export type Direction = 'ltr' | 'rtl'

/**
 * One picture, drawn from the left for readers of English in 320 × 180; for readers of Arabic all of it is mirrored but what `upright` wraps.
 * The dot and the subject lie in the middle 60 % of both sides, since cards crop.
 */
export interface Scene {
  variants: number
  draw(variant: number, direction: Direction): string
}

const paint = (colour: Colour) => `var(--c-${colour})`

export function rect(x: number, y: number, width: number, height: number, colour: Colour, r = 0): string {
  const corner = r ? ` rx="${r}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${paint(colour)}"/>`
}

export function disc(x: number, y: number, r: number, colour: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(colour)}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: Colour): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint(colour)}"/>`
}

export function shape(d: string, colour: Colour): string {
  return `<path d="${d}" fill="${paint(colour)}"/>`
}

export function stroke(d: string, colour: Colour, width: number): string {
  return `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${width}"/>`
}

/** The line of Masar. */
export function line(d: string, width = 8): string {
  return stroke(d, 'line', width)
}

/** Where the line ends. */
export function dot(x: number, y: number, r = 7): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint('sun')}" stroke="${paint('line')}" stroke-width="4"/>`
}

/** The one soft shadow: flat, below what is upright. */
export function shadow(x: number, y: number, rx: number, ry = 4): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint('ink')}" opacity=".16"/>`
}

export function move(x: number, y: number, content: string, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${content}</g>`
}

/** Turned round a point. */
export function turned(angle: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${angle} ${x} ${y})">${content}</g>`
}

/** What keeps its sides in either direction (letters, code, clocks, axes), about the upright axis at `x`. */
export function upright(direction: Direction, x: number, content: string): string {
  return direction === 'ltr' ? content : `<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${content}</g>`
}

/** The same thing at several places. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('')
}
