import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { Engine, optimise } from './embedded-engine.ts'

// The embedded database lives on this thread, so that its work never holds up a request on the main one.
const { folder, socket } = workerData as {
  folder: string | undefined
  socket: { path: string } | { port: number; host: string }
}
const checkpointEvery = 5 * 60_000
const port = parentPort
if (!port) throw new Error('embedded-worker runs as a worker thread only')

// Making a new database parses a lot of SQL, before the engine is ready for the first message: nothing is optimised then.
if (folder === undefined || !existsSync(join(folder, 'PG_VERSION'))) optimise(false)

const db = new Engine({
  ...(folder === undefined ? {} : { dataDir: folder }),
  extensions: { pg_trgm },
  // A quarter of the usual: the system keeps the files in memory as well.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})
await db.waitReady
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
