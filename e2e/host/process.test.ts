import { get } from 'node:http'
import { copyOfData, emptyFolder } from '../fixtures/data.ts'
import { Host } from '../fixtures/host.ts'
import { headers, student, tokenOf } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

/** Loaded before the host: its signal causes an unhandled rejection. */
const rejectOnSignal = `--import=data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => { Promise.reject(new Error('work that was not awaited')) })")}`

test('a second host on the same data ends at once and says why, and the first goes on; so it does after an unhandled rejection, which it logs (P-05)', async () => {
  const data = await copyOfData()
  const first = await Host.run({ dataDir: data.folder, settings: { NODE_OPTIONS: rejectOnSignal } })
  first.process.kill('SIGUSR2')
  await expect.poll(() => first.output).toMatch(/work that was not awaited.*unhandled rejection/)
  const second = await Host.spawn({ dataDir: data.folder })
  expect(await second.exit).toBe(1)
  expect(second.output).toMatch(/in use|already|another/i)
  expect(second.output).toContain(data.folder)
  expect(second.output, 'a sentence, not a stack').not.toMatch(/\n\s+at /)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(await first.end()).toBe(0)
  await data.remove()
})

/** A request that is under way when the host gets the signal to close. */
function requestUnderWay(url: string): Promise<{ status: Promise<number | undefined> }> {
  return new Promise(stands => {
    const request = get(url, { headers: headers('en'), agent: false })
    const status = new Promise<number | undefined>((done, failed) => {
      request
        .once('response', answer => answer.resume().once('end', () => done(answer.statusCode)))
        .once('error', failed)
    })
    status.catch((error: unknown) => error) // awaited after the host has closed
    request.once('socket', socket => socket.once('connect', () => stands({ status })))
  })
}

test('Ctrl-C answers what is under way, closes by itself and keeps every sign-in', async ({ request }) => {
  const data = await copyOfData()
  const host = await Host.run({ dataDir: data.folder })
  const { token } = await tokenOf(request, host.url, student)
  const sent = await Promise.all(
    Array.from({ length: 20 }, () => requestUnderWay(`${host.url}/client-api/v1/courses`)),
  )
  const underWay = sent.map(({ status }) => status)
  await Promise.race(underWay)
  const code = await host.end('SIGINT')
  expect(code, host.output).toBe(0)
  expect(host.output, 'no connection was left to be cut').not.toContain('are cut')
  expect(await Promise.all(underWay)).toEqual(Array.from({ length: 20 }, () => 200))
  const again = await Host.run({ dataDir: data.folder, port: host.start.port })
  expect(
    (await fetch(`${again.url}/client-api/v1/auth/profile`, { headers: headers('en', token) })).status,
  ).toBe(200)
  await again.end()
  await data.remove()
})

test('a host that cannot start says what is wrong with which setting', async () => {
  const data = await emptyFolder()
  const host = await Host.spawn({ dataDir: data.folder, databaseUrl: 'mysql://nowhere' })
  expect(await host.exit).toBe(1)
  expect(host.output).toContain('DATABASE_URL')
  expect(host.output).not.toMatch(/\n\s+at /)
  await data.remove()
})
