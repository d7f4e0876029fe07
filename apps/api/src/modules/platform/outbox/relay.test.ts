import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { outbox } from '../../../db/schema/index.ts'
import type { Broadcast, BroadcastEvent } from '../../../gateways/broadcast/broadcast.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { emit } from './emit.ts'
import { deleteOldEvents } from './queue.ts'
import { Relay } from './relay.ts'

let database: TestDatabase
let url: string | null
beforeAll(async () => {
  database = await openTestDatabase()
  url = inject('engine').kind === 'postgres' ? (database.pool.options.connectionString ?? null) : null
})
afterAll(() => database.close())

const running: Relay[] = []
beforeEach(async () => {
  await database.db.delete(outbox)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(relay => relay.stop()))
})

/** A broadcast that records what it is given. */
function recorder() {
  const received: BroadcastEvent[] = []
  let failures = 0
  const broadcast: Broadcast = {
    send: async events => {
      if (failures > 0) {
        failures -= 1
        throw new Error('away')
      }
      received.push(...events)
    },
    terminate: async userId => {
      received.push({ channel: 'terminated', name: userId, data: { n: -1 } })
    },
    authorise: () => ({ auth: '' }),
    authenticate: () => ({ auth: '', user_data: '' }),
  }
  return {
    broadcast,
    received,
    numbers: () => received.map(({ data }) => (data as { n: number }).n),
    fail: (times: number) => {
      failures = times
    },
  }
}

async function start(broadcast: Broadcast, reach: 'own' | 'shared' = 'own'): Promise<Relay> {
  const relay = new Relay({
    database,
    databaseUrl: url,
    broadcast,
    reach,
    logger: { error: () => undefined, info: () => undefined },
  })
  running.push(relay)
  await relay.start()
  return relay
}
const event = (n: number, channel = 'private-user.1'): BroadcastEvent => ({
  channel,
  name: 'Published',
  data: { n },
})
const write = (...numbers: number[]) =>
  database.db.transaction(tx =>
    emit(
      tx,
      numbers.map(n => event(n)),
    ),
  )
const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 20_000, interval: 10 })

describe.each(['own', 'shared'] as const)('%s', reach => {
  test('committed events are published completely and in order; rolled back ones are not', async () => {
    const { broadcast, received, numbers } = recorder()
    await start(broadcast, reach)
    await write(1, 2)
    await expect(
      database.db.transaction(async tx => {
        await emit(tx, [event(3)])
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await write(4)
    await until(() => received.length >= 3)
    expect(numbers()).toEqual([1, 2, 4])
    expect(received[0]).toEqual({ channel: 'private-user.1', name: 'Published', data: { n: 1 } })
  })

  test('an outage of the service loses no event and repeats none', async () => {
    const { broadcast, numbers, fail } = recorder()
    await start(broadcast, reach)
    fail(2)
    await write(1)
    await write(2)
    await until(() => numbers().length >= 2)
    expect(numbers()).toEqual([1, 2])
  })

  test('a hundred events are published in their order', async () => {
    const { broadcast, numbers } = recorder()
    await start(broadcast, reach)
    const all = Array.from({ length: 100 }, (_, index) => index)
    for (const n of all) await write(n)
    await until(() => numbers().length >= 100)
    expect(numbers()).toEqual(all)
  })
})

test('the order to close a person’s connections keeps its place among the events', async () => {
  const { broadcast, received } = recorder()
  await start(broadcast)
  await database.db.transaction(tx => emit(tx, [event(1), { terminate: '7' }, event(2)]))
  await until(() => received.length >= 3)
  expect(received.map(({ channel, name }) => `${channel} ${name}`)).toEqual([
    'private-user.1 Published',
    'terminated 7',
    'private-user.1 Published',
  ])
})

test('a second process publishes what the first one caused', async () => {
  const [first, second] = [recorder(), recorder()]
  await start(first.broadcast)
  await start(second.broadcast)
  await write(1, 2, 3)
  await until(() => first.received.length >= 3 && second.received.length >= 3)
  expect([first.numbers(), second.numbers()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})

test('a process starts after what is there already', async () => {
  await write(1)
  const { broadcast, numbers } = recorder()
  await start(broadcast)
  await write(2)
  await until(() => numbers().length > 0)
  expect(numbers()).toEqual([2])
})

test('an event for an external service that was written while no process ran is published at the next start', async () => {
  await write(1)
  const { broadcast, numbers } = recorder()
  await start(broadcast, 'shared')
  await until(() => numbers().length > 0)
  expect(numbers()).toEqual([1])
})

test.skipIf(inject('engine').kind === 'pglite')(
  'a transaction that commits late is not skipped (PostgreSQL: PGlite has one transaction at a time)',
  async () => {
    const { broadcast, numbers } = recorder()
    await start(broadcast)
    let commit: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      commit = resolve
    })
    let written: () => void = () => undefined
    const isWritten = new Promise<void>(resolve => {
      written = resolve
    })
    const late = database.db.transaction(async tx => {
      await emit(tx, [event(1)])
      written()
      await held
    })
    await isWritten
    await write(2)
    await until(() => numbers().length === 1)
    commit()
    await late
    await until(() => numbers().length === 2)
    expect(numbers()).toEqual([2, 1])
  },
)

test.skipIf(inject('engine').kind === 'pglite')(
  'of two processes only one publishes to an external service (PostgreSQL)',
  async () => {
    const [first, second] = [recorder(), recorder()]
    await start(first.broadcast, 'shared')
    await start(second.broadcast, 'shared')
    await write(1, 2, 3)
    await until(() => first.received.length + second.received.length >= 3)
    expect([first.numbers(), second.numbers()].sort((a, b) => b.length - a.length)).toEqual([[1, 2, 3], []])
    // It stops, and the other becomes the leader.
    await running.splice(first.received.length > 0 ? 0 : 1, 1)[0]?.stop()
    await write(4)
    await until(() => first.received.length + second.received.length >= 4)
  },
)

test('old events are deleted, recent ones kept', async () => {
  await write(1)
  await deleteOldEvents(database.db)
  expect(await database.db.select().from(outbox)).toHaveLength(1)
  await database.db.update(outbox).set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
  await deleteOldEvents(database.db)
  expect(await database.db.select().from(outbox)).toHaveLength(0)
})
