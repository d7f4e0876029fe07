import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readEnv, SettingError } from './env.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'masar-env-'))
const own = 'an-own-secret-of-more-than-32-characters'
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const readers = globSync('*.ts', { cwd: import.meta.dirname })
  .filter(file => !file.endsWith('.test.ts'))
  .map(read)
  .join('\n')
const inCode = [...new Set([...readers.matchAll(/source\['([A-Z_]+)'\]/g)].map(match => match[1] ?? ''))]
  .filter(name => name !== 'NODE_ENV')
  .sort()
const inExample = [
  ...new Set(
    [...read('../../../.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(match => match[1] ?? ''),
  ),
].sort()

test('.env.example names every setting, and none that is not read', () => expect(inExample).toEqual(inCode))

test('a first start needs none, and stands on a local address', () => {
  expect(readEnv({ DATA_DIR })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    apiKeys: ['masar-web'],
    production: false,
    demo: true,
    freshSeconds: 900,
  })
  expect(readEnv({ DATA_DIR, NODE_ENV: 'production', SESSION_SECRET: own })).toMatchObject({
    production: true,
    demo: false,
  })
})

describe('an address on the internet', () => {
  test.each([
    'https://masar.example',
    'https://203.0.113.7',
    'https://[2001:db8::7]',
    'https://masar.example.:8443',
  ])('%s is production without NODE_ENV, and has no demo', PUBLIC_URL => {
    const settings = { DATA_DIR, PUBLIC_URL, SESSION_SECRET: own }
    expect(readEnv(settings)).toMatchObject({ production: true, isPublic: true, demo: false })
    expect(() => readEnv({ ...settings, DEMO: 'on' })).toThrow(/DEMO=on/)
    expect(() => readEnv({ ...settings, SESSION_SECRET: 'change-me' })).toThrow(/SESSION_SECRET/)
  })

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://0.0.0.0:3000',
    'http://192.168.1.20:3000',
    'http://172.31.0.2',
    'http://[fd00::1]',
    'http://masar:3000',
    'http://masar.local',
  ])('is not %s', PUBLIC_URL =>
    expect(readEnv({ DATA_DIR, PUBLIC_URL })).toMatchObject({
      production: false,
      isPublic: false,
      demo: true,
    }),
  )

  test.each([
    'http://masar.example',
    'http://172.32.0.1',
    'http://[::ffff:203.0.113.7]',
    'http://localhost.example',
  ])('%s is refused: it has no encryption', PUBLIC_URL =>
    expect(() => readEnv({ DATA_DIR, PUBLIC_URL, SESSION_SECRET: own })).toThrow(/PUBLIC_URL.*https:/),
  )
})

test.each([
  ['PORT', '70000'],
  ['PORT', '٣٠٠٠'],
  ['PORT', '3e3'],
  ['PUBLIC_URL', 'masar.example'],
  ['PUBLIC_URL', 'ftp://masar.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEFAULT_COUNTRY', 'sa'],
  ['IP_COUNTRY_URL', '/self'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
  ['FRESH_SECONDS', '4'],
  ['FRESH_SECONDS', '86401'],
  ['FRESH_SECONDS', '15m'],
  ['FRESH_SECONDS', '9e2'],
  ['REFUND_DAYS', '-1'],
  ['REFUND_DAYS', '366'],
  ['REFUND_PERCENT', '20%'],
  ['REFUND_PERCENT', '102'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readEnv({ DATA_DIR, [name]: value })).toThrow(SettingError)
  expect(() => readEnv({ DATA_DIR, [name]: value })).toThrow(name)
})

test.each([
  'change-me',
  'secret',
  'short-but-own',
  'a'.repeat(32),
  'ab'.repeat(40),
  'change-me-change-me-change-me-change-me',
  '0123456789'.repeat(4),
  'abcdefghijklmnopqrstuvwxyz0123456789',
])('production does not start with the secret "%s"', secret => {
  const settings = { DATA_DIR, NODE_ENV: 'production' }
  expect(() => readEnv({ ...settings, SESSION_SECRET: secret })).toThrow(/SESSION_SECRET/)
  const REALTIME_APPS = JSON.stringify([{ id: 'a', key: 'a', secret }])
  expect(() => readEnv({ ...settings, SESSION_SECRET: own, REALTIME_APPS })).toThrow(/REALTIME_APPS/)
})

test('production starts with any secret that was made at random', () => {
  const settings = { DATA_DIR, NODE_ENV: 'production' }
  for (let round = 0; round < 500; round += 1)
    for (const encoding of ['hex', 'base64'] as const) {
      const SESSION_SECRET = randomBytes(encoding === 'hex' ? 16 : 24).toString(encoding)
      expect(readEnv({ ...settings, SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET)
    }
})

test('a secret that is not set is generated once, kept for its owner alone, and differs between data folders', () => {
  const first = readEnv({ DATA_DIR }).sessionSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readEnv({ DATA_DIR }).sessionSecret).toBe(first)
  expect(statSync(join(DATA_DIR, 'secrets', 'session_secret')).mode & 0o077).toBe(0)
  expect(readEnv({ DATA_DIR: join(DATA_DIR, 'other') }).sessionSecret).not.toBe(first)
})
