import { expect, test } from 'vitest'
import { tagsOf, tagsText } from './draft.ts'

test.each([
  [['html', 'css'], 'html, css'],
  [['نماذج', 'html'], 'نماذج، html'],
])('the tags %j stand with the comma of their script between, and are read back', (tags, text) => {
  expect(tagsText(tags)).toBe(text)
  expect(tagsOf(text)).toEqual(tags)
})
