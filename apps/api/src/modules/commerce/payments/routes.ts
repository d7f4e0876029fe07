import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../../errors.ts'
import { WebhookRefused } from '../../../gateways/payments/payment-provider.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { Payments } from './payments.ts'

/** Where payment providers send their messages; a message's signature is its key. The body is taken as it was sent, since that is signed. */
export function webhooks(payments: Payments, limits: Limits): FastifyPluginAsync {
  return async app => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    app.post<{ Params: { provider: string }; Body: Buffer | undefined }>(
      '/webhooks/:provider',
      { schema: { hide: true, body: {} } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const provider = payments.provider(request.params.provider)
        if (!provider) throw new AppError('not_found')
        if (!Buffer.isBuffer(request.body)) return refuse(limits, request.ip)
        try {
          const event = await provider.verify(request.body, request.headers)
          if (event) await payments.hear(provider, event)
        } catch (error) {
          if (error instanceof WebhookRefused || error instanceof SyntaxError)
            return refuse(limits, request.ip)
          throw error
        }
        return { data: null }
      },
    )
  }
}

/** Wrong messages count against their address; right ones never do, since a provider sends all of its own from few. */
async function refuse(limits: Limits, address: string): Promise<never> {
  await limits.wrongPaymentMessage.take(address)
  throw new AppError('webhook_refused')
}
