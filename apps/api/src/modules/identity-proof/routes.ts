import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { viewerOf } from '../../plugins/caller.ts'
import { OtpBody, Pending } from '../challenges/schema.ts'
import { Empty, strict } from '../contract.ts'
import type { IdentityProof } from './proof.ts'

const tags = ['identity']
const ProofBody = strict({ password: Type.String({ minLength: 1, maxLength: 512 }) })

/** What a stale session asks for before it changes an address or ends an account. */
export function identityProof(proof: IdentityProof): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/fresh',
      {
        schema: {
          operationId: 'proveByPassword',
          tags,
          description: 'Makes the session fresh for 15 minutes.',
          body: ProofBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await proof.byPassword(viewerOf(request), request.body.password)
        return { data: null }
      },
    )

    app.post(
      '/auth/fresh-code',
      {
        schema: {
          operationId: 'sendFreshCode',
          tags,
          description: 'Sends a code to the account’s own address, for accounts without a password.',
          response: { 200: Pending },
        },
      },
      async request => ({ data: await proof.sendCode(viewerOf(request), request) }),
    )

    app.post(
      '/auth/fresh-otp',
      {
        schema: {
          operationId: 'proveByCode',
          tags,
          description: 'Makes the session fresh for 15 minutes.',
          body: OtpBody,
          response: { 200: Empty },
        },
      },
      async request => {
        await proof.byCode(viewerOf(request), request.body.otp, request.body.code)
        return { data: null }
      },
    )
  }
}
