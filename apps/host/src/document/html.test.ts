import { expect, test } from 'vitest'
import { html, json, Markup } from './html.ts'

test('I-05: what is inserted is escaped, in content and in attributes', () =>
  expect(html`<a title="${`"><script>'&`}">${'<b>'}</a>`.text).toBe(
    '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&lt;b&gt;</a>',
  ))
test('markup goes in as it is, lists are joined, nothing leaves nothing', () =>
  expect(html`${new Markup('<i>')}${[html`<b>`, 'x<', 1]}${null}${undefined}${false}${0}`.text).toBe(
    '<i><b>x&lt;10',
  ))
test('I-05: JSON in a script cannot end it', () => {
  const text = json({ a: '</script><!--', b: '\u2028&' }).text
  expect(text).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(text)).toEqual({ a: '</script><!--', b: '\u2028&' })
})
