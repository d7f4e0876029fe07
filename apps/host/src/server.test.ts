import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './testing/test-host.ts'
import { testService } from './testing/test-service.ts'

let host: TestHost | undefined
afterEach(async () => {
  await host?.end()
  host = undefined
})

async function listen(): Promise<{ url: string; port: number; running: TestHost }> {
  host = await startTestHost(testService, { publicUrl: 'http://127.0.0.1' })
  const url = await host.app.listen({ host: '127.0.0.1', port: 0 })
  return { url, port: (host.app.server.address() as AddressInfo).port, running: host }
}

/** Everything the host sent until it closed the connection, and how many milliseconds that took. */
function talk(port: number, act: (socket: Socket) => void): Promise<{ text: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => act(socket))
    const began = Date.now()
    let text = ''
    socket
      .on('data', data => {
        text += data.toString()
      })
      .on('error', reject)
    socket.on('close', () => resolve({ text, ms: Date.now() - began }))
  })
}

/** Both answers of a client that uses its connection once more after so many milliseconds. */
async function useLate(port: number, after: number): Promise<string> {
  const ask = (more = '') => `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${more}\r\n`
  const { text } = await talk(port, socket => {
    socket.write(ask())
    socket.once('data', () => setTimeout(() => socket.write(ask('Connection: close\r\n')), after))
  })
  return text
}

/** A host in a process of its own, and what it has logged of itself. */
async function ownProcess() {
  const script = fileURLToPath(new URL('testing/run-test-host.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim(), log: () => log }
}

describe('slow and broken clients', () => {
  test(
    'a slow sender of headers is dropped, others are served meanwhile, and a kept-alive connection still answers well after the announced time',
    { timeout: 60_000 },
    async () => {
      const { url, port } = await listen()
      const late = useLate(port, 7500)
      const dawdlers = Array.from({ length: 50 }, () =>
        talk(port, socket => {
          socket.write('GET / HTTP/1.1\r\nHost: masar.test\r\n')
          const drip = setInterval(() => {
            if (socket.writable) socket.write('X-Slow: 1\r\n')
          }, 500)
          socket.on('close', () => clearInterval(drip))
        }),
      )
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      const ends = await Promise.all(dawdlers)
      // Five seconds and a check each second; loose for a loaded machine. Node by itself would wait for a minute.
      expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(25_000)
      expect(ends.every(({ text }) => text.startsWith('HTTP/1.1 408 '))).toBe(true)
      const answers = await late
      expect(answers).toMatch(/^keep-alive: timeout=5\r$/im)
      expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
    },
  )

  test.each([
    ['headers too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['no HTTP at all', 'hello there\r\n\r\n', 400],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
    [
      'a target of another origin',
      'GET http://evil.example/healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('%s', async (_name, request, status) => {
    const { port } = await listen()
    const { text } = await talk(port, socket => socket.write(request))
    expect(text.startsWith(`HTTP/1.1 ${status} `)).toBe(true)
    expect(text).toMatch(/x-content-type-options: nosniff/)
  })

  test('H-09: TRACE echoes nothing', async () => {
    const { port } = await listen()
    const { text } = await talk(port, socket =>
      socket.write('TRACE / HTTP/1.1\r\nHost: a\r\nX-Secret: s3cret\r\nConnection: close\r\n\r\n'),
    )
    expect(text).toMatch(/^HTTP\/1\.1 40[45] /)
    expect(text).not.toContain('s3cret')
  })

  test('a body over 64 KB is rejected', async () => {
    const { url } = await listen()
    const answer = await fetch(`${url}/client-api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': 'masar-web' },
      body: JSON.stringify({ a: 'x'.repeat(70_000) }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })
})

describe('closing', () => {
  test('a request under way is answered completely, then the API is closed, then the port is closed', async () => {
    const { url, running } = await listen()
    const slow = fetch(`${url}/client-api/v1/slow`, { headers: { 'api-key': 'masar-web' } })
    await new Promise(resolve => setTimeout(resolve, 100))
    const closing = running.app.close()
    expect(running.service.closed()).toBe(false)
    expect(await (await slow).json()).toEqual({ data: 'whole' })
    await closing
    expect(running.service.closed()).toBe(true)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  test('what had reached this machine is answered as ever, and its connection ends', async () => {
    const { port, running } = await listen()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const closing = running.app.close()
    socket.write(`GET /client-api/v1/slow HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nApi-Key: masar-web\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/^connection: close\r$/im)
    expect(answer).toContain('whole')
    await closing
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends the process, with the request under way answered',
    async signal => {
      const { child, url } = await ownProcess()
      const slow = fetch(`${url}/client-api/v1/slow`, { headers: { 'api-key': 'masar-web' } })
      await new Promise(resolve => setTimeout(resolve, 150))
      const exit = once(child, 'exit')
      child.kill(signal)
      expect(await (await slow).json()).toEqual({ data: 'whole' })
      expect(await exit).toEqual([0, null])
    },
    20_000,
  )
})

describe('P-05: unhandled errors', { timeout: 20_000 }, () => {
  test('an unhandled rejection is logged, and the host goes on serving', async () => {
    const { child, url, log } = await ownProcess()
    child.kill('SIGUSR2')
    await expect.poll(() => log().match(/unhandled rejection/g)?.length, { timeout: 10_000 }).toBe(4)
    expect(log()).toMatch(/"level":50,.*work that was not awaited.*"stack":/)
    expect(log()).toContain('only words')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })

  test('an uncaught exception is logged and ends the process', async () => {
    const { child, log } = await ownProcess()
    const exit = once(child, 'exit')
    child.kill('SIGHUP')
    expect(await exit).toEqual([1, null])
    expect(log()).toMatch(/"level":60,.*a bug.*uncaught exception/)
  })
})
