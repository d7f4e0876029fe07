import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the same data has one text, in whatever order its fields came', () => {
  const one = { b: [1, { d: null, c: 'ع"\n' }], a: { y: true, x: -0.5 } }
  const other = { a: { x: -0.5, y: true }, b: [1, { c: 'ع"\n', d: null, e: undefined }] }
  expect(canonicalJson(one)).toBe('{"a":{"x":-0.5,"y":true},"b":[1,{"c":"ع\\"\\n","d":null}]}')
  expect(canonicalJson(other)).toBe(canonicalJson(one))
  expect(canonicalJson(JSON.parse(canonicalJson(one)))).toBe(canonicalJson(one))
})

test('another value or another order of a list has another text', () => {
  expect(canonicalJson({ a: [1, 2] })).not.toBe(canonicalJson({ a: [2, 1] }))
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: '1' }))
})
