import type { IncomingMessage } from 'node:http'
import { bearsId } from '@masar/site-map'
import type { FastifyPluginAsync } from 'fastify'
import type { AppHub } from './realtime-gateway/app-hub.ts'

/** The API as the host mounts it. */
export interface Service {
  /** Registers the routes below `servicePrefixes`, with an error handler of its own. */
  plugin: FastifyPluginAsync
  /** What the packages' origin serves, and nothing else does. */
  packages?: FastifyPluginAsync
  /** Whether the database answers. */
  ready(): Promise<boolean>
  /** Begins to carry events to the live line. @param gateway the embedded one, unless an outside service takes its place */
  goLive?(gateway: AppHub | undefined): Promise<void>
  /** How often what public answers show has changed, as far as this process knows. */
  publicVersion(): number
  /** The bytes of a public answer that are cached for this request until something changes; undefined where there are none. */
  publicAnswer?(request: Pick<IncomingMessage, 'url' | 'headers'>): Buffer | undefined
  /** Called when no request is under way any more. */
  close(): Promise<void>
}

/** Paths that are never a page: an unknown one below them is a JSON 404. */
const servicePrefixes = [
  '/client-api',
  '/company-api',
  '/broadcasting',
  '/credentials',
  '/media',
  '/scim',
  '/mail',
  '/app',
  '/apps',
]

/** Whether a path belongs to a service, to a built file or to anything else that is no page. */
export function isNoPage(pathname: string): boolean {
  if (servicePrefixes.some(prefix => pathname === prefix || pathname.startsWith(`${prefix}/`))) return true
  // `/_learner/…` are built files; `/logo.png` and `/.git/config` are files too, whether they exist or not.
  return (
    /^\/_/.test(pathname) ||
    /\/\.[^/]+(?:\/|$)/.test(pathname) ||
    (/\.[A-Za-z0-9]{1,12}$/.test(pathname) && !bearsId(pathname))
  )
}
