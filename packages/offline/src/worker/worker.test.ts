import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptCache } from '../names/index.ts'
import { memoryCaches } from '../testing/memory-caches.ts'
import { answerAsset, answerPage, kindOf } from './answers.ts'
import { install, keepAway, keepFiles, removeOld } from './keep.ts'
import { cacheOf, localeOf, type OfflineSettings } from './settings.ts'

const origin = 'https://masar.test'
const settings = (build: string): OfflineSettings => {
  const parts = (name: string) => ({
    ar: { document: `/_shell/${name}/ar`, files: [`/_learner/assets/${name}-ar.js`] },
    en: { document: `/_shell/${name}/en`, files: [`/_learner/assets/${name}-en.js`] },
  })
  return { build, away: parts('away'), shell: parts('learner') }
}
const one = settings('one')
const asked: string[] = []
let caches: CacheStorage
beforeEach(() => {
  asked.length = 0
  caches = memoryCaches(path => {
    asked.push(path)
    return new Response(`the ${path}`)
  })
})
const keep = async (path: string) =>
  (await caches.open(keptCache)).put(`${origin}/_kept/1${path}`, new Response('{}'))
const textOf = async (answer: Promise<Response>) => (await answer).text()
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const open = (path: string, load: () => Promise<Response> = offline) =>
  answerPage(new Request(origin + path), one, { caches, load })

test.each([
  ['GET', 'navigate', '/en/lesson/5', 'page'],
  ['GET', 'navigate', '/?company', 'page'],
  ['GET', 'navigate', '/applications', 'page'],
  ['GET', 'cors', '/_learner/assets/a.js', 'asset'],
  ['GET', 'no-cors', '/_company/assets/a.css', 'asset'],
  ['GET', 'cors', '/client-api/v1/lessons/5', null],
  ['GET', 'navigate', '/client-api/v1/certificates/5.pdf', 'service'],
  ['GET', 'navigate', '/company-api/v1/reports', 'service'],
  ['GET', 'navigate', '/media/a.pdf', 'service'],
  ['GET', 'navigate', '/_shell/learner/ar', 'service'],
  ['GET', 'navigate', '/company-api/v1/auth/sign-on/saml/1/finish', 'service'],
  ['POST', 'navigate', '/client-api/v1/auth/sign-on/saml/1', null],
  ['POST', 'navigate', '/auth/google', null],
  ['GET', 'cors', '/latest-build.json', null],
  ['GET', 'cors', 'https://elsewhere.test/_learner/assets/a.js', null],
] as const)('%s (%s) %s is %s to the worker', (method, mode, path, kind) =>
  expect(kindOf({ method, mode, url: new URL(path, origin).href }, origin)).toBe(kind),
)

test('the language of an address', () =>
  expect(['/', '/en', '/en/lesson/5', '/english', '/lesson/5'].map(localeOf)).toEqual([
    'ar',
    'en',
    'en',
    'ar',
    'ar',
  ]))

describe('a page', () => {
  beforeEach(async () => {
    await keep('/en/lesson/5')
    await install(one, caches, [`${origin}/courses`])
  })
  afterEach(() => vi.useRealTimers())

  test('comes from the network, as it is', async () => {
    expect(await textOf(open('/en/lesson/5', async () => new Response('new')))).toBe('new')
    expect((await open('/courses', async () => new Response('no', { status: 503 }))).status).toBe(503)
  })

  test('that is kept opens in the app without a network; any other says so, in its language', async () => {
    expect(await textOf(open('/en/lesson/5'))).toBe('the /_shell/learner/en')
    expect(await textOf(open('/lesson/5'))).toBe('the /_shell/away/ar')
    expect(await textOf(open('/en/courses'))).toBe('the /_shell/away/en')
  })

  test('that is kept opens while a proxy says that the service is away', async () =>
    expect(await textOf(open('/en/lesson/5', async () => new Response('', { status: 502 })))).toBe(
      'the /_shell/learner/en',
    ))

  test('that is kept is waited for four seconds, another one fifteen', async () => {
    vi.useFakeTimers()
    const never = () => new Promise<Response>(() => {})
    const answers: string[] = []
    for (const path of ['/en/lesson/5', '/courses'])
      void textOf(open(path, never)).then(text => answers.push(text))
    await vi.advanceTimersByTimeAsync(3990)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(answers).toEqual(['the /_shell/learner/en'])
    await vi.advanceTimersByTimeAsync(11_000)
    expect(answers).toEqual(['the /_shell/learner/en', 'the /_shell/away/ar'])
  })

  test('of nothing that is kept fails as without a worker', async () => {
    await caches.delete(cacheOf(one))
    await expect(open('/en/lesson/5')).rejects.toThrow('Failed to fetch')
  })
})

describe('what is kept of the app', () => {
  test('is the page for being offline alone, in the language of the open pages, until a lesson is kept', async () => {
    await install(one, caches, [`${origin}/en/courses`])
    expect(asked).toEqual(['/_learner/assets/away-en.js', '/_shell/away/en'])
    await keepFiles(one.shell.en, one, caches)
    expect(asked.slice(2)).toEqual(['/_learner/assets/learner-en.js', '/_shell/learner/en'])
    await keepFiles(one.shell.en, one, caches)
    expect(asked).toHaveLength(4)
  })

  test('for a person who reads English stays English at `/`, which leads there', async () => {
    await install(one, caches, [`${origin}/en`])
    await keepAway(one, caches, '/')
    expect(await textOf(open('/'))).toBe('the /_shell/away/en')
    await keepAway(one, caches, '/courses')
    expect(await textOf(open('/'))).toBe('the /_shell/away/ar')
  })

  test('stands a file that is gone, but not without its document', async () => {
    caches = memoryCaches(path => new Response('', { status: path.startsWith('/_shell') ? 200 : 404 }))
    await keepFiles(one.shell.ar, one, caches)
    expect(await caches.match(one.shell.ar.document)).toBeDefined()
    caches = memoryCaches(() => new Response('', { status: 503 }))
    await expect(keepFiles(one.shell.ar, one, caches)).rejects.toThrow()
  })

  test('is of one build: a newer worker takes what it can use, and the rest goes', async () => {
    await keep('/lesson/5')
    await install(one, caches, [])
    asked.length = 0
    await install(settings('two'), caches, [])
    expect(asked, 'files have names of their content').toEqual(['/_shell/away/ar', '/_shell/learner/ar'])
    await removeOld(settings('two'), caches)
    expect(await caches.keys()).toEqual([keptCache, cacheOf(settings('two'))])
    expect(
      await textOf(answerPage(new Request(`${origin}/lesson/5`), settings('two'), { caches, load: offline })),
    ).toBe('the /_shell/learner/ar')
    const file = new Request(`${origin}/_learner/assets/learner-ar.js`)
    expect(await textOf(answerAsset(file, settings('two'), { caches, load: offline }))).toBe(
      'the /_learner/assets/learner-ar.js',
    )
  })

  test('is no condition: a storage that refuses leaves files and pages to the network', async () => {
    const quiet = vi.spyOn(console, 'info').mockImplementation(() => {})
    const refusing = () => Promise.reject(new DOMException('no', 'QuotaExceededError'))
    const broken = { match: refusing, has: refusing, open: refusing } as unknown as CacheStorage
    const load = async () => new Response('new')
    const file = new Request(`${origin}/_learner/assets/part.js`)
    expect(await textOf(answerAsset(file, one, { caches: broken, load }))).toBe('new')
    expect(await textOf(answerPage(new Request(origin), one, { caches: broken, load }))).toBe('new')
    quiet.mockRestore()
  })

  test('grows by the parts that are used, for those alone who keep something', async () => {
    const fetched = vi.fn<() => Promise<Response>>(async () => new Response('part'))
    const part = () =>
      answerAsset(new Request(`${origin}/_learner/assets/part.js`), one, { caches, load: fetched })
    await part()
    await part()
    expect(fetched).toHaveBeenCalledTimes(2)
    await keepFiles(one.shell.en, one, caches)
    await part()
    expect(await textOf(part())).toBe('part')
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})
