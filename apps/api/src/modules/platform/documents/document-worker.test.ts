import { describe, expect, test, vi } from 'vitest'
import { DocumentBusyError, DocumentTooSlowError, DocumentWorker } from './document-worker.ts'

/** A worker thread that echoes its message, hangs, exits or throws. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ act }) => {
      if (act === 'end') process.exit(3)
      if (act === 'hang') for (;;);
      parentPort.postMessage(act === 'fail' ? { error: 'no such font' } : { document: new TextEncoder().encode(act) })
    })`)}`,
)
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('the thread of documents', () => {
  test('starts with the first document, keeps their order, and ends when there is nothing to do', async () => {
    const worker = new DocumentWorker<{ act: string }>(script, { idle: 1 })
    expect(worker.isRunning).toBe(false)
    const done: string[] = []
    const keep = (bytes: Uint8Array) => done.push(text(bytes))
    await Promise.all(['a', 'b', 'c'].map(act => worker.compile({ act }).then(keep)))
    expect(done).toEqual(['a', 'b', 'c'])
    await vi.waitFor(() => expect(worker.isRunning).toBe(false), { timeout: 30_000 })
    expect(text(await worker.compile({ act: 'again' }))).toBe('again')
  })

  test('takes no more than may wait', async () => {
    const worker = new DocumentWorker<{ act: string }>(script, { queue: 2, idle: 1 })
    const taken = ['a', 'b', 'c'].map(act => worker.compile({ act }))
    const refused = await worker.compile({ act: 'd' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(DocumentBusyError)
    expect(refused).not.toBeInstanceOf(DocumentTooSlowError)
    expect((await Promise.all(taken)).map(text)).toEqual(['a', 'b', 'c'])
  })

  test('gives up a document that takes too long, and goes on with the next', async () => {
    const worker = new DocumentWorker<{ act: string }>(script, { time: 3_000, idle: 1 })
    const [hung, next] = await Promise.allSettled(['hang', 'next'].map(act => worker.compile({ act })))
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(DocumentTooSlowError) })
    expect(next).toMatchObject({ status: 'fulfilled' })
  })

  test('fails the document that it could not compile, or that it died of, and no other', async () => {
    const worker = new DocumentWorker<{ act: string }>(script, { idle: 1 })
    const [bad, fatal, good] = await Promise.allSettled(
      ['fail', 'end', 'good'].map(act => worker.compile({ act })),
    )
    expect(bad).toMatchObject({ status: 'rejected', reason: new Error('no such font') })
    expect(fatal).toMatchObject({ status: 'rejected', reason: expect.any(Error) })
    expect(good).toMatchObject({ status: 'fulfilled' })
  })
})
