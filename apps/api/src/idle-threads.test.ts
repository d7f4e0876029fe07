import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { IdleThreads } from './idle-threads.ts'

/** Answers what it is given with how much it was given so far; fails at 'fail'. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    let given = 0
    parentPort.on('message', word => {
      if (word === 'fail') throw new RangeError(word)
      parentPort.postMessage((given += 1))
    })`)}`,
)
const ask = async (thread: Worker, word: string) => {
  thread.postMessage(word)
  return (await once(thread, 'message'))[0] as number
}

test('a thread that is given back does the next work; two at once are two', async () => {
  const threads = new IdleThreads(program, {})
  const [first, second] = [threads.take(), threads.take()]
  expect(await Promise.all([ask(first, 'a'), ask(second, 'b')])).toEqual([1, 1])
  threads.giveBack(first)
  const third = threads.take()
  expect(third).toBe(first)
  expect(await ask(third, 'c')).toBe(2)
  await Promise.all([first.terminate(), second.terminate()])
})

test('one that failed, or ended while it was idle, is not taken again', async () => {
  const threads = new IdleThreads(program, {})
  const failed = threads.take()
  await expect(ask(failed, 'fail')).rejects.toThrow(RangeError)
  const idle = threads.take()
  threads.giveBack(idle)
  expect(threads.size).toBe(1)
  await idle.terminate()
  expect(threads.size).toBe(0)
  const next = threads.take()
  expect([failed, idle]).not.toContain(next)
  expect(await ask(next, 'a')).toBe(1)
  await next.terminate()
})

test('without work they end', async () => {
  const threads = new IdleThreads(program, {}, { idleMs: 20 })
  const thread = threads.take()
  await ask(thread, 'a')
  threads.giveBack(thread)
  await Promise.race([once(thread, 'exit'), wait(10_000)])
  expect(threads.size).toBe(0)
  expect(thread.threadId).toBe(-1)
})
