import { parentPort, workerData } from 'node:worker_threads'
import { readQuestions } from './formats.ts'
import type { GivenToThread, ReadByThread } from './reading-apart.ts'

const { bytes, format, options } = workerData as GivenToThread
const { read, refused, images } = await readQuestions(bytes, format, options)
parentPort?.postMessage({ read, refused, found: images.found } satisfies ReadByThread)
