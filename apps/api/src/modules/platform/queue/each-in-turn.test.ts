import { expect, test } from 'vitest'
import { eachInTurn } from './each-in-turn.ts'

test('those for whom it fails are named once the others had their turn, one after the other', async () => {
  const done: number[] = []
  let atOnce = 0
  const work = eachInTurn([1, 2, 3, 4], 'Some could not be done.', async n => {
    atOnce += 1
    expect(atOnce).toBe(1)
    await Promise.resolve()
    atOnce -= 1
    if (n % 2 === 0) throw new Error(`not ${n}`)
    done.push(n)
  })
  await expect(work).rejects.toMatchObject({
    message: 'Some could not be done. (2)',
    errors: [new Error('not 2'), new Error('not 4')],
  })
  expect(done).toEqual([1, 3])
})

test('where everything fails a few say why, and the error how many there are', async () => {
  const work = eachInTurn(Array(1000).keys(), 'Nothing could be done.', () =>
    Promise.reject(new Error('away')),
  )
  await expect(work).rejects.toSatisfy(
    (error: AggregateError) =>
      error.errors.length === 20 && error.message === 'Nothing could be done. (1000)',
  )
})

test('an error that is thrown at once counts as well, and where all is done there is none', async () => {
  const failing = () => {
    throw new Error('at once')
  }
  await expect(eachInTurn([1], 'None could be done.', failing)).rejects.toThrow('None could be done.')
  await eachInTurn([1], 'None could be done.', () => Promise.resolve())
})
