import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildOf } from '../assets/build.ts'
import { startTestHost, type TestHost } from '../testing/test-host.ts'
import { testService } from '../testing/test-service.ts'
import { shellSettings } from './shells.ts'

const path = '/firebase-messaging-sw.js'
let plain: TestHost
let push: TestHost
let off: TestHost
beforeAll(async () => {
  plain = await startTestHost(testService)
  push = await startTestHost(testService, { push: { web: { apiKey: 'k', projectId: 'masar' } } })
  off = await startTestHost(testService, { offline: false })
})
afterAll(async () => {
  for (const host of [plain, push, off]) await host.end()
})
const get = (host: TestHost, url: string) => host.app.inject({ method: 'GET', url })

test('without Firebase the worker opens pages alone, and pages may not talk to Google', async () => {
  const { body, statusCode } = await get(plain, path)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^self\.masarOffline=\{.*\};\nself\.addEventListener\("fetch"/)
  expect(body).not.toContain('push')
  expect((await get(plain, '/')).headers['content-security-policy']).not.toContain('googleapis')
})

test('the worker stands at the root, is asked for each time, and may talk to this site and Firebase alone', async () => {
  const answer = await get(push, path)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
  })
  expect(answer.body).toContain(
    'self.masarPush={"apiKey":"k","projectId":"masar"};\nself.addEventListener("push", () => {})',
  )
  expect(answer.body).toContain('self.masarOffline=')
  const policy = String((await get(push, '/')).headers['content-security-policy'])
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' wss://masar.test https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
  )
})

test('the app’s shell holds nothing of a person or a page, and its policy is that of its nonce', async () => {
  for (const [locale, dir] of [
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ]) {
    const shell = await get(plain, `/_shell/learner/${locale}`)
    const nonce = /'nonce-([^']+)'/.exec(String(shell.headers['content-security-policy']))?.[1] ?? ''
    expect(shell.body).toContain(`<html lang="${locale}" dir="${dir}" data-app="learner">`)
    expect(shell.body).toContain(
      `<script type="application/json" id="initial-data" nonce="${nonce}">[]</script>`,
    )
    expect(shell.body.match(/<script(?![^>]*nonce)/)).toBeNull()
    expect(shell.headers['cache-control']).toBe('no-store')
  }
  expect((await get(plain, '/_shell/learner/fr')).statusCode).toBe(404)
})

test('the page for being offline says so in its language, and styles and runs nothing but its own', async () => {
  const page = await get(plain, '/_shell/away/en')
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? ''
  expect(page.body).toContain('You are offline')
  expect(page.body.match(/<(?:script|style)(?! nonce="[^"]+">)/g)).toBeNull()
  expect(page.body).toContain(`<style nonce="${nonce}">`)
  expect((await get(plain, '/_shell/away/ar')).body).toContain('dir="rtl"')
})

test('the worker gets the list of files that lessons and exams need in one language: no heavy part, no other language', () => {
  const settings = shellSettings(
    buildOf('learner', {
      'src/main.tsx': {
        file: 'main.js',
        isEntry: true,
        css: ['main.css'],
        dynamicImports: ['src/routes/faq.tsx'],
      },
      'src/routes/faq.tsx': { file: 'faq.js' },
      'src/locales/messages-ar.ts': { file: 'ar.js' },
      'src/locales/messages-en.ts': { file: 'en.js' },
      'src/features/lesson/locales/ar.po': { file: 'lesson-ar.js' },
      'src/features/lesson/locales/en.po': { file: 'lesson-en.js' },
      'src/routes/lesson.$id.tsx?tsr-split=component': {
        file: 'lesson.js',
        imports: ['src/main.tsx', '_shared.js'],
        dynamicImports: ['tabs.tsx', 'ui/src/media-player/video-js-player.tsx'],
      },
      '_shared.js': { file: 'shared.js' },
      'tabs.tsx': {
        file: 'tabs.js',
        imports: ['src/main.tsx'],
        dynamicImports: ['src/features/notes/locales/ar.po', 'src/features/notes/locales/en.po'],
      },
      'src/features/notes/locales/ar.po': { file: 'notes-ar.js' },
      'src/features/notes/locales/en.po': { file: 'notes-en.js' },
      'ui/src/media-player/video-js-player.tsx': { file: 'player.js' },
    }),
  )
  expect(settings.shell.en.files.toSorted()).toEqual(
    ['en', 'lesson-en', 'lesson', 'main', 'notes-en', 'shared', 'tabs']
      .map(name => `/_learner/${name}.js`)
      .concat('/_learner/main.css')
      .toSorted(),
  )
  expect(settings.away.ar.files).toEqual(['/_learner/main.css'])
})

test('documents register the worker, unless the switch is off: then it removes what it kept, and itself', async () => {
  const registers = async (host: TestHost) =>
    (await get(host, '/faq')).body.includes('serviceWorker.register(')
  expect(await Promise.all([plain, push, off].map(registers))).toEqual([true, true, false])
  expect((await get(off, '/_shell/learner/ar')).statusCode).toBe(404)

  const listeners = new Map<string, (event: object) => void>()
  const kept = new Set(['masar-kept', 'masar-shell-1', 'of another'])
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn<() => void>(),
    registration: { unregister },
  }
  runInNewContext((await get(off, path)).body, {
    self: scope,
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
  })
  listeners.get('install')?.({})
  expect(scope.skipWaiting).toHaveBeenCalledOnce()
  let work: Promise<unknown> | undefined
  listeners.get('activate')?.({ waitUntil: (given: Promise<unknown>) => (work = given) })
  await work
  expect([...kept]).toEqual(['of another'])
  expect(unregister).toHaveBeenCalledOnce()
})
