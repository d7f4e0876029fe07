import { expect, test } from 'vitest'
import { batched, batchSize, inRounds } from './batch.ts'

test('what is asked in one turn is asked at once, so many at a time, and each is answered its own', async () => {
  const asked: number[] = []
  const double = batched(async (keys: readonly number[]) => {
    asked.push(keys.length)
    return keys.map(key => key * 2)
  })
  const keys = Array.from({ length: batchSize + 4 }, (_, n) => n)
  expect(await Promise.all(keys.map(double))).toEqual(keys.map(key => key * 2))
  expect(asked).toEqual([batchSize, 4])
  expect(await double(21)).toBe(42)
  expect(asked).toEqual([batchSize, 4, 1])
})

test('the same key twice is answered twice: nothing is remembered', async () => {
  let count = 0
  const next = batched(async (keys: readonly string[]) => keys.map(() => ++count))
  expect(await Promise.all([next('a'), next('a')])).toEqual([1, 2])
  expect(await next('a')).toBe(3)
})

test('one that fails does so alone, once more by itself, and with its own error', async () => {
  const asked: string[][] = []
  const ask = batched(async (keys: readonly string[]) => {
    asked.push([...keys])
    if (keys.includes('bad')) throw new Error('bad, that is')
    return keys.map(key => key.toUpperCase())
  })
  const answers = await Promise.allSettled(['a', 'bad', 'c'].map(ask))
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: new Error('bad, that is') },
    { status: 'fulfilled', value: 'C' },
  ])
  expect(asked).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']])
})

test('of one key one is sent at a time, in the order of arrival, and each row comes to its item', async () => {
  const rounds: string[][] = []
  const rows = await inRounds(
    ['a1', 'b1', 'a2', 'c1', 'a3', 'b2'],
    item => item.charAt(0),
    async round => {
      rounds.push(round.map(({ item }) => item).toSorted())
      return round.flatMap(({ n, item }) => (item === 'c1' ? [] : [{ n, item }]))
    },
  )
  expect(rounds).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']])
  expect(rows.map(row => row?.item)).toEqual(['a1', 'b1', 'a2', undefined, 'a3', 'b2'])
})
