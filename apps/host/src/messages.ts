import { type I18n, setupI18n } from '@lingui/core'
import { type Locale, localeOfPath } from '@masar/site-map'
import type { FastifyRequest } from 'fastify'
import { messages as ar } from './locales/ar.ts'
import { messages as en } from './locales/en.ts'

/** Every sentence the host itself says. */
export const sentences = {
  notFoundTitle: /*i18n*/ { id: 'host.not-found.title', message: 'Page not found' },
  noCertificateTitle: /*i18n*/ { id: 'host.no-certificate.title', message: 'No such certificate' },
  notFound: /*i18n*/ { id: 'host.not-found', message: 'There is nothing at this address.' },
  badRequest: /*i18n*/ { id: 'host.bad-request', message: 'The request could not be understood.' },
  crossSite: /*i18n*/ {
    id: 'host.cross-site',
    message: 'This request came from another site and was refused.',
  },
  failed: /*i18n*/ { id: 'host.failed', message: 'Something went wrong on our side. Try again shortly.' },
  unavailable: /*i18n*/ {
    id: 'host.unavailable',
    message: 'The service is not available at the moment. Try again shortly.',
  },
  noScript: /*i18n*/ {
    id: 'host.no-script',
    message:
      'JavaScript is off in your browser. You can find courses and read about them; to sign in, learn and sit exams, switch it on and load the page again.',
  },
  loading: /*i18n*/ { id: 'host.loading', message: 'Loading…' },
  offlineTitle: /*i18n*/ { id: 'host.offline.title', message: 'You are offline' },
  offline: /*i18n*/ {
    id: 'host.offline',
    message: 'This page needs a connection. It opens by itself once there is one.',
  },
  offlineRetry: /*i18n*/ { id: 'host.offline.retry', message: 'Try again' },
  offlineKept: /*i18n*/ { id: 'host.offline.kept', message: 'You can open these without a connection' },
  certificate: /*i18n*/ {
    id: 'host.certificate',
    message: 'Certificate of completion, awarded to {holder}. Anybody can verify it here.',
  },
  tagline: /*i18n*/ { id: 'host.tagline', message: 'Online learning, Arabic first' },
} as const

const catalogues: Record<Locale, I18n> = {
  ar: setupI18n({ locale: 'ar', messages: { ar } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
}

/** A sentence of the host in one language. */
export function say(
  locale: Locale,
  sentence: { id: string; message: string },
  values: Record<string, string> = {},
): string {
  return catalogues[locale]._(sentence.id, values, { message: sentence.message })
}

/** The language of a request: a page's own, else what `Accept-Language` puts first, else Arabic. */
export function localeOfRequest(request: FastifyRequest): Locale {
  if (localeOfPath(pathOf(request)) === 'en') return 'en'
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'ar'
}

/** The path as it was sent, without its query. */
export function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').split('?', 1)[0] ?? '/'
}
