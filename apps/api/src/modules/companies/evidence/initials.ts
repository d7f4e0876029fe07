const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/** A name as its initials: «ع. ق.» for «عبير القحطاني». The article is no part of a name's first letter. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/[\s\-–]+/u)
    .map(word => word.replace(/^ال(?=.)/u, ''))
    .flatMap(word => [...graphemes.segment(word)].slice(0, 1).map(({ segment }) => `${segment}.`))
    .join(' ')
}
