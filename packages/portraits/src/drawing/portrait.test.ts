import { expect, test } from 'vitest'
import { layerNames, layers, type Portrait, randomPortrait } from '../layers.ts'
import { drawPortrait } from './portrait.ts'

const plain: Portrait = {
  ground: 'teal',
  skin: 'light',
  clothes: 'shirt',
  cloth: 'blue',
  head: 'short',
  scarf: 'plum',
  hair: 'brown',
  beard: 'short',
  brows: 'straight',
  eyes: 'open',
  glasses: 'none',
}

test.each(layerNames.filter(layer => layer !== 'scarf'))(
  'each value of the layer %s is drawn differently',
  layer => {
    const drawn = new Set(layers[layer].map(value => drawPortrait({ ...plain, [layer]: value })))
    expect(drawn.size).toBe(layers[layer].length)
  },
)

test('the colour of a covering shows on hijabs and caps alone', () => {
  const both = (head: Portrait['head']) =>
    (['plum', 'sand'] as const).map(scarf => drawPortrait({ ...plain, head, scarf }))
  for (const head of layers.head) {
    const [one, other] = both(head)
    if (head.startsWith('hijab-') || head === 'cap') expect(one, head).not.toBe(other)
    else expect(one, head).toBe(other)
  }
})

test('a hijab is drawn over no beard', () => {
  const bearded = layers.beard.map(beard => drawPortrait({ ...plain, head: 'hijab-draped', beard }))
  expect(new Set(bearded).size).toBe(1)
})

test('any combination is one small SVG that holds nothing but shapes', () => {
  let at = 0
  for (let n = 0; n < 500; n += 1) {
    const svg = drawPortrait(randomPortrait(() => (at = (at + 0.618_033_988_7) % 1)))
    expect(svg.length).toBeLessThan(4096)
    expect(svg).not.toMatch(/undefined|NaN|script|href|http:(?!\/\/www\.w3\.org)/)
    expect(svg.match(/<(?!\/)/g)?.length).toBe(
      (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\//g)?.length ?? 0),
    )
  }
})
