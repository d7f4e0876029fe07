import { randomBytes } from 'node:crypto'
import { type Locale, locales } from '@masar/site-map'
import { siteName } from '@masar/site-map/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppBuild } from '../assets/build.ts'
import { renderDocument } from '../document/document.ts'
import type { Head } from '../document/head.ts'
import { realtimeOf } from '../pages/write-document.ts'
import { documentPolicy } from '../security/csp.ts'
import type { HostSettings } from '../settings.ts'
import { awayPage } from './away-page.ts'
import { firebaseOrigins } from './origins.ts'

/** Below a path that is never a page; the worker alone asks for them. */
const shellOf = (locale: Locale) => `/_shell/learner/${locale}`
const awayOf = (locale: Locale) => `/_shell/away/${locale}`

/** Pages that open without a network, and the features whose sentences they fetch. */
const pages = ['/lesson/$id', '/exam/$id']
const features = ['lesson', 'notes', 'exam', 'unsent']

/** The build manifest for the worker; it changes with the build. */
export function shellSettings(build: AppBuild) {
  const each = <T>(of: (locale: Locale) => T) =>
    Object.fromEntries(locales.map(locale => [locale, of(locale)])) as Record<Locale, T>
  return {
    build: build.id,
    away: each(locale => ({ document: awayOf(locale), files: awayFiles(build, locale) })),
    shell: each(locale => ({ document: shellOf(locale), files: shellFiles(build, locale) })),
  }
}

function awayFiles(build: AppBuild, locale: Locale): string[] {
  const font = build.fontOf(locale)
  return [...build.filesOf(null, locale).styles, ...(font === null ? [] : [font])]
}

function shellFiles(build: AppBuild, locale: Locale): string[] {
  const linked = pages.map(path => build.filesOf(path, locale))
  return [
    ...new Set([
      ...awayFiles(build, locale),
      ...build.scripts,
      ...linked.flatMap(({ modules, styles }) => [...modules, ...styles]),
      ...build.laterFilesOf(pages, features, locale),
    ]),
  ]
}

/** Documents without anything of a person or a page: the app's own, which a kept page is drawn into, and the page for being offline. */
export function addShells(
  app: FastifyInstance,
  { settings, build }: { settings: HostSettings; build: AppBuild },
): void {
  for (const locale of locales) {
    app.get(shellOf(locale), async (_request, reply) => {
      const nonce = withPolicy(reply, settings)
      return reply.send(
        renderDocument({
          app: 'learner',
          build,
          locale,
          nonce,
          hasMailbox: false,
          head: headOf(locale, settings.publicUrl),
          path: null,
          initialData: [],
          realtime: realtimeOf(settings),
          prerendered: null,
        }),
      )
    })
    app.get(awayOf(locale), async (_request, reply) => {
      const nonce = withPolicy(reply, settings)
      return reply.send(awayPage({ locale, nonce, build }))
    })
  }
}

/** A nonce for each installation of the worker: what it keeps comes from nowhere else. @returns the nonce */
function withPolicy(reply: FastifyReply, settings: HostSettings): string {
  const nonce = randomBytes(16).toString('base64')
  reply
    .header('content-security-policy', documentPolicy(settings, { nonce }, firebaseOrigins))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
  return nonce
}

function headOf(locale: Locale, publicUrl: string): Head {
  return {
    title: siteName(locale),
    description: null,
    canonical: null,
    alternates: null,
    image: `${publicUrl}/icon-512.png`,
    structured: null,
  }
}
