import { expect, test } from 'vitest'
import arabic from './ar.po?raw'
import english from './en.po?raw'

const entries = (po: string) => [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"/gm)].map(([, id, text]) => ({ id: id!, text: text! }))

test('every sentence of the package has its Arabic', () => {
  const ar = entries(arabic)
  expect(ar.map(entry => entry.id)).toEqual(entries(english).map(entry => entry.id))
  expect(ar.filter(entry => entry.text === '')).toEqual([])
})

test('every Arabic plural has all six forms', () => {
  for (const { text } of entries(arabic).filter(entry => entry.id.includes(', plural,'))) {
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(text).toContain(`${form} {`)
  }
})
