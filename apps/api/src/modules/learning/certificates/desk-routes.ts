import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import { FieldErrors, readName } from '../../accounts/fields/person.ts'
import { Empty } from '../../contract.ts'
import { keepCertificates } from '../../operations/policy.ts'
import { operatorActorOf } from '../../platform/audit/actor.ts'
import { correctName, withdrawCertificate } from './changes.ts'
import { CertificateParams, NameBody, Reissued, WithdrawalBody } from './schema.ts'

const tags = ['console']

/** What operators can do with certificates; each act is recorded in the audit log. */
// long: a list of routes, each short by itself
export function certificateDesk(db: Database): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/console/certificates/:code/withdrawal',
      {
        config: { policy: keepCertificates },
        schema: {
          operationId: 'withdrawCertificate',
          summary: 'Withdraw a certificate for good',
          errorCodes: ['not_found'],
          description:
            'Its page says so from then on, and its badge is revoked. The holder alone reads the reason.',
          tags,
          params: CertificateParams,
          body: WithdrawalBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { params, body } = request
        const isDone = await db.transaction(tx =>
          withdrawCertificate(tx, operatorActorOf(request), params.code, body.reason.trim()),
        )
        if (!isDone) throw new AppError('not_found')
        return { data: null }
      },
    )

    app.patch(
      '/console/certificates/:code',
      {
        config: { policy: keepCertificates },
        schema: {
          operationId: 'correctNameOnCertificate',
          summary: 'Correct the name on a certificate',
          errorCodes: ['not_found', 'validation'],
          description:
            'For a holder who may not do it by themselves any more. It is issued again under another code, whose page the former one leads to.',
          tags,
          params: CertificateParams,
          body: NameBody,
          response: { 200: Reissued },
        },
      },
      async request => {
        const { params, body } = request
        const errors = new FieldErrors()
        const name = readName(body.holder_name, errors, 'holder_name')
        const other = body.other_holder_name && readName(body.other_holder_name, errors, 'other_holder_name')
        errors.throwIfAny()
        const code = await db.transaction(tx =>
          correctName(tx, operatorActorOf(request), params.code, {
            name,
            other,
            reason: body.reason.trim(),
          }),
        )
        return { data: { code } }
      },
    )
  }
}
