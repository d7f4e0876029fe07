import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { DocumentBusyError } from '../../platform/documents/documents.ts'
import type { Badges } from './badge/badges.ts'
import { badgePicture } from './badge/picture.ts'
import { markedPdf } from './document/marked-pdf.ts'
import { demandStanding, type FindCertificate } from './find.ts'
import { presentCertificate } from './presenter.ts'
import { CertificateAnswer, CertificateParams, file } from './schema.ts'

const tags = ['learning']
/** After how many seconds to try again where too many wait for a document. */
const busySeconds = 10

type App = Parameters<FastifyPluginAsyncTypebox>[0]

export interface CertificatePageParts {
  find: FindCertificate
  limits: Limits
  badges: Badges
  storage: Storage
  publicUrl: string
}

/** A certificate, open to anyone with its code, and what its holder shows elsewhere; wrong codes are counted, and so are files. */
export function certificatePages(parts: CertificatePageParts): FastifyPluginAsyncTypebox {
  return async app => {
    checkRoute(app, parts)
    pdfRoute(app, parts)
    badgeRoute(app, parts)
  }
}

function checkRoute(app: App, { find }: CertificatePageParts): void {
  app.get(
    '/certificates/:code',
    {
      schema: {
        operationId: 'getCertificate',
        summary: 'Verify a certificate by its code',
        errorCodes: ['not_found', 'too_many_requests'],
        description: 'Open to anyone with the code.',
        tags,
        params: CertificateParams,
        response: { 200: CertificateAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: presentCertificate(await find(request.params.code, request.ip), request.locale) }
    },
  )
}

function pdfRoute(app: App, { find, limits, publicUrl, storage }: CertificatePageParts): void {
  app.get(
    '/certificates/:code/pdf',
    {
      schema: {
        operationId: 'getCertificatePdf',
        summary: 'Read a certificate as PDF',
        errorCodes: ['not_found', 'certificate_withdrawn', 'too_many_requests', 'unavailable'],
        description:
          'PDF/A-3 on one page, in Arabic with English beside it. A withdrawn certificate has none.',
        tags,
        params: CertificateParams,
        response: { 200: file('application/pdf') },
      },
    },
    async (request, reply) => {
      const row = await find(request.params.code, request.ip)
      demandStanding(row)
      await limits.certificateFile.take(request.ip)
      const pdf = await unlessBusy(request.log, markedPdf(row, { storage, publicUrl }))
      return send(reply, pdf, 'application/pdf', `masar-${row.code}.pdf`)
    },
  )
}

function badgeRoute(app: App, { find, limits, badges }: CertificatePageParts): void {
  app.get(
    '/certificates/:code/badge',
    {
      schema: {
        operationId: 'getCertificateBadge',
        summary: 'Read a certificate as an open badge',
        errorCodes: ['not_found', 'certificate_withdrawn', 'too_many_requests'],
        description:
          'Open Badges 3.0: a picture (SVG) with the signed credential (VC-JWT) baked in. `/.well-known/jwks.json` has the keys. A withdrawn certificate has none.',
        tags,
        params: CertificateParams,
        response: { 200: file('image/svg+xml') },
      },
    },
    async (request, reply) => {
      const row = await find(request.params.code, request.ip)
      demandStanding(row)
      await limits.certificateFile.take(request.ip)
      const svg = badgePicture(row, await badges.credentialOf(row))
      return send(reply, Buffer.from(svg), 'image/svg+xml', `masar-${row.code}.svg`)
    },
  )
}

/** Says that it will go later where too many documents wait. @throws AppError `unavailable` */
export async function unlessBusy<T>(log: FastifyBaseLogger, document: Promise<T>): Promise<T> {
  try {
    return await document
  } catch (error) {
    if (!(error instanceof DocumentBusyError)) throw error
    log.warn({ err: error }, 'certificate document not compiled')
    throw new AppError('unavailable', { retryAfter: busySeconds })
  }
}

/** A file to download. Nothing of it may stay in a shared cache. */
function send(reply: FastifyReply, content: Uint8Array, type: string, name: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(content))
}
