import { expect, test } from 'vitest'
import { prefixQuery, reachOf } from './query.ts'

test.each([['ب', 'broad'], ['py', 'broad'], ['man', 'short'], ['برم', 'short'], ['ma data', 'long'], ['البرمجة', 'long'], ['python', 'long']] as const)('«%s» reaches as a %s query', (typed, reach) => {
  expect(reachOf(prefixQuery(typed) ?? '')).toBe(reach)
})
test('what has nothing to search for is no query', () => expect(prefixQuery('؟ … ')).toBeNull())
