import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../testing/test-host.ts'
import { testService } from '../testing/test-service.ts'
import { mostPages, partCount, sitemapIndex, sitemapPart } from './xml.ts'

const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
const locationsOf = (xml: string) => [...parse(xml).querySelectorAll('loc')].map(each => each.textContent)
const site = 'https://masar.test'

describe('a catalogue that one file cannot hold', () => {
  const paths = Array.from({ length: 2 * mostPages + 1 }, (_, index) => `/Course/${index + 1}`)
  const parts = [1, 2, 3].map(part => sitemapPart(paths, part, site) ?? '')
  const inPart = (xml: string) => xml.match(/<loc>[^<]+/g) ?? []

  test('is divided into files within the limits of the protocol', () => {
    expect(partCount(paths.length)).toBe(3)
    expect(parts.map(xml => inPart(xml).length)).toEqual([48_000, 48_000, 2])
    for (const xml of parts) expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
    expect([sitemapPart(paths, 0, site), sitemapPart(paths, 4, site)]).toEqual([null, null])
  })
  test('names every page in each language once', () => {
    const named = parts.flatMap(inPart)
    expect(new Set(named).size).toBe(2 * paths.length)
    for (const path of ['/Course/1', '/en/Course/24000', '/Course/24001', '/en/Course/48001'])
      expect(named).toContain(`<loc>${site}${path}`)
  })
  test('has an index of its files', () =>
    expect(locationsOf(sitemapIndex(3, site))).toEqual([1, 2, 3].map(part => `${site}/sitemap-${part}.xml`)))
})

test('a sitemap that is full to the brim is one file, and an empty one still is one', () => {
  expect([0, 1, mostPages, mostPages + 1].map(count => partCount(count))).toEqual([1, 1, 1, 2])
})

test('each address names its twin, with its marks escaped', () => {
  const document = parse(sitemapPart(['/Course/7'], 1, 'https://masar.test/a&b') ?? '')
  const urls = [...document.querySelectorAll('url')].map(url => [
    url.querySelector('loc')?.textContent,
    [...url.getElementsByTagName('xhtml:link')].map(link => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  ])
  const twins = [
    ['ar', 'https://masar.test/a&b/Course/7'],
    ['en', 'https://masar.test/a&b/en/Course/7'],
  ]
  expect(urls).toEqual(twins.map(([, address]) => [address, twins]))
})

describe('on a host whose files hold four pages', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost(testService, { sitemapPages: 4 })
  })
  afterAll(() => host.end())
  const get = (url: string) => host.app.inject({ method: 'GET', url })

  test('/sitemap.xml is the index, and its files together name every public page and course', async () => {
    const index = await get('/sitemap.xml')
    expect(index.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(index.body).toContain('<sitemapindex')
    const named: (string | null)[] = []
    for (const file of locationsOf(index.body)) {
      const answer = await get(new URL(file ?? '').pathname)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ])
      const locations = locationsOf(answer.body)
      expect(locations.length).toBeLessThanOrEqual(8)
      named.push(...locations)
    }
    expect(new Set(named).size).toBe(named.length)
    expect(named).toEqual(
      expect.arrayContaining(['/', '/en', '/terms', '/Course/12', '/en/Course/13'].map(path => site + path)),
    )
  })
  test.each(['/sitemap-0.xml', '/sitemap-99.xml', '/sitemap-x.xml', '/sitemap-1.xml.gz'])(
    '%s is not there',
    async url => expect((await get(url)).statusCode).toBe(404),
  )
})
