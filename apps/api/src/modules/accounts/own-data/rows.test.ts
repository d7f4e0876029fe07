import { expect, test } from 'vitest'
import { plain } from './rows.ts'

test('rows have what people wrote and did; of a review not where the home page may show it', () => {
  const review = { userId: 1, stars: 5, text: 'Clear.', voice: 'en', hiddenAt: null, textFolded: 'clear.' }
  expect(plain([review])).toEqual([{ stars: 5, text: 'Clear.', hidden_at: null }])
})
