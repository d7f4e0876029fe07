import { expect, test } from 'vitest'
import { readQuestions } from './formats.ts'

test('a tolerance that is no number is named, not guessed', async () => {
  const { read, refused } = await readQuestions(new TextEncoder().encode('::n:: Q {#3:1e400}'), 'gift', {
    language: 'en',
  })
  expect([read, refused.map(({ reason }) => reason.code)]).toEqual([[], ['tolerance_unfit']])
})
