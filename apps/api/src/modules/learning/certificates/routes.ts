import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { pick } from '../../../locale.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { Choice, Data, Id, Moment, Nullable, named, strict } from '../../contract.ts'
import { certificateQueries, certificateState, certificateStates } from './certificates.ts'

const CertificateParams = strict({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })
const Certificate = Data(
  named('Certificate', {
    code: Type.String(),
    holder_name: Type.String(),
    course: Type.Object({ id: Id, title: Type.String() }),
    state: Choice(certificateStates),
    issued_at: Moment,
    valid_until: Nullable(Moment),
    withdrawn_at: Nullable(Moment),
  }),
)

/** The check of a certificate, open to whoever has its code; wrong codes are counted. */
export function certificatePages(db: Database, limits: Limits): FastifyPluginAsyncTypebox {
  const queries = certificateQueries(db)
  return async app => {
    app.get(
      '/certificates/:code',
      {
        schema: {
          operationId: 'getCertificate',
          summary: 'Verify a certificate by its code',
          errorCodes: ['not_found', 'too_many_requests'],
          description: 'Open to whoever has the code.',
          tags: ['learning'],
          params: CertificateParams,
          response: { 200: Certificate },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const [row] = await queries.byCode.execute({ code: request.params.code })
        if (!row) {
          await limits.wrongCertificate.take(request.ip)
          throw new AppError('not_found')
        }
        return {
          data: {
            code: row.code,
            holder_name: row.holderName,
            course: { id: row.courseId, title: pick(row.courseTitle, request.locale) },
            state: certificateState(row),
            issued_at: row.issuedAt.toISOString(),
            valid_until: row.validUntil?.toISOString() ?? null,
            withdrawn_at: row.revokedAt?.toISOString() ?? null,
          },
        }
      },
    )
  }
}
