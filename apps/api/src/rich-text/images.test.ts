import { expect, test } from 'vitest'
import { imageAddressesIn, imageIdsIn, withAddresses, withImages } from './images.ts'
import { renderedParts } from './rendered.ts'
import { richText } from './render.ts'

const id = '0123456789abcdef0123456789abcdef'
const other = 'f'.repeat(32)

test('images of a text are found where they are shown, not in code or formulas', () => {
  const text = [
    `![a](image:${id}) and ![b](<media/b.png> "title")`,
    '`![c](image:x)` $![d](image:y)$',
    '```\n![e](image:z)\n```',
    '![f][ref] [g][link]',
    `[ref]: media/f.png\n[link]: media/g.png`,
  ].join('\n\n')
  expect(imageAddressesIn(text)).toEqual([`image:${id}`, 'media/b.png', 'media/f.png'])
  const changed = withAddresses(text, address => (address === 'media/b.png' ? 'image:new' : undefined))
  expect(changed).toBe(text.replace('media/b.png', 'image:new'))
  expect(withAddresses(text, address => (address.startsWith('image:') ? null : undefined))).toBe(
    text.replace(`![a](image:${id})`, ''),
  )
  expect(withAddresses(text, address => `x/${address}`)).toBe(
    text
      .replace(`(image:${id}`, `(x/image:${id}`)
      .replace('<media', '<x/media')
      .replace('media/f', 'x/media/f'),
  )
})

test('a reference gets an address and its measures; an unknown one keeps only its alternative text', () => {
  const nodes = richText(`![one](image:${id}) ![two](image:${other})`)
  expect([...imageIdsIn({ nodes })]).toEqual([id, other])
  const shown = withImages(nodes, found =>
    found === id ? { src: '/media/x.webp', width: 3, height: 2 } : undefined,
  )
  expect(shown).toEqual([
    [
      'p',
      {},
      ['img', { alt: 'one', src: '/media/x.webp', width: 3, height: 2 }],
      ' ',
      ['img', { alt: 'two' }],
    ],
  ])
  // The rendered form that is stored has no reader.
  expect(JSON.stringify(richText(`![one](image:${id}) ![two](image:${other})`))).toContain(`image:${id}`)
})

test('a line shows stored images between its words, and no others', () => {
  const line = `a ![b](image:${id}) ![c](https://example.com/x.png) \`![d](image:${id})\``
  expect(renderedParts([], [line])).toEqual({
    rendered: {
      [line]: [
        'a ',
        ['img', { src: `image:${id}`, alt: 'b' }],
        ' ![c](https://example.com/x.png) ',
        ['code', {}, `![d](image:${id})`],
      ],
    },
  })
})
