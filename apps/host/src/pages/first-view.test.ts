import { expect, test } from 'vitest'
import { isDrawn, keepDrawn, underPolicy } from './first-view.ts'

test('style attributes become rules that bear the nonce, equal ones once', () => {
  const { style, content } = underPolicy(
    '<p style="color:red">a</p><b style="color:red">b</b><i style="--x:&quot;1&quot;">c</i>',
    'n0',
  )
  expect(style?.text).toBe('<style nonce="n0">[data-drawn="0"]{color:red}[data-drawn="1"]{--x:"1"}</style>')
  expect(content.text).toBe('<p data-drawn="0">a</p><b data-drawn="0">b</b><i data-drawn="1">c</i>')
})
test('a style cannot end its element', () =>
  expect(underPolicy('<p style="--x:&lt;/style>">a</p>', 'n').style?.text).not.toMatch(
    /<\/style>.*<\/style>/,
  ))
test('drawing without styles stays as it is', () =>
  expect(underPolicy('<p>a</p>', 'n')).toEqual({
    style: null,
    content: expect.objectContaining({ text: '<p>a</p>' }),
  }))

test.each([
  ['/', undefined, true],
  ['/Course/$id', 'locale=en; token=', true],
  ['/', 'locale=ar; token=abc', false],
  ['/learn', undefined, false],
])('%s with cookies %s is drawn: %s', (path, cookie, isIt) => expect(isDrawn(path, cookie)).toBe(isIt))

test('a page is drawn once in fifteen seconds, and again after a failure', async () => {
  let now = 0
  let drawn = 0
  const draw = keepDrawn(
    async () => {
      drawn += 1
      if (drawn === 1) throw new Error('no')
      return String(drawn)
    },
    () => now,
  )
  const page = { locale: 'ar' as const, url: 'http://a/', firstData: [] }
  await expect(draw(page)).rejects.toThrow('no')
  expect(await draw(page)).toBe('2')
  expect(await draw(page)).toBe('2')
  now = 15_001
  expect(await draw(page)).toBe('3')
})

test('a page whose data changed is drawn anew at once', async () => {
  let drawn = 0
  const draw = keepDrawn(
    async () => String((drawn += 1)),
    () => 0,
  )
  const page = (title: string) => ({
    locale: 'ar' as const,
    url: 'http://a/Course/1',
    firstData: [{ key: '/courses/1', body: { title } }],
  })
  expect([await draw(page('before')), await draw(page('after')), await draw(page('before'))]).toEqual([
    '1',
    '2',
    '1',
  ])
})
