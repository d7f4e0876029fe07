import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('code in a line keeps its own direction, and its marks are left out', () => {
  expect(excerptOf('# By `r ** 2`')).toBe('By \u2068r ** 2\u2069')
  expect(excerptOf('فقرة تحمل `class="price"`، **وفي** ملف')).toBe(
    'فقرة تحمل \u2068class="price"\u2069، وفي ملف',
  )
})

test('what a backslash keeps from being a mark is there, without the backslash', () => {
  expect(excerptOf('Missing \\[\\[word]] is \\_\\_\\_ in **2 \\* 3**, not `\\d`')).toBe(
    'Missing [[word]] is ___ in 2 * 3, not \u2068\\d\u2069',
  )
})

test('a long text ends after a whole word, without the mark behind it', () => {
  const begun = 'A card has a width of 200 pixels, a padding of 20 pixels and a border, under content-box'
  expect(excerptOf(`${begun}. How wide is it?`)).toBe(`${begun}…`)
  expect(excerptOf(`${begun} sizing?`)).toBe(`${begun}…`)
})

test('code that the end cuts is closed, so that it reaches nothing behind it', () => {
  expect(excerptOf(`${'و'.repeat(76)} \`a { color: red; }\``)).toBe(
    `${'و'.repeat(76)} \u2068a { color…\u2069`,
  )
})
