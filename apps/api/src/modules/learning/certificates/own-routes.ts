import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { personalActorOf } from '../../platform/audit/actor.ts'
import { certificateQueries, correctionDays } from './certificates.ts'
import { correctOwnName } from './changes.ts'
import { presentOwnCertificate } from './presenter.ts'
import { CertificateParams, OwnCertificates, OwnNameBody, Reissued } from './schema.ts'

const tags = ['learning']

/** What a person holds. */
export function ownCertificates(db: Database): FastifyPluginAsyncTypebox {
  const queries = certificateQueries(db)
  return async app => {
    app.get(
      '/certificates',
      {
        schema: {
          operationId: 'listCertificates',
          summary: 'List the caller’s certificates',
          errorCodes: [],
          description: 'The newest first: those that are valid, and those that expired or were withdrawn.',
          tags,
          response: { 200: OwnCertificates },
        },
      },
      async request => {
        const rows = await queries.ofHolder.execute({ user: viewerOf(request).id })
        return { data: rows.map(row => presentOwnCertificate(row, request.locale)) }
      },
    )

    app.post(
      '/certificates/:code/name',
      {
        schema: {
          operationId: 'correctCertificateName',
          summary: 'Put the name of the account on a certificate',
          errorCodes: ['not_found', 'name_correction_closed', 'conflict'],
          description: `Once a certificate, within ${correctionDays} days of when it was handed out, where the account has another name by now; \`conflict\` where that is not the name sent. It is issued again under another code, whose page the former one leads to.`,
          tags,
          params: CertificateParams,
          body: OwnNameBody,
          response: { 200: Reissued },
        },
      },
      async request => {
        const { params, body } = request
        const code = await db.transaction(tx =>
          correctOwnName(tx, personalActorOf(request), params.code, body.holder_name),
        )
        return { data: { code } }
      },
    )
  }
}
