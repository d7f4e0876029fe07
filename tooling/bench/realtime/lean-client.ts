import { connect, type Socket } from 'node:net'

const handshake = (host: string, path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`

interface Listeners {
  open: () => void
  text: (text: string) => void
  error: (error: Error) => void
}

/** A client that costs next to nothing, so that a storm of them on one machine measures the server: texts only, masked with zeros. */
export class LeanClient {
  readonly #socket: Socket
  #unread: Buffer = Buffer.alloc(0)
  readonly #on: Listeners
  #isOpen = false

  constructor(url: URL, on: Listeners) {
    this.#on = on
    this.#socket = connect(Number(url.port), url.hostname, () =>
      this.#socket.write(handshake(url.host, url.pathname + url.search)),
    )
    this.#socket.on('data', chunk => this.#read(chunk)).on('error', on.error)
  }

  send(text: string): void {
    const payload = Buffer.from(text)
    if (payload.length > 125) throw new Error('A lean client sends short texts only.')
    this.#socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]))
  }

  #read(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk])
    if (!this.#isOpen) {
      const end = this.#unread.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!this.#unread.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
        return this.#on.error(new Error(this.#unread.toString('utf8', 0, 40)))
      this.#unread = this.#unread.subarray(end + 4)
      this.#isOpen = true
      this.#on.open()
    }
    for (let text = this.#nextText(); text !== null; text = this.#nextText()) this.#on.text(text)
  }

  /** Servers' frames are not masked; none here has 64 KB. */
  #nextText(): string | null {
    const buffer = this.#unread
    if (buffer.length < 2) return null
    const isLong = buffer.readUInt8(1) === 126
    const start = isLong ? 4 : 2
    if (buffer.length < start) return null
    const end = start + (isLong ? buffer.readUInt16BE(2) : buffer.readUInt8(1))
    if (buffer.length < end) return null
    this.#unread = buffer.subarray(end)
    return buffer.toString('utf8', start, end)
  }
}
