import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Database } from '../../../../db/client.ts'
import type { Limits } from '../../../../plugins/limits.ts'
import { strict } from '../../../contract.ts'
import { certificatePicture } from '../document/certificate-pdf.ts'
import { demandStanding, type FindCertificate } from '../find.ts'
import { unlessBusy } from '../routes.ts'
import { CertificateParams } from '../schema.ts'
import type { Badges } from './badges.ts'
import { keySet } from './signing-keys.ts'

const ListParams = strict({ list: Type.Integer({ minimum: 0, maximum: 1_000_000 }) })
/** How long others may keep what withdraws a badge, and the keys. */
const fresh = 'public, max-age=300'

interface Parts {
  db: Database
  find: FindCertificate
  limits: Limits
  badges: Badges
  publicUrl: string
}

/**
 * What machines of others read, beside the APIs since they have no key of ours: credentials, the keys that signed them, the lists of those
 * that were withdrawn, and the picture beside a link.
 */
export function credentialFiles({ db, find, limits, badges, publicUrl }: Parts): FastifyPluginAsyncTypebox {
  return async app => {
    // A verifier may be a page of another site.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    })
    app.get('/.well-known/jwks.json', async (request, reply) => {
      await limits.credentialCheck.take(request.ip)
      const keys = await keySet(db)
      return reply.header('cache-control', fresh).send(keys)
    })

    app.get('/credentials/status/:list', { schema: { params: ListParams } }, async (request, reply) => {
      await limits.credentialCheck.take(request.ip)
      const token = await badges.statusList(request.params.list)
      return sendToken(reply.header('cache-control', fresh), token)
    })

    app.get('/credentials/:code', { schema: { params: CertificateParams } }, async (request, reply) => {
      const row = await find(request.params.code, request.ip)
      demandStanding(row)
      await limits.certificateFile.take(request.ip)
      // What was signed under a former code is revoked: its URL leads to the current one.
      if (row.code !== request.params.code) return reply.redirect(`/credentials/${row.code}`, 301)
      return sendToken(
        reply.headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="masar-${row.code}.jwt"`,
        }),
        await badges.credentialOf(row),
      )
    })

    app.get(
      '/credentials/:code/picture',
      { schema: { params: CertificateParams } },
      async (request, reply) => {
        const row = await find(request.params.code, request.ip)
        demandStanding(row)
        await limits.certificateFile.take(request.ip)
        const picture = await unlessBusy(request.log, certificatePicture(row, publicUrl))
        return reply
          .headers({ 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' })
          .type('image/png')
          .send(Buffer.from(picture))
      },
    )
  }
}

function sendToken(reply: FastifyReply, token: string): FastifyReply {
  return reply.type('application/vc+jwt').header('x-robots-tag', 'noindex').send(token)
}
