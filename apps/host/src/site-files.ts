import { createHash } from 'node:crypto'
import { type AppName, direction, localeTags, type Locale, withLocale } from '@masar/site-map'
import { siteName } from '@masar/site-map/server'
import type { FastifyInstance } from 'fastify'
import type { AppBuild } from './assets/build.ts'
import { say, sentences } from './messages.ts'

/** Small files made of settings and builds: what crawlers, installers and open tabs ask for. */
export function addSiteFiles(
  app: FastifyInstance,
  publicUrl: string,
  builds: Record<AppName, AppBuild>,
): void {
  const build = createHash('sha256')
    .update(builds.learner.id + builds.company.id)
    .digest('hex')
    .slice(0, 16)
  app.get('/latest-build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ build }),
  )
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
  for (const locale of ['ar', 'en'] as const) {
    app.get(withLocale('/manifest.webmanifest', locale), async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(webManifest(locale))),
    )
  }
}

/** What an installed Masar is called, looks like and opens with. */
function webManifest(locale: Locale): object {
  const start = withLocale('/', locale)
  return {
    id: start,
    name: siteName(locale),
    short_name: siteName(locale),
    description: say(locale, sentences.tagline),
    lang: localeTags[locale],
    dir: direction(locale),
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
