import { expect, test } from 'vitest'
import { matchPage } from '@masar/site-map'
import { cachePrerendered, isPrerendered, withStyleNonce } from './prerender.ts'

test('style attributes become rules with the nonce, equal ones once', () => {
  const { style, content } = withStyleNonce(
    '<p style="color:red">a</p><b style="color:red">b</b><i style="--x:&quot;1&quot;">c</i>',
    'n0',
  )
  expect(style?.text).toBe('<style nonce="n0">[data-rule="0"]{color:red}[data-rule="1"]{--x:"1"}</style>')
  expect(content.text).toBe('<p data-rule="0">a</p><b data-rule="0">b</b><i data-rule="1">c</i>')
})
test('a style cannot end its element', () =>
  expect(withStyleNonce('<p style="--x:&lt;/style>">a</p>', 'n').style?.text).not.toMatch(
    /<\/style>.*<\/style>/,
  ))
test('markup without styles is unchanged', () =>
  expect(withStyleNonce('<p>a</p>', 'n')).toEqual({
    style: null,
    content: expect.objectContaining({ text: '<p>a</p>' }),
  }))

test.each([
  ['/', undefined, true],
  ['/en/Course/12', 'locale=en; token=', true],
  ['/', 'locale=ar; token=abc', false],
  ['/?company', undefined, false],
  ['/learn', undefined, false],
])('%s with cookies %s is prerendered: %s', (path, cookie, isIt) => {
  const { pathname, search } = new URL(path, 'https://masar.test')
  const match = matchPage(pathname, search)
  expect(match && isPrerendered(match.page, cookie)).toBe(isIt)
})

test('a page is prerendered once in fifteen seconds, and again after an error', async () => {
  let now = 0
  let count = 0
  const prerender = cachePrerendered(
    async () => {
      count += 1
      if (count === 1) throw new Error('no')
      return String(count)
    },
    () => now,
  )
  const page = { locale: 'ar' as const, url: 'http://a/', initialData: [] }
  await expect(prerender(page)).rejects.toThrow('no')
  expect(await prerender(page)).toBe('2')
  expect(await prerender(page)).toBe('2')
  now = 15_001
  expect(await prerender(page)).toBe('3')
})

test('a page whose data changed is prerendered again at once', async () => {
  let count = 0
  const prerender = cachePrerendered(
    async () => String((count += 1)),
    () => 0,
  )
  const page = (title: string) => ({
    locale: 'ar' as const,
    url: 'http://a/Course/1',
    initialData: [{ key: '/courses/1', body: { title } }],
  })
  expect([
    await prerender(page('before')),
    await prerender(page('after')),
    await prerender(page('before')),
  ]).toEqual(['1', '2', '1'])
})
