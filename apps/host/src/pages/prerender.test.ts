import { expect, test } from 'vitest'
import { matchPage } from '@masar/site-map'
import { isPrerendered, withStyleRules } from './prerender.ts'

test('style attributes become rules, equal ones once', () => {
  const { style, content } = withStyleRules(
    '<p style="color:red">a</p><b style="color:red">b</b><i style="--x:&quot;1&quot;">c</i>',
  )
  expect(style?.text).toBe('[data-rule="0"]{color:red}[data-rule="1"]{--x:"1"}')
  expect(content.text).toBe('<p data-rule="0">a</p><b data-rule="0">b</b><i data-rule="1">c</i>')
})
test('a style cannot end its element', () =>
  expect(withStyleRules('<p style="--x:&lt;/style>">a</p>').style?.text).not.toContain('<'))
test('markup without styles is unchanged', () =>
  expect(withStyleRules('<p>a</p>')).toEqual({
    style: null,
    content: expect.objectContaining({ text: '<p>a</p>' }),
  }))

test.each([
  ['/', true],
  ['/en/Course/12', true],
  ['/?company', false],
  ['/learn', false],
])('%s is prerendered for visitors: %s', (path, isIt) => {
  const { pathname, search } = new URL(path, 'https://masar.test')
  const match = matchPage(pathname, search)
  expect(match && isPrerendered(match.page)).toBe(isIt)
})
