/** A filled path. */
export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`

/** A line with round ends. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
