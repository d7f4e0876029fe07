import { expect, test, vi } from 'vitest'
import { type Keeping, KeptDocuments, type SharedDocument } from './kept-documents.ts'

const document = (text: string, isLasting = true): SharedDocument => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  pattern: '/',
  source: text,
  isLasting,
})

function memory(more: Partial<Keeping> = {}) {
  const clock = { now: 0, version: 0 }
  const onError = vi.fn<(error: unknown) => void>()
  const kept = new KeptDocuments({ version: () => clock.version, now: () => clock.now, onError, ...more })
  const made: string[] = []
  const ask = async (key: string, text = key, isLasting = true) =>
    (
      await kept.ask(key, async () => {
        made.push(text)
        return document(text, isLasting)
      })
    ).body.toString()
  return { kept, clock, made, ask, onError }
}

test('a document is made once for all who wait for it, and for those who come later', async () => {
  const { ask, made, kept } = memory()
  expect(await Promise.all([ask('/'), ask('/'), ask('/')])).toEqual(['/', '/', '/'])
  expect(await ask('/')).toBe('/')
  expect(kept.fresh('/')?.body.toString()).toBe('/')
  expect(made).toEqual(['/'])
})

test('none is sent after a change, not even one that was being made meanwhile', async () => {
  const { ask, clock, kept } = memory()
  const before = ask('/', 'before')
  clock.version += 1
  const after = ask('/', 'after')
  expect([await before, await after]).toEqual(['before', 'after'])
  expect(kept.fresh('/')?.body.toString()).toBe('after')
  clock.version += 1
  expect(kept.fresh('/')).toBeUndefined()
})

test('after seconds it is looked at again while it is still sent, and after more before it is sent', async () => {
  const { ask, clock } = memory()
  await ask('/', 'first')
  clock.now = 5_000
  expect(await ask('/', 'second')).toBe('first')
  await vi.waitFor(async () => expect(await ask('/')).toBe('second'))
  clock.now = 5_000 + 15_000
  expect(await ask('/', 'third')).toBe('third')
})

test('an error is not cached, and is logged where no one waited for it', async () => {
  const { ask, clock, kept, onError } = memory()
  expect(await ask('/', 'half', false)).toBe('half')
  expect(kept.fresh('/')).toBeUndefined()
  const fail = async () => {
    throw new Error('no')
  }
  await expect(kept.ask('/', fail)).rejects.toThrow('no')
  expect(await ask('/', 'whole')).toBe('whole')
  clock.now = 5_000
  expect(await kept.ask('/', fail)).toMatchObject({ source: 'whole' })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
})

test('it keeps as many bytes as it may; what was asked for last stays', async () => {
  const { ask, kept, made } = memory({ mostBytes: 30 })
  await ask('a', 'a'.repeat(10))
  await ask('b', 'b'.repeat(10))
  await ask('c', 'c'.repeat(10))
  await ask('a')
  await ask('d', 'd'.repeat(20))
  expect(kept.bytes).toBe(30)
  expect(['a', 'b', 'c', 'd'].map(key => kept.fresh(key) !== undefined)).toEqual([true, false, false, true])
  await ask('e', 'e'.repeat(31))
  expect(kept.bytes).toBe(30)
  expect(made).toHaveLength(5)
})
