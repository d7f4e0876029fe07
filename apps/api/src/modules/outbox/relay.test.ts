import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { outbox } from '../../db/schema/index.ts'
import type { Broadcast, BroadcastEvent } from '../../gateways/broadcast/broadcast.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { emit } from './emit.ts'
import { forgetOldEvents } from './queue.ts'
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

/** A live line that writes down what it is given. */
function line() {
  const heard: BroadcastEvent[] = []
  let failures = 0
  const broadcast: Broadcast = {
    send: async events => {
      if (failures > 0) {
        failures -= 1
        throw new Error('away')
      }
      heard.push(...events)
    },
    terminate: async userId => {
      heard.push({ channel: 'terminated', name: userId, data: { n: -1 } })
    },
    authorise: () => ({ auth: '' }),
    authenticate: () => ({ auth: '', user_data: '' }),
  }
  return {
    broadcast,
    heard,
    numbers: () => heard.map(({ data }) => (data as { n: number }).n),
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
  name: 'Told',
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
  test('what committed goes out whole and in order; what was rolled back does not', async () => {
    const { broadcast, heard, numbers } = line()
    await start(broadcast, reach)
    await write(1, 2)
    await expect(
      database.db.transaction(async tx => {
        await emit(tx, [event(3)])
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await write(4)
    await until(() => heard.length >= 3)
    expect(numbers()).toEqual([1, 2, 4])
    expect(heard[0]).toEqual({ channel: 'private-user.1', name: 'Told', data: { n: 1 } })
  })

  test('a line that is away for a while loses nothing and hears nothing twice', async () => {
    const { broadcast, numbers, fail } = line()
    await start(broadcast, reach)
    fail(2)
    await write(1)
    await write(2)
    await until(() => numbers().length >= 2)
    expect(numbers()).toEqual([1, 2])
  })

  test('a hundred at once come in their order', async () => {
    const { broadcast, numbers } = line()
    await start(broadcast, reach)
    const all = Array.from({ length: 100 }, (_, index) => index)
    for (const n of all) await write(n)
    await until(() => numbers().length >= 100)
    expect(numbers()).toEqual(all)
  })
})

test('the order to cut a person’s lines keeps its place among the events', async () => {
  const { broadcast, heard } = line()
  await start(broadcast)
  await database.db.transaction(tx => emit(tx, [event(1), { terminate: '7' }, event(2)]))
  await until(() => heard.length >= 3)
  expect(heard.map(({ channel, name }) => `${channel} ${name}`)).toEqual([
    'private-user.1 Told',
    'terminated 7',
    'private-user.1 Told',
  ])
})

test('a second process hears what the first one caused', async () => {
  const [first, second] = [line(), line()]
  await start(first.broadcast)
  await start(second.broadcast)
  await write(1, 2, 3)
  await until(() => first.heard.length >= 3 && second.heard.length >= 3)
  expect([first.numbers(), second.numbers()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})

test('a process begins behind what is there already', async () => {
  await write(1)
  const { broadcast, numbers } = line()
  await start(broadcast)
  await write(2)
  await until(() => numbers().length > 0)
  expect(numbers()).toEqual([2])
})

test('an event for an outside service that was written while nobody ran is sent at the next start', async () => {
  await write(1)
  const { broadcast, numbers } = line()
  await start(broadcast, 'shared')
  await until(() => numbers().length > 0)
  expect(numbers()).toEqual([1])
})

test.skipIf(inject('engine').kind === 'pglite')(
  'a transaction that commits late is not passed over (PostgreSQL: the other has one at a time)',
  async () => {
    const { broadcast, numbers } = line()
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
  'of two processes one alone tells an outside service (PostgreSQL)',
  async () => {
    const [first, second] = [line(), line()]
    await start(first.broadcast, 'shared')
    await start(second.broadcast, 'shared')
    await write(1, 2, 3)
    await until(() => first.heard.length + second.heard.length >= 3)
    expect([first.numbers(), second.numbers()].sort((a, b) => b.length - a.length)).toEqual([[1, 2, 3], []])
    // It goes away, and the other takes over.
    await running.splice(first.heard.length > 0 ? 0 : 1, 1)[0]?.stop()
    await write(4)
    await until(() => first.heard.length + second.heard.length >= 4)
  },
)

test('old events are forgotten, young ones kept', async () => {
  await write(1)
  await forgetOldEvents(database.db)
  expect(await database.db.select().from(outbox)).toHaveLength(1)
  await database.db.update(outbox).set({ createdAt: new Date(Date.now() - 2 * 3_600_000) })
  await forgetOldEvents(database.db)
  expect(await database.db.select().from(outbox)).toHaveLength(0)
})
