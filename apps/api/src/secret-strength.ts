const samples = new Set(['change-me', 'secret', 'changeme', 'sample'])

/** A random hexadecimal digit has four bits, a character of an English sentence about four by frequency alone. */
const bitsPerCharacter = 2

/**
 * Whether a secret is too short, a sample, or so regular that it is easily guessed: one character many times, a word over and
 * over, characters in sequence. No check can prove that a secret is strong; this one finds what surely is not.
 * @param shortest characters that it must have
 */
export function isWeakSecret(secret: string, shortest: number): boolean {
  if (samples.has(secret.toLowerCase()) || secret.length < shortest) return true
  const codes = Array.from(secret.slice(0, periodOf(secret)), letter => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return Math.min(bitsOf(codes), bitsOf(steps)) < shortest * bitsPerCharacter
}

/** The length of the shortest beginning that the whole text repeats. */
function periodOf(text: string): number {
  let period = 1
  while (period < text.length && !text.startsWith(text.slice(period))) period += 1
  return period
}

/** Shannon entropy of the values by their own frequencies, in bits for all of them. */
function bitsOf(values: number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / values.length), 0)
}
