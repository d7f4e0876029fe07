import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { challengePurposes } from '../../../db/schema/index.ts'
import type { Challenges } from './challenges.ts'
import { HandleBody, Pending } from './schema.ts'

const tags = ['registration']

/** What every step with a code has: where it stands, and another code. */
export function pendingSteps(challenges: Challenges): FastifyPluginAsyncTypebox {
  return async app => {
    app.post(
      '/auth/otp-state',
      {
        schema: {
          operationId: 'getPendingStep',
          summary: 'Get the state of a pending step',
          errorCodes: ['otp_gone'],
          tags,
          description: 'Where the step behind a handle stands: after a reload, in another tab.',
          body: HandleBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await challenges.state(request.body.otp, challengePurposes) }),
    )

    app.post(
      '/auth/otp-resend',
      {
        schema: {
          operationId: 'resendCode',
          summary: 'Send a new code for a pending step',
          errorCodes: ['otp_gone', 'too_many_requests'],
          tags,
          description:
            'Sends a new code for the same step, at the earliest 60 seconds after the last, 5 an hour; the earlier code is dead then.',
          body: HandleBody,
          response: { 200: Pending },
        },
      },
      async request => ({ data: await challenges.resend(request.body.otp, challengePurposes, request.ip) }),
    )
  }
}
