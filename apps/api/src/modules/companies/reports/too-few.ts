/** Of fewer people no figure is told to those who may not see people. */
export const fewestTold = 5

/**
 * What may be told of the parts of a whole that is told as well. Where any part is of too few people, the smallest other one is held back
 * with it: the whole less the rest would tell of those few.
 * @param people how many a part is of; 0 tells of nobody
 */
export function tellable<Part>(parts: readonly Part[], people: (part: Part) => number): Part[] {
  const told = parts.filter(part => people(part) === 0 || people(part) >= fewestTold)
  if (told.length === parts.length) return told
  const [smallest] = told.filter(part => people(part) > 0).toSorted((a, b) => people(a) - people(b))
  return told.filter(part => part !== smallest)
}
