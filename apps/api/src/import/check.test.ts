import { expect, test } from 'vitest'
import { sentences } from './check.ts'
import * as courseShapes from './course-shapes.ts'
import * as shapes from './shapes.ts'

/** What describes a schema without asking anything of a value. */
const descriptive = new Set(['properties', 'items', 'description', 'allOf', 'default', '$id', 'title', 'not'])

function keywordsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [keyword, value] of Object.entries(schema)) {
    if (!descriptive.has(keyword)) found.add(keyword)
    if (keyword === 'properties')
      for (const inside of Object.values(value as object)) keywordsOf(inside, found)
    else if (keyword === 'items') keywordsOf(value, found)
    else if (keyword === 'anyOf' || keyword === 'allOf')
      for (const inside of value as unknown[]) keywordsOf(inside, found)
  }
  return found
}

test('whatever a shape asks of a package is said in our own words', () => {
  const schemas = Object.values({ ...shapes, ...courseShapes }).filter(
    value => typeof value === 'object' && !Array.isArray(value),
  )
  const keywords = keywordsOf({ anyOf: schemas })
  expect(keywords.size).toBeGreaterThan(5)
  expect([...keywords].filter(keyword => !(keyword in sentences))).toEqual([])
})

test('bounds are reported with their number and its unit', () => {
  const told = (keyword: string, limit: number) =>
    sentences[keyword]?.({ keyword, params: { limit }, instancePath: '', schemaPath: '' })
  expect(told('maxItems', 10)).toBe('must have at most 10 items')
  expect(told('minItems', 1)).toBe('needs at least 1 item')
  expect(told('maxLength', 80)).toBe('must have at most 80 characters')
})
