import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const app = { id: 'masar', key: 'masar-web', secret: 'a secret of the tests', client_events: true }
const script = fileURLToPath(new URL('../../../../apps/host/src/realtime-gateway/alone.ts', import.meta.url))

/** Masar's own gateway as a process that can be stopped and started again on its port. */
export class GatewayProcess {
  port = 0
  readonly #folder = mkdtempSync(join(tmpdir(), 'masar-gateway-'))
  #child: ChildProcess | undefined

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort()
    const child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'info',
        REALTIME_APPS: JSON.stringify([app]),
        REALTIME_URL: '',
        PUBLIC_URL: '',
        SESSION_SECRET: '',
        DATABASE_URL: '',
      },
    })
    this.#child = child
    const ended = once(child, 'exit').then(() => {
      throw new Error('The gateway ended before it listened.')
    })
    await Promise.race([listening(child), ended])
    ended.catch(() => 'it may end now')
  }

  /** As a deploy does it: SIGTERM, and it sends its sockets away. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    this.#child = undefined
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

async function listening(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The gateway has no output.')
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('the gateway listens')) break
  child.stdout.resume()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
