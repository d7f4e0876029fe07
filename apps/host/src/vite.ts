import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type AppName, appNames } from '@masar/site-map'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { type AppBuild, basePath } from './assets/build.ts'
import { Markup } from './document/html.ts'
import type { Assets } from './host.ts'
import { sendError } from './errors.ts'

/** Development: Vite serves each app's sources below its base path, on the host's own port, and reloads them hot. */
export async function viteAssets(
  worker: Assets['worker'],
  folderOf = (name: AppName) => fileURLToPath(new URL(`../../${name}`, import.meta.url)),
): Promise<Assets> {
  const { createServer } = await import('vite')
  return {
    worker,
    builds: { learner: sourceBuild('learner'), company: sourceBuild('company') },
    async serveSources(app) {
      for (const name of appNames) {
        const root = folderOf(name)
        const vite = await createServer({
          root,
          base: basePath(name),
          appType: 'custom',
          server: { middlewareMode: true, hmr: { server: app.server as Server, path: 'hot' } },
        })
        serveSources(app, basePath(name), vite)
      }
    },
  }
}

function serveSources(app: FastifyInstance, base: string, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.raw.url?.startsWith(base)) return
    reply.raw.setHeader('x-content-type-options', 'nosniff')
    await new Promise<void>((resolve, reject) => {
      reply.raw.once('close', resolve)
      vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
        error instanceof Error ? reject(error) : resolve(),
      )
    })
    if (reply.raw.writableEnded || reply.raw.headersSent) return reply.hijack()
    return sendError(request, reply, 'notFound')
  })
  // Before the server closes: an open tab's socket would keep it waiting.
  app.addHook('preClose', () => vite.close())
}

function sourceBuild(name: AppName): AppBuild {
  const base = basePath(name)
  return {
    id: randomBytes(8).toString('hex'),
    scripts: [`${base}@vite/client`, `${base}src/main.tsx`],
    // What @vitejs/plugin-react would put into an index.html of its own.
    preamble: new Markup(`import RefreshRuntime from '${base}@react-refresh'
RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type`),
    filesOf: () => ({ modules: [], styles: [] }),
    laterFilesOf: () => [],
    fontOf: () => null,
  }
}
