import { type CaptionLine, fold } from '@masar/text'

/** The lines that hold what was typed, folded; none for nothing. */
export function hitsOf(lines: readonly CaptionLine[], typed: string): number[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  return lines.flatMap(({ text }, index) => (fold(text).includes(wanted) ? [index] : []))
}

/** A line split into words and what is between them, with those marked that hold a typed word. Together they are the line again. */
export function markedParts(text: string, typed: string): { text: string; isHit: boolean }[] {
  const wanted = fold(typed).split(' ').filter(Boolean)
  return text
    .split(/(\s+)/)
    .filter(part => part !== '')
    .map(part => {
      const folded = fold(part)
      return { text: part, isHit: folded !== '' && wanted.some(word => folded.includes(word)) }
    })
}
