import { parentPort } from 'node:worker_threads'
import { readQuestions } from './formats.ts'
import type { GivenToThread, ReadByThread } from './reading-apart.ts'

// What fails ends the thread, and with it whatever is left of the file.
parentPort?.on('message', async ({ bytes, format, options }: GivenToThread) => {
  const { read, refused, images } = await readQuestions(bytes, format, options)
  parentPort?.postMessage({ read, refused, found: images.found } satisfies ReadByThread)
})
