import { expect, test } from 'vitest'
import { layerNames, layers, type Portrait, portraitAddress, portraitAt, randomPortrait } from './layers.ts'

const first = Object.fromEntries(layerNames.map(layer => [layer, layers[layer][0]])) as Portrait

test.each(layerNames.flatMap(layer => layers[layer].map(value => [layer, value] as const)))(
  'the address of a portrait says that its %s is %s',
  (layer, value) => {
    const portrait = { ...first, [layer]: value }
    expect(portraitAt(portraitAddress(portrait))).toEqual(portrait)
  },
)

test('addresses that are stored stay what they are', () => {
  expect(portraitAddress(first)).toBe('/media/portraits/00000000000.svg')
  expect(portraitAt('/media/portraits/12009000010.svg')).toEqual({
    ...first,
    ground: 'amber',
    skin: 'olive',
    head: 'ghutra-red',
    eyes: 'open',
  })
})

test.each([
  null,
  '',
  '/media/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp',
  '/media/portraits/0000000000.svg',
  '/media/portraits/z0000000000.svg',
  'https://elsewhere.test/media/portraits/00000000000.svg',
])('no portrait is at %s', address => expect(portraitAt(address)).toBeNull())

test('chance reaches every value of every layer', () => {
  let at = 0
  const drawn = Array.from({ length: 800 }, () => randomPortrait(() => (at = (at + 0.618_033_988_7) % 1)))
  for (const layer of layerNames)
    expect(new Set(drawn.map(portrait => portrait[layer])), layer).toEqual(new Set(layers[layer]))
})
