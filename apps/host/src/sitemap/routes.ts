import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../errors.ts'
import type { Reader } from '../pages/fetch-initial-data.ts'
import type { HostSettings } from '../settings.ts'
import { listedPaths } from './paths.ts'
import { mostPages, partCount, sitemapIndex, sitemapPart } from './xml.ts'

const freshFor = 60 * 60 * 1000

/**
 * `/sitemap.xml`: the pages that search engines may list, in both languages. Where one file cannot hold them, it is the index of
 * `/sitemap-1.xml` and so on. The list is read once an hour.
 */
export function addSitemap(app: FastifyInstance, settings: HostSettings): void {
  const { publicUrl, apiKeys, sitemapPages: most = mostPages } = settings
  const reader: Reader = { inject: request => app.inject(request), apiKeys, log: app.log }
  let kept: { until: number; paths: Promise<string[] | null> } | undefined
  const readPaths = async () => {
    if (kept === undefined || kept.until < Date.now())
      kept = { until: Date.now() + freshFor, paths: listedPaths(reader) }
    const paths = await kept.paths
    if (paths === null) kept = undefined
    return paths
  }
  app.get('/sitemap.xml', async (request, reply) => {
    const paths = await readPaths()
    if (paths === null) return sendError(request, reply, 'unavailable')
    const count = partCount(paths.length, most)
    return send(
      request,
      reply,
      count === 1 ? sitemapPart(paths, 1, publicUrl, most) : sitemapIndex(count, publicUrl),
    )
  })
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', async (request, reply) => {
    const paths = await readPaths()
    if (paths === null) return sendError(request, reply, 'unavailable')
    return send(request, reply, sitemapPart(paths, Number(request.params.part), publicUrl, most))
  })
}

function send(request: FastifyRequest, reply: FastifyReply, xml: string | null): FastifyReply {
  if (xml === null) return sendError(request, reply, 'notFound')
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(xml)
}
