import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { AppName } from '@masar/site-map'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../errors.ts'
import { basePath } from './build.ts'

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))
const day = 86_400

/** Serves an app's built files, compressed beforehand; those whose names carry a hash are kept for ever. */
export async function serveBuild(app: FastifyInstance, name: AppName, dist: string): Promise<void> {
  await app.register(
    async files => {
      files.setNotFoundHandler((request, reply) => sendError(request, reply, 'notFound'))
      await files.register(fastifyStatic, options(dist))
    },
    { prefix: basePath(name) },
  )
}

function options(dist: string): FastifyStaticOptions {
  return {
    root: dist,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    // `.vite/manifest.json` is no one else's business.
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    allowedPath: path => !/\.(?:map|html|br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  }
}

/** Serves the icons. */
export async function servePublicFiles(app: FastifyInstance): Promise<void> {
  if (!existsSync(publicFolder)) throw new Error(`${publicFolder} is missing.`)
  await app.register(fastifyStatic, {
    root: publicFolder,
    prefix: '/',
    wildcard: false,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: reply => void reply.header('cache-control', `public, max-age=${day}`),
  })
}
