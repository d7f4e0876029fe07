import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPush } from './push-settings.ts'

const web = {
  apiKey: 'a',
  projectId: 'masar',
  messagingSenderId: '1',
  appId: 'x',
  measurementId: 'G-1',
  other: 'is left out',
}
const account = JSON.stringify({
  type: 'service_account',
  project_id: 'masar',
  client_email: 'push@masar.example',
  private_key: 'key',
})
const all = {
  FIREBASE_CONFIG: JSON.stringify(web),
  FIREBASE_VAPID_KEY: 'B'.repeat(87),
  FIREBASE_SERVICE_ACCOUNT: account,
}

test('none set: no push messages', () => expect(readPush({})).toBeNull())

test('all set: the web app’s fields without anything else, and the account', () =>
  expect(readPush(all)).toEqual({
    web: { apiKey: 'a', projectId: 'masar', messagingSenderId: '1', appId: 'x', measurementId: 'G-1' },
    vapidKey: 'B'.repeat(87),
    account: { projectId: 'masar', clientEmail: 'push@masar.example', privateKey: 'key' },
  }))

test('the account may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-push-'))
  const file = join(folder, 'firebase.json')
  writeFileSync(file, account)
  expect(readPush({ ...all, FIREBASE_SERVICE_ACCOUNT: file })?.account.clientEmail).toBe('push@masar.example')
  rmSync(folder, { recursive: true })
  expect(() => readPush({ ...all, FIREBASE_SERVICE_ACCOUNT: file })).toThrow('ENOENT')
})

test.each([
  ['one of them missing', { FIREBASE_VAPID_KEY: '' }, 'belong together'],
  ['no JSON', { FIREBASE_CONFIG: 'apiKey=a' }, 'FIREBASE_CONFIG'],
  ['a field missing', { FIREBASE_CONFIG: '{"apiKey":"a"}' }, 'FIREBASE_CONFIG'],
  ['a short key', { FIREBASE_VAPID_KEY: 'abc' }, 'FIREBASE_VAPID_KEY'],
  [
    'an account without its key',
    { FIREBASE_SERVICE_ACCOUNT: '{"project_id":"masar"}' },
    'FIREBASE_SERVICE_ACCOUNT',
  ],
  [
    'another project',
    { FIREBASE_SERVICE_ACCOUNT: account.replace('"masar"', '"other"') },
    'different projects',
  ],
])('%s is refused by name, without a word of the key', (_, wrong, words) => {
  expect(() => readPush({ ...all, ...wrong })).toThrow(words)
  expect(() => readPush({ ...all, ...wrong })).not.toThrow('"key"')
})
