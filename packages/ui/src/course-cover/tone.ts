/** A hash of a text (FNV-1a, 32 bits): the same on every machine, so what is drawn from an id never changes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Hues (OKLCH degrees) of the categories, far enough apart to tell neighbours by. */
const hues = [195, 68, 285, 25, 150, 330, 245, 110] as const

/** How many tones there are before they repeat. */
export const toneCount = hues.length

/** The hue of a category, by its place among the categories. */
export function toneHue(index: number): number {
  return hues[((index % toneCount) + toneCount) % toneCount] ?? hues[0]
}

/** The tone as a custom property for `style`: stylesheets write `oklch(0.5 0.1 var(--tone))`. */
export function toneStyle(index: number): Record<'--tone', number> {
  return { '--tone': toneHue(index) }
}
