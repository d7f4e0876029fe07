import { expect, test } from 'vitest'
import { wordCount } from './essay.ts'

test.each([
  ['', 0],
  ['كلمتان اثنتان', 2],
  ['## عنوان — **مهم**', 2],
  ['1. first item\n2. second item\n\n> 3) quoted', 5],
  ['in 2026 there were 3', 5],
])('the words of %j: %i', (text, count) => expect(wordCount(text)).toBe(count))
