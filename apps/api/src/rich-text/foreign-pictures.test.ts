import { expect, test } from 'vitest'
import { richText } from './render.ts'

test('a picture at another address is a link to it, and words where there is a link already', () => {
  expect(richText('![there](https://example.org/p.png) $x$')[0]).toMatchObject([
    'p',
    {},
    ['a', { href: 'https://example.org/p.png' }, 'there'],
    ' ',
    {},
  ])
  expect(richText('[![in](https://example.org/p.png)](/faq)')).toEqual([
    ['p', {}, ['a', { href: '/faq' }, 'in']],
  ])
  expect(richText('![](http://example.org/p.png)')).toEqual([
    ['p', {}, ['a', { href: 'http://example.org/p.png' }, 'http://example.org/p.png']],
  ])
  expect(richText('![other](//example.org/p.png)')).toEqual([['p', {}, 'other']])
})

test('stored images and those of ours stay pictures', () => {
  const id = 'a'.repeat(32)
  expect(richText(`![one](image:${id}) ![two](/p.png)`)).toEqual([
    ['p', {}, ['img', { src: `image:${id}`, alt: 'one' }], ' ', ['img', { src: '/p.png', alt: 'two' }]],
  ])
})
