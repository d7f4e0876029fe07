import { parentPort } from 'node:worker_threads'
import { billCompiler } from './typst.ts'

// Bills are compiled on this thread, so that the work never holds up a request on the main one.
const port = parentPort
if (!port) throw new Error('the worker of bills runs as a worker thread only')

const compile = billCompiler()

port.on('message', (inputs: Record<string, string>) => {
  try {
    port.postMessage({ pdf: compile(inputs) })
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) })
  }
})
