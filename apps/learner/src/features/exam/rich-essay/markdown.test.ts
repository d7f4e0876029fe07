import { Slice } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { docOf, markdownOf } from './markdown.ts'
import { sliceOf } from './paste.ts'
import { essaySchema } from './schema.ts'

const said = (text: string) =>
  essaySchema.node(
    'doc',
    null,
    text
      .split('\n')
      .map(line => essaySchema.node('paragraph', null, line === '' ? [] : [essaySchema.text(line)])),
  )

test.each([
  '2 * 3 * 4 = 24',
  '# ليس عنوانًا',
  '1. not a list',
  '- no list',
  '> no quote',
  'a_b_c and <b>x</b> &amp; `t` ~~no~~ | a | b |',
  '[a](https://evil.test) ![i](x.png) <https://x.test>',
  '---',
  'x\n---',
  '***',
  '    four spaces',
  '\\',
  '$x^2$ and $$y$$',
  'سطر أول\nسطر ثانٍ',
  '+ a\n2) b',
])('what is typed as words stays words: %j', text => {
  const before = said(text)
  expect(
    docOf(markdownOf(before))
      .textBetween(0, docOf(markdownOf(before)).content.size, '\n')
      .trimStart(),
  ).toBe(before.textBetween(0, before.content.size, '\n').trimStart())
})

test.each([
  '## عنوان\n\nفقرة **مهمة** و*مائلة* و`code`.',
  '* one\n\n  * two\n* three',
  '1. أولًا\n2. ثانيًا\n\n> اقتباس\n> من سطرين',
  '```\nconst a = 1\n```\n\nafter',
  'a\\\nb',
])('formatting comes back as it was: %j', markdown => {
  const once = docOf(markdown)
  expect(docOf(markdownOf(once)).toJSON()).toEqual(once.toJSON())
  expect(markdownOf(docOf(markdownOf(once)))).toBe(markdownOf(once))
})

test('an essay without words is none, and lines of the plain field stay lines', () => {
  expect(markdownOf(docOf('  \n\n'))).toBe('')
  expect(docOf('a\nb').firstChild?.childCount).toBe(3)
})

test('of what is pasted from Word and the web only what essays are made of is taken', () => {
  const field = document.createElement('div')
  field.innerHTML = `<style>p { color: red }</style><script>alert(1)</script><h1 style="mso-x: 1">Title</h1>
    <p class="MsoNormal" style="font-family: Arial"><b>Bold</b> <a href="https://evil.test">link</a><img src="https://evil.test/x.png" alt="x">
    <span style="mso-list:Ignore">·</span></p><ul><li>one</li></ul><table><tr><td>cell</td></tr></table>`
  const slice = sliceOf(field)
  expect(slice).toBeInstanceOf(Slice)
  const markdown = markdownOf(essaySchema.node('doc', null, slice.content))
  expect(markdown).toContain('# Title')
  expect(markdown).toContain('**Bold** link')
  expect(markdown).toContain('* one')
  expect(markdown).toContain('cell')
  expect(markdown).not.toMatch(/evil|alert|color|·/)
})
