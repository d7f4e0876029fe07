import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

// The embedded database lives on this thread, so that its work never holds up a request on the main one.
const { folder, socket } = workerData as {
  folder: string | undefined
  socket: { path: string } | { port: number; host: string }
}
const checkpointEvery = 5 * 60_000
const port = parentPort
if (!port) throw new Error('embedded-worker runs as a worker thread only')

// V8's optimising compiler takes 600 MB for a single function of the engine, of 105 kB, which each start makes hot. Its baseline compiler does
// without: what reads few rows is as quick, what goes through a whole table takes half as long again. Both flags: without the second alone,
// V8 optimises all the same.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

const db = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  extensions: { pg_trgm },
  // A quarter of the usual: the system keeps the files in memory as well.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})
const server = new PGLiteSocketServer({ db, ...socket, maxConnections: 4 })
await server.start()
// Its write-ahead log grows until it is told to write a checkpoint.
const checkpoints = setInterval(() => {
  db.exec('CHECKPOINT').catch((error: unknown) => port.postMessage({ fault: String(error) }))
}, checkpointEvery)
port.postMessage({ ready: server.getServerConn() })

port.once('message', async () => {
  clearInterval(checkpoints)
  await server.stop()
  if (folder !== undefined) await db.exec('CHECKPOINT')
  await db.close()
  port.postMessage({ closed: true })
  port.close()
})
