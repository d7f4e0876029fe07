import { afterEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './testing/test-gateway.ts'

let server: TestGateway
afterEach(() => server.close())

const through = (...addresses: string[]) => ({ headers: { 'x-forwarded-for': addresses.join(', ') } })

describe('the sockets of one address', () => {
  const start = (trustProxy: string[]) => startGateway({ trustProxy, limits: { socketsPerAddress: 2 } })

  test('are as many as one may have behind a proxy; one too many may come back later, others have theirs', async () => {
    server = await start(['loopback'])
    const classroom = through('203.0.113.7')
    const first = await server.open(undefined, classroom)
    await server.open(undefined, classroom)
    const refused = server.dial(undefined, classroom)
    expect((await refused.next('pusher:error')).payload).toEqual({ code: 4100, message: expect.any(String) })
    expect((await refused.closed).code).toBe(4100)
    await server.open(undefined, through('203.0.113.8'))
    // What a client claims before its proxy adds who it is.
    expect((await server.dial(undefined, through('198.51.100.1', '203.0.113.7')).closed).code).toBe(4100)
    first.socket.terminate()
    await expect
      .poll(async () => {
        const next = server.dial(undefined, classroom)
        const isGreeted = await next.next('pusher:connection_established').then(
          () => true,
          () => false,
        )
        next.socket.terminate()
        return isGreeted
      })
      .toBe(true)
  })

  test('of IPv6 are those of its /64', async () => {
    server = await start(['loopback'])
    for (const end of ['1', 'ffff']) await server.open(undefined, through(`2001:db8:1:2::${end}`))
    expect((await server.dial(undefined, through('2001:db8:1:2:3::4')).closed).code).toBe(4100)
    await server.open(undefined, through('2001:db8:1:3::1'))
  })

  test('of a proxy itself are many people’s and not counted', async () => {
    server = await start(['loopback'])
    for (let number = 0; number < 4; number += 1) await server.open()
  })

  test('are those of the peer where no proxy is trusted, whatever it forwards', async () => {
    server = await start([])
    for (let number = 0; number < 4; number += 1) await server.open(undefined, through('203.0.113.7'))
  })

  test('that were refused leave nothing behind: unknown apps count until they are closed', async () => {
    server = await start(['loopback'])
    for (let number = 0; number < 4; number += 1)
      expect((await server.dial('/app/nobody?protocol=7', through('203.0.113.7')).closed).code).not.toBe(1006)
    await expect
      .poll(async () => (await server.dial('/app/nobody?protocol=7', through('203.0.113.7')).closed).code)
      .toBe(4001)
  })
})
