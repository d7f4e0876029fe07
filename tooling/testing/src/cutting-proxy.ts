import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A stretch of network between a client and a server that can be cut: a browser's own offline mode leaves open sockets alone. */
export class CuttingProxy {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  /** While false, connections are refused as by a host that is away. */
  isOpen = true

  private constructor(target: () => number) {
    this.#server = createServer(near => {
      if (!this.isOpen) {
        near.destroy()
        return
      }
      const far = connect(target(), '127.0.0.1')
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far)
      far.pipe(near)
    })
  }

  /** @param target the server's port, asked for at each connection: it may come back at another one */
  static async open(target: () => number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target)
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Breaks every connection without a goodbye; returns how many there were. */
  cut(): number {
    const count = this.#sockets.size
    for (const socket of this.#sockets) socket.destroy()
    return count
  }

  close(): void {
    this.#server.close()
    this.cut()
  }
}
