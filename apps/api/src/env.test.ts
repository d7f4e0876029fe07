import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
])('%s=%s is refused by name', (name, value) => {
  expect(() => readEnv({ DATA_DIR, [name]: value })).toThrow(SettingError)
  expect(() => readEnv({ DATA_DIR, [name]: value })).toThrow(name)
})

test.each(['change-me', 'secret', 'short-but-own'])(
  'production does not start with the secret "%s"',
  SESSION_SECRET => {
    expect(() => readEnv({ DATA_DIR, NODE_ENV: 'production', SESSION_SECRET })).toThrow(/SESSION_SECRET/)
  },
)

test('a secret that nobody set is made once, kept for its owner alone, and differs between data folders', () => {
  const first = readEnv({ DATA_DIR }).sessionSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(readEnv({ DATA_DIR }).sessionSecret).toBe(first)
  expect(statSync(join(DATA_DIR, 'secrets', 'session_secret')).mode & 0o077).toBe(0)
  expect(readEnv({ DATA_DIR: join(DATA_DIR, 'other') }).sessionSecret).not.toBe(first)
})
