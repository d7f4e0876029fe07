/** Marks, embeddings, overrides and isolates of the Unicode bidirectional algorithm (UAX #9). */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
/** The controls that open or close a run; a stray one would reach past its own text. */
const bidiRuns = /[\u202A-\u202E\u2066-\u2069]/g

/** Removes every bidi control. What people read stays, the order in which it is drawn is left to the reader. */
export function stripBidi(text: string): string {
  return text.replace(bidiControls, '')
}

/**
 * Wraps text in FSI … PDI, for surfaces that know no `<bdi>`: titles, notifications, mail subjects, aria labels.
 * Runs opened inside the text are taken out, so that it cannot end its own isolation; marks (as Intl writes them) stay.
 */
export function isolate(text: string): string {
  return `\u2068${text.replace(bidiRuns, '')}\u2069`
}

let segmenter: Intl.Segmenter | undefined

/** Counts what a person sees as characters: a letter with its marks is one, a family emoji is one. */
export function graphemeLength(text: string): number {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
