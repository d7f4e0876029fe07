/**
 * What each layer may be, in the order of an address's digits. Addresses are stored with accounts: a value keeps its place, new ones come last.
 */
export const layers = {
  ground: ['teal', 'amber', 'violet', 'coral', 'green', 'rose', 'blue', 'olive'],
  skin: ['fair', 'light', 'olive', 'brown', 'deep'],
  clothes: ['thobe', 'abaya', 'shirt', 'jacket', 'blouse'],
  cloth: ['white', 'ink', 'teal', 'plum', 'sand', 'blue'],
  head: [
    'shaven',
    'short',
    'parted',
    'curly',
    'bob',
    'long',
    'bun',
    'waves',
    'ghutra-white',
    'ghutra-red',
    'ghutra-plain',
    'hijab-wrapped',
    'hijab-draped',
    'hijab-shayla',
    'hijab-turban',
    'cap',
  ],
  scarf: ['white', 'ink', 'teal', 'plum', 'sand', 'rose'],
  hair: ['black', 'brown', 'chestnut', 'grey', 'white'],
  beard: ['none', 'short', 'full'],
  brows: ['straight', 'arched', 'strong'],
  eyes: ['calm', 'open', 'smiling'],
  glasses: ['none', 'round', 'square'],
} as const

type Layers = typeof layers
export type Layer = keyof Layers
export type Portrait = { [L in Layer]: Layers[L][number] }

export const layerNames = Object.keys(layers) as Layer[]

const radix = 36
const before = '/media/portraits/'
const shape = new RegExp(`^${before}([0-9a-z]{${layerNames.length}})\\.svg$`)

/** Where a portrait is served: a digit for each layer. */
export function portraitAddress(portrait: Portrait): string {
  const digits = layerNames.map(layer =>
    (layers[layer] as readonly string[]).indexOf(portrait[layer]).toString(radix),
  )
  return `${before}${digits.join('')}.svg`
}

/** The portrait at an address; null where it is the address of something else, or of nothing. */
export function portraitAt(address: string | null): Portrait | null {
  const digits = shape.exec(address ?? '')?.[1]
  if (digits === undefined) return null
  const values = layerNames.map(
    (layer, place) => [layer, layers[layer][Number.parseInt(digits.charAt(place), radix)]] as const,
  )
  return values.every(([, value]) => value !== undefined) ? (Object.fromEntries(values) as Portrait) : null
}

/** Whether hair and ears are under a hijab, and a beard with them. */
export function isCovered(head: Portrait['head']): boolean {
  return head.startsWith('hijab-')
}

/**
 * Any portrait; every value of every layer can come.
 * @param random a number from 0 up to 1, as `Math.random` gives it
 */
export function randomPortrait(random: () => number): Portrait {
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  return Object.fromEntries(layerNames.map(layer => [layer, one<string>(layers[layer])])) as Portrait
}
