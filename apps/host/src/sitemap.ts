import { learnerPages, locales, withLocale } from '@masar/site-map'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './document/html.ts'
import { fetchInitialData, type Reader } from './pages/fetch-initial-data.ts'
import { sendError } from './errors.ts'
import type { HostSettings } from './settings.ts'

/** The protocol allows 50,000 addresses a file; every page has two. */
const mostCourses = 24_000
const freshFor = 60 * 60 * 1000

/** `/sitemap.xml`: the public pages and all courses, in both languages, each naming its twin. Made once an hour. */
export function addSitemap(app: FastifyInstance, settings: HostSettings): void {
  const reader: Reader = { inject: request => app.inject(request), apiKeys: settings.apiKeys, log: app.log }
  let kept: { until: number; xml: Promise<string | null> } | undefined
  app.get('/sitemap.xml', async (request, reply) => {
    if (kept === undefined || kept.until < Date.now())
      kept = { until: Date.now() + freshFor, xml: makeSitemap(reader, settings.publicUrl) }
    const xml = await kept.xml
    if (xml !== null)
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(xml)
    kept = undefined
    return sendError(request, reply, 'unavailable')
  })
}

async function makeSitemap(reader: Reader, publicUrl: string): Promise<string | null> {
  const courses = await coursePaths(reader)
  if (courses === null) return null
  const fixed = learnerPages.filter(page => page.indexed && page.id === undefined).map(page => page.path)
  const entries = [...fixed, ...courses].flatMap(path =>
    locales.map(locale => entry(path, locale, publicUrl)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

function entry(path: string, locale: (typeof locales)[number], publicUrl: string): string {
  const address = (name: typeof locale) => escapeHtml(publicUrl + withLocale(path, name))
  const twins = locales
    .map(name => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(name)}"/>`)
    .join('')
  return `<url><loc>${address(locale)}</loc>${twins}</url>`
}

/** Walks the catalogue by its cursor; null when the API does not answer. */
async function coursePaths(reader: Reader): Promise<string[] | null> {
  const paths: string[] = []
  let cursor: string | null = ''
  while (cursor !== null && paths.length < mostCourses) {
    const key: string = `/courses?date=newest&limit=48${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const [result] = await fetchInitialData(reader, [{ key }], 'ar')
    if (result?.status !== 200) return null
    const { data, meta } = result.body as { data: { id: number }[]; meta?: { next_cursor?: string | null } }
    paths.push(...data.map(course => `/Course/${course.id}`))
    cursor = data.length > 0 ? (meta?.next_cursor ?? null) : null
  }
  return paths.slice(0, mostCourses)
}
