import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { now, type ToClients, type ToServer, type Usage } from './messages.ts'

function start(file: 'server.ts' | 'clients.ts', kind = ''): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, KIND: kind },
  })
}

/** The next message of a process that has this key. */
function heard<T>(child: ChildProcess, key: string): Promise<T> {
  return new Promise((done, failed) => {
    const onMessage = (message: Record<string, unknown>) => {
      if (!(key in message)) return
      child.off('message', onMessage).off('exit', onExit)
      done(message[key] as T)
    }
    const onExit = (code: number | null) =>
      failed(new Error(`A process of the bench ended with exit code ${code}.`))
    child.on('message', onMessage).once('exit', onExit)
  })
}

/** A server, and a crowd of clients that listen to it. */
export class Hall implements Disposable {
  readonly #server: ChildProcess
  readonly #clients: ChildProcess
  readonly #protocol: 'pusher' | 'bare'
  #url = ''
  #count = 0

  private constructor(kind: 'gateway' | 'bare') {
    this.#server = start('server.ts', kind)
    this.#clients = start('clients.ts')
    this.#protocol = kind === 'gateway' ? 'pusher' : 'bare'
  }

  static async open(kind: 'gateway' | 'bare'): Promise<Hall> {
    const hall = new Hall(kind)
    const [port] = await Promise.all([heard<number>(hall.#server, 'port'), heard(hall.#clients, 'isReady')])
    hall.#url = `ws://127.0.0.1:${port}`
    return hall
  }

  /** @param isStorm with clients that cost so little that the server is what is measured; they don't leave again. @returns milliseconds until all of them listen */
  async enter(count: number, isStorm = false): Promise<number> {
    const began = now()
    const connected = heard<number>(this.#clients, 'connectedAt')
    this.#tellClients({ connect: count, url: this.#url, protocol: this.#protocol, isStorm })
    this.#count += count
    return (await connected) - began
  }

  async leave(count: number): Promise<void> {
    const left = heard(this.#clients, 'left')
    this.#tellClients({ leave: count })
    this.#count -= count
    await left
  }

  /** Publishes so many events in one turn. @returns milliseconds until the last client has the last of them */
  async tell(events: number, text: string): Promise<number> {
    const all = heard<number>(this.#clients, 'allAt')
    const waiting = heard(this.#clients, 'isWaiting')
    this.#tellClients({ await: events * this.#count })
    await waiting
    const began = now()
    this.#tellServer({ publish: events, text })
    return (await all) - began
  }

  async usage(): Promise<Usage> {
    const usage = heard<Usage>(this.#server, 'usage')
    this.#tellServer('usage')
    return usage
  }

  /** The server's memory in bytes, once what nobody needs is gone. */
  async memory(): Promise<number> {
    const collected = heard(this.#server, 'collected')
    this.#tellServer('collect')
    await collected
    return (await this.usage()).memory
  }

  [Symbol.dispose](): void {
    this.#tellClients('close')
    this.#tellServer('close')
  }

  #tellServer(message: ToServer): void {
    this.#server.send(message)
  }

  #tellClients(message: ToClients): void {
    this.#clients.send(message)
  }
}
