import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderedFeed, type OrderedFeedOptions, type Sequenced } from './ordered-feed.ts'

const item = (seq: number): Sequenced => ({ seq })
let stored: Sequenced[]
let heard: number[]
let asked: number[]

beforeEach(() => {
  stored = []
  heard = []
  asked = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function feed(more: Partial<OrderedFeedOptions<Sequenced>> = {}): OrderedFeed<Sequenced> {
  return new OrderedFeed({
    from: 0,
    onItem: ({ seq }) => heard.push(seq),
    fetchAfter: async seq => {
      asked.push(seq)
      return { items: stored.filter(entry => entry.seq > seq), hasMore: false }
    },
    ...more,
  })
}
const settle = () => vi.advanceTimersByTimeAsync(60_000)

test('live items in order are delivered at once, without a fetch', () => {
  const line = feed()
  for (const seq of [1, 2, 3]) line.push(item(seq))
  expect([heard, asked, line.last]).toEqual([[1, 2, 3], [], 3])
})

test('what was delivered already is not delivered again', async () => {
  const line = feed({ from: 5 })
  for (const seq of [3, 5, 6, 6]) line.push(item(seq))
  expect(heard).toEqual([6])
})

test('a gap is fetched, and later items wait', async () => {
  const line = feed()
  stored = [1, 2, 3, 4].map(item)
  line.push(item(1))
  line.push(item(4))
  expect(heard).toEqual([1])
  await settle()
  expect([heard, asked]).toEqual([[1, 2, 3, 4], [1]])
})

test('live items during a fetch are merged by number', async () => {
  const line = feed()
  stored = [1, 2, 3].map(item)
  line.catchUp()
  for (const seq of [5, 4, 3]) line.push(item(seq))
  await settle()
  expect(heard).toEqual([1, 2, 3, 4, 5])
})

test('pages are fetched until the end', async () => {
  stored = Array.from({ length: 10 }, (_, index) => item(index + 1))
  const line = feed({
    fetchAfter: async seq => ({
      items: stored.filter(entry => entry.seq > seq).slice(0, 4),
      hasMore: seq + 4 < 10,
    }),
  })
  line.catchUp()
  await settle()
  expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('numbers that the service no longer has are skipped', async () => {
  const line = feed()
  stored = [4, 5].map(item)
  line.push(item(6))
  await settle()
  expect(heard).toEqual([4, 5, 6])
})

test('a failed fetch is reported and retried, and nothing is lost', async () => {
  let failures = 3
  const errors: unknown[] = []
  stored = [1, 2].map(item)
  const line = feed({
    onError: error => errors.push(error),
    fetchAfter: async seq => {
      if (failures > 0) {
        failures -= 1
        throw new Error('away')
      }
      return { items: stored.filter(entry => entry.seq > seq), hasMore: false }
    },
  })
  line.catchUp()
  line.push(item(3))
  await settle()
  expect([heard, errors.length]).toEqual([[1, 2, 3], 3])
})

test('called again during a fetch, it fetches once more afterwards', async () => {
  const line = feed()
  line.catchUp()
  line.catchUp()
  line.catchUp()
  await settle()
  expect(asked).toEqual([0, 0])
})

test('closed, it delivers nothing more', async () => {
  const line = feed()
  stored = [1].map(item)
  line.catchUp()
  line.close()
  line.push(item(1))
  await settle()
  expect(heard).toEqual([])
})
