import type { AppName } from '@masar/site-map'
import type { FastifyInstance } from 'fastify'
import type { AppBuild } from '../assets/build.ts'
import type { HostSettings } from '../settings.ts'
import { firebaseOrigins } from './origins.ts'
import { addShells, shellSettings } from './shells.ts'

/** The one address at which Firebase looks for it; its place at the root serves both apps. */
const path = '/firebase-messaging-sw.js'

const policyOf = (connect: readonly string[]) =>
  `default-src 'none'; img-src 'self'; connect-src ${["'self'", ...connect].join(' ')}`

/** The code of the one service worker, in its two parts. */
export interface WorkerCode {
  /** Shows push messages; Firebase's code is in it. */
  push: () => Promise<string>
  /** Opens pages without a network. */
  offline: () => Promise<string>
}

/** Where the switch is off: browsers that had the worker drop what it kept, and, unless push messages need it, the worker itself. */
const leave = (isKept: boolean) =>
  `self.addEventListener('install',function(){self.skipWaiting()});self.addEventListener('activate',function(e){e.waitUntil(caches.keys().then(function(n){return Promise.all(n.filter(function(k){return k.startsWith('masar-')}).map(function(k){return caches.delete(k)}))})${isKept ? '' : '.then(function(){return self.registration.unregister()})'})})`

/**
 * Serves the service worker of both apps: push messages, with the project's configuration, where Firebase is set up, and pages without a
 * network, with the builds' files, unless that is switched off.
 */
export function addWorker(
  app: FastifyInstance,
  {
    settings,
    builds,
    isOffline,
  }: { settings: HostSettings; builds: { learner: AppBuild }; isOffline: boolean },
  code: WorkerCode,
): void {
  const { push } = settings
  if (isOffline) addShells(app, { settings, build: builds.learner })
  const offline = JSON.stringify(shellSettings(builds.learner))
  app.get(path, async (_request, reply) => {
    const parts = [
      push && `self.masarPush=${JSON.stringify(push.web)};\n${await code.push()}`,
      isOffline ? `self.masarOffline=${offline};\n${await code.offline()}` : leave(Boolean(push)),
    ]
    return reply
      .header('content-security-policy', policyOf(push ? firebaseOrigins : []))
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(parts.filter(Boolean).join('\n'))
  })
}

/** The builds, with documents that register the worker. */
export function registering(builds: Record<AppName, AppBuild>): Record<AppName, AppBuild> {
  return {
    learner: { ...builds.learner, registersWorker: true },
    company: { ...builds.company, registersWorker: true },
  }
}
