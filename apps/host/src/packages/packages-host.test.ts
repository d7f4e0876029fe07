import { expect, test } from 'vitest'
import { createLogger } from '../logging.ts'
import { settings } from '../testing/test-host.ts'
import { createPackagesHost } from './packages-host.ts'

const origin = 'https://packages.test'

test('the packages’ origin has their files and the page around them, and nothing of the site', async () => {
  const app = await createPackagesHost({
    settings: { ...settings, packages: { origin, port: 0, isPortGiven: false } },
    packages: async plugin => {
      plugin.post('/p/x/report', async () => ({ is_kept: true }))
      // As the real one does, for every address.
      plugin.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ code: 'not_found' }))
    },
    player: { read: async name => `// ${name}` },
    logger: createLogger('silent'),
  })
  try {
    const script = await app.inject({ method: 'GET', url: '/_player/scorm12.js' })
    expect([script.statusCode, script.body]).toEqual([200, '// scorm12.js'])
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect([script.headers['x-frame-options'], script.headers['set-cookie']]).toEqual([undefined, undefined])
    for (const url of [
      '/',
      '/lesson/1',
      '/client-api/v1/home',
      '/media/a.zip',
      '/_learner/a.js',
      '/robots.txt',
    ])
      expect([url, (await app.inject({ method: 'GET', url })).statusCode]).toEqual([url, 404])
    const report = (site: string) =>
      app.inject({ method: 'POST', url: '/p/x/report', headers: { 'sec-fetch-site': site } })
    expect([(await report('same-origin')).statusCode, (await report('cross-site')).statusCode]).toEqual([
      200, 403,
    ])
  } finally {
    await app.close()
  }
})
