import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { handleErrors } from '../errors.ts'
import { logAnswers } from '../logging.ts'
import { boundLoad } from '../overload/overload.ts'
import { securityHeaders } from '../security/headers.ts'
import { rejectAmbiguousTargets } from '../security/request-target.ts'
import { rejectCrossSite } from '../security/same-site.ts'
import { serverOptions } from '../server-options.ts'
import type { Service } from '../service.ts'
import type { HostSettings } from '../settings.ts'
import { endConnectionsOnClose } from '../shutdown.ts'
import { addPlayerFiles, type PlayerFiles } from './player-files.ts'

/**
 * The host of the packages' own origin: their files, and the page around them. No page of an app, no call and no cookie is there, since what others
 * wrote runs there.
 */
export async function createPackagesHost({
  settings,
  packages,
  player,
  logger,
}: {
  settings: HostSettings
  packages: NonNullable<Service['packages']>
  player: PlayerFiles
  logger: FastifyBaseLogger
}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(settings, logger))
  logAnswers(app)
  // Frames are the matter of each answer's policy; this header knows no other site.
  const { 'x-frame-options': _, ...headers } = securityHeaders(settings.packages?.origin ?? '')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  boundLoad(app, settings)
  rejectAmbiguousTargets(app)
  rejectCrossSite(app, settings.packages?.origin ?? settings.publicUrl)
  endConnectionsOnClose(app)
  handleErrors(app)
  addPlayerFiles(app, player)
  await app.register(packages)
  return app
}

/**
 * Opens the packages' origin beside a host that listens, and closes it with that. A default port that another program uses costs the packages
 * alone.
 */
export async function listenForPackages(
  host: FastifyInstance,
  packages: FastifyInstance,
  settings: HostSettings,
): Promise<void> {
  const { port = 0, isPortGiven = false, origin = null } = settings.packages ?? {}
  try {
    await packages.listen({ host: settings.host, port })
    host.log.info({ origin }, 'packages of lessons open at an origin of their own')
  } catch (error) {
    if (isPortGiven || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    host.log.warn(
      { port },
      'lessons of packages do not open: the port beside the host’s is in use; see PACKAGES_PORT',
    )
  }
}
