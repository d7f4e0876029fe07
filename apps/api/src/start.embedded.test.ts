import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { users } from './db/schema/index.ts'
import { readEnv } from './env.ts'
import { migratedFolder } from './testing/embedded-folder.ts'

const secret = 'an-own-secret-of-more-than-32-characters'
let folder: string
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a start warns of. */
async function warningsOf(settings: Record<string, string>): Promise<string[]> {
  const logger = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }
  const api = await createApi(readEnv({ DATA_DIR: folder, SESSION_SECRET: secret, ...settings }), { logger })
  expect(await api.ready()).toBe(true)
  await api.close()
  return logger.warn.mock.calls.map(call => String(call[1]))
}

test('production without a mail server starts on an empty folder, and warns that no e-mail is sent', async () => {
  folder = mkdtempSync(join(tmpdir(), 'masar-start-'))
  expect(await warningsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringContaining('SMTP_URL is not set'),
  ])
})

test('a start whose keys leave the apps’ own out says that no page can ask for anything', async () => {
  folder = migratedFolder()
  expect(await warningsOf({ API_KEYS: 'another' })).toEqual([expect.stringContaining('“masar-web”')])
})

test('a public address without NODE_ENV has production’s rules: no mailbox, and no start on the demo’s accounts', async () => {
  folder = migratedFolder()
  const settings = {
    PUBLIC_URL: 'https://masar.example',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'a@masar.example',
  }
  const read = () => readEnv({ DATA_DIR: folder, SESSION_SECRET: secret, ...settings })
  const logger = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }
  for (const SMTP_URL of [settings.SMTP_URL, '']) {
    const api = await createApi({ ...read(), smtpUrl: SMTP_URL || undefined }, { logger })
    const app = Fastify()
    await app.register(api.plugin)
    expect(app.hasRoute({ method: 'GET', url: '/mailbox' })).toBe(false)
    await app.close()
    if (SMTP_URL === '')
      await api.database.db.insert(users).values({
        kind: 'student',
        name: 'Demo',
        nameKey: 'demo',
        nameFolded: 'demo',
        email: 'student@demo.masar.test',
        passwordHash: 'published',
      })
    await api.close()
  }
  await expect(createApi(read(), { logger })).rejects.toThrow(/demo’s accounts/)
  // The folder is free again.
  await (await createApi({ ...read(), isPublic: false }, { logger })).close()
})

test.each([
  [{}],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'Masar <no-reply@masar.test>' }],
])('%j warns of nothing', async settings => {
  folder = migratedFolder()
  expect(await warningsOf(settings)).toEqual([])
})
