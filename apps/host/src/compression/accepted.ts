/** The encodings that answers are compressed in; the better first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send the same few values again and again. */
const known = new Map<string, Encoding | null>()
const mostKnown = 100
const longestKnown = 100

/**
 * The encoding that an `Accept-Encoding` header likes best (RFC 9110, section 12.5.3); of those it likes as much, the one that compresses more.
 * @returns null where the answer goes out as it is
 */
export function encodingOf(header: string | undefined): Encoding | null {
  if (header === undefined) return null
  const found = known.get(header)
  if (found !== undefined) return found
  const encoding = bestOf(header)
  if (header.length <= longestKnown && known.size < mostKnown) known.set(header, encoding)
  return encoding
}

function bestOf(header: string): Encoding | null {
  const weights = weightsOf(header)
  // Sent as it is an answer is always acceptable, but only preferred where the header says so.
  let best: { encoding: Encoding | null; weight: number } = {
    encoding: null,
    weight: weights.get('identity') ?? 0,
  }
  for (const encoding of encodings.toReversed()) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0
    if (weight > 0 && weight >= best.weight) best = { encoding, weight }
  }
  return best.encoding
}

/** What the header names, with what it says of each: 1 unless it says less. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim())
    const said = parameters.find(parameter => parameter.startsWith('q='))
    const weight = said === undefined ? 1 : Number(said.slice(2))
    if (name !== '') weights.set(name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
