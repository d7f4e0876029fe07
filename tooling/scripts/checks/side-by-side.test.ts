import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('jobs run at most so many at a time, and are reported in their order whichever is done first', async () => {
  const locks = new Map(['a', 'b', 'c', 'd'].map(name => [name, Promise.withResolvers<string>()]))
  const begun: string[] = []
  const reported: string[] = []
  const all = sideBySide(
    [...locks.keys()],
    2,
    name => {
      begun.push(name)
      return locks.get(name)!.promise
    },
    (name, result) => reported.push(`${name} ${result}`),
  )
  const finish = async (name: string) => {
    locks.get(name)!.resolve('done')
    await new Promise(done => setImmediate(done))
  }
  expect(begun).toEqual(['a', 'b'])
  await finish('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  expect(reported).toEqual([])
  await finish('c')
  await finish('a')
  expect(reported).toEqual(['a done', 'b done', 'c done'])
  await finish('d')
  await all
  expect(reported).toEqual(['a done', 'b done', 'c done', 'd done'])
})

test('a job that throws ends the run', async () => {
  const begun: number[] = []
  const run = (job: number) => {
    begun.push(job)
    return job === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(job)
  }
  await expect(sideBySide([1, 2, 3], 1, run, () => undefined)).rejects.toThrow('broken')
  expect(begun).toEqual([1])
})
