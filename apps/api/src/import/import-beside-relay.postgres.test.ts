import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FolderStorage } from '../gateways/storage.ts'
import { emit } from '../modules/platform/outbox/emit.ts'
import { Relay } from '../modules/platform/outbox/relay.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { importFolder } from './import-folder.ts'
import { smallCatalogue, type PackageFixture } from './package-fixture.ts'

let database: TestDatabase
let fixture: PackageFixture
let media: string
beforeAll(async () => {
  database = await openTestDatabase()
  fixture = smallCatalogue()
  media = mkdtempSync(join(tmpdir(), 'masar-import-media-'))
})
afterAll(async () => {
  fixture.discard()
  rmSync(media, { recursive: true, force: true })
  await database.close()
})

test('an import runs while a host sends live events to an outside service (REALTIME_URL)', async () => {
  const sent: string[] = []
  const relay = new Relay({
    database,
    databaseUrl: database.pool.options.connectionString ?? null,
    reach: 'shared',
    logger: { error: () => undefined, info: () => undefined },
    broadcast: {
      send: async events => void sent.push(...events.map(({ name }) => name)),
      terminate: async () => undefined,
      authorise: () => ({ auth: '' }),
      authenticate: () => ({ auth: '', user_data: '' }),
    },
  })
  await relay.start()
  try {
    // An event that has gone out shows that the relay holds its lock.
    await database.db.transaction(tx => emit(tx, [{ channel: 'private-user.1', name: 'Told', data: {} }]))
    await vi.waitUntil(() => sent.length > 0, { timeout: 20_000 })
    const report = await importFolder(database, new FolderStorage(media), fixture.folder)
    expect(report).toBeDefined()
    expect((await database.pool.query('select count(*)::int as n from courses')).rows).toEqual([{ n: 1 }])
  } finally {
    await relay.stop()
  }
}, 60_000)
