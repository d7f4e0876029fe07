import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import config from '../stylelint.config.js'
import { classErrors, classesOf } from './css-classes.ts'

const source = (code: string) => new Map([['a/card.tsx', `import styles from './card.module.css'\n${code}`]])
const sheet = (css: string) => new Map([['a/card.module.css', css]])

test('classes are read from selectors, nested ones too, and from nothing else', () => {
  const css = `/* .old */ .card { width: 1.5rem; & > .inner:not(.last) { color: red } }
    @media (width >= 4.5rem) { .wide-part::before { content: '.no {' } }
    @keyframes in { 0.5% { opacity: 1 } } :global(.other) { margin: 0 }`
  expect([...classesOf(css)]).toEqual(['card', 'inner', 'last', 'widePart'])
})

test('a class that nothing uses, one that is missing, and a sheet that nothing imports', () => {
  expect(classErrors(source('styles.card'), sheet('.card {} .old {}'))).toEqual([
    'a/card.module.css: nothing uses .old',
  ])
  expect(classErrors(source("styles.card, styles['wide']"), sheet('.card {}'))).toEqual([
    'a/card.tsx: a/card.module.css has no .wide',
  ])
  expect(classErrors(new Map(), sheet('.card {}'))).toEqual(['a/card.module.css: nothing imports it'])
})

test('a class looked up by a value is one that is spelled beside it', () => {
  const css = sheet('.big {} .small {}')
  expect(classErrors(source("type Size = 'big'\nstyles[size]"), css)).toEqual([
    'a/card.module.css: nothing uses .small',
  ])
})

test.each([
  ['color: #fff', 1],
  ['color: rgb(0 0 0)', 1],
  ['background: light-dark(oklch(0.5 0.1 20), var(--ink))', 1],
  ['--mine: oklch(0.5 0.1 20)', 1],
  ['color: red', 1],
  ['color: var(--ink)', 0],
  ['background: oklch(0.5 0.1 var(--tone))', 0],
  ['background: oklch(from var(--veil) l c h / 1)', 0],
  ['--ink: #000', 0],
])('a colour is a token: %s', async (declaration, count) => {
  const { results } = await stylelint.lint({ code: `.a { ${declaration}; }`, config })
  expect(results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))).toHaveLength(count)
})
