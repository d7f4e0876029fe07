import { type AppName, appNames } from '@masar/site-map'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { AppBuild } from './assets/build.ts'
import { serveBuild, servePublicFiles } from './assets/files.ts'
import { compressAnswers } from './compression/compress-answers.ts'
import { addHealth } from './health.ts'
import { addIpCountry } from './ip-country/routes.ts'
import { logAnswers } from './logging.ts'
import { servePages } from './pages.ts'
import type { PrerenderPage } from './pages/prerender.ts'
import { mountGateway } from './realtime-gateway/mount.ts'
import { boundLoad } from './overload/overload.ts'
import { type FindShared, ReadyAnswers } from './ready/ready-answers.ts'
import { addWorker, registering, type WorkerCode } from './worker/route.ts'
import { handleErrors } from './errors.ts'
import { addSecurityHeaders } from './security/headers.ts'
import { rejectAmbiguousTargets } from './security/request-target.ts'
import { rejectCrossSite } from './security/same-site.ts'
import { serverOptions } from './server-options.ts'
import type { Service } from './service.ts'
import type { HostSettings } from './settings.ts'
import { endConnectionsOnClose } from './shutdown.ts'
import { addSiteFiles } from './site-files.ts'
import { addSitemap } from './sitemap/routes.ts'

/** Where the apps' files come from: folders that a build left, or Vite at work. */
export interface Assets {
  builds: Record<AppName, AppBuild>
  /** The apps' `dist` folders; absent while Vite serves the sources. */
  folders?: Record<AppName, string>
  /** Prerenders public pages of the learner app. */
  prerender?: PrerenderPage
  /** The code of the service worker. */
  worker: WorkerCode
  /** Hooks Vite into the host. */
  serveSources?: (app: FastifyInstance) => Promise<void>
}

export interface HostParts {
  settings: HostSettings
  api: Service
  assets: Assets
  logger: FastifyBaseLogger
}

/** Builds the router host: one port for both apps, the API and everything between. It closes the API when it closes. */
export async function createHost({ settings, api, assets, logger }: HostParts): Promise<FastifyInstance> {
  // Vite's files have no names of their content.
  const isOffline = settings.offline !== false && assets.serveSources === undefined
  const app: FastifyInstance = Fastify(serverOptions(settings, logger))
  logAnswers(app)
  addSecurityHeaders(app, settings.publicUrl)
  const delay = boundLoad(app, settings)
  rejectAmbiguousTargets(app)
  rejectCrossSite(app, settings.publicUrl)
  let findDocument: FindShared = () => undefined
  const findShared: FindShared = request =>
    request.url?.startsWith('/client-api/') ? api.publicAnswer?.(request) : findDocument(request)
  const ready = new ReadyAnswers(findShared, delay, logger)
  compressAnswers(app, (...sent) => ready.note(...sent))
  endConnectionsOnClose(app)
  handleErrors(app)
  await assets.serveSources?.(app)
  for (const name of appNames) {
    if (assets.folders) await serveBuild(app, name, assets.folders[name])
  }
  await servePublicFiles(app)
  addWorker(app, { settings, builds: assets.builds, isOffline }, assets.worker)
  addHealth(app, api)
  addIpCountry(app, settings)
  addSiteFiles(app, settings.publicUrl, assets.builds)
  addSitemap(app, settings)
  findDocument = servePages(app, {
    settings,
    builds: isOffline ? registering(assets.builds) : assets.builds,
    development: assets.serveSources !== undefined,
    publicVersion: () => api.publicVersion(),
    ...(assets.prerender && { prerender: assets.prerender }),
  })
  const gateway =
    settings.realtime.outside === null
      ? await mountGateway(app, {
          apps: settings.realtime.apps,
          origins: [new URL(settings.publicUrl).origin],
          log: logger,
          trustProxy: settings.trustProxy,
        })
      : null
  await app.register(api.plugin)
  if (!assets.serveSources) ready.standBefore(app)
  app.addHook('onListen', async () => {
    await api.goLive?.(gateway?.own())
  })
  app.addHook('onClose', () => api.close())
  return app
}
