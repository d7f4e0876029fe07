import { parentPort } from 'node:worker_threads'
import { documentCompiler, type DocumentWork } from './compiler.ts'

// Documents are compiled on this thread, so that the work never holds up a request on the main one.
const port = parentPort
if (!port) throw new Error('the worker of documents runs as a worker thread only')

const compile = documentCompiler()

port.on('message', (work: DocumentWork) => {
  try {
    port.postMessage({ document: compile(work) })
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
