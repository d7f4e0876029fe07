import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { readEnv } from './env.ts'
import { migratedFolder } from './testing/embedded-folder.ts'

let folder: string
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a start warns of. */
async function warningsOf(settings: Record<string, string>): Promise<string[]> {
  const logger = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }
  const api = await createApi(
    readEnv({ DATA_DIR: folder, SESSION_SECRET: 'an-own-secret-of-more-than-32-characters', ...settings }),
    { logger },
  )
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

test.each([
  [{}],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'Masar <no-reply@masar.test>' }],
])('%j warns of nothing', async settings => {
  folder = migratedFolder()
  expect(await warningsOf(settings)).toEqual([])
})
