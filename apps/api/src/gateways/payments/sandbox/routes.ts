import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { AppError } from '../../../errors.ts'
import { sandboxCards } from './cards.ts'
import { renderSandbox, type SandboxStep } from './page.ts'
import type { CardAnswer, SandboxPayment, SandboxProvider } from './provider.ts'

const policy = (returnUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self' ${new URL(returnUrl).origin}`

/** The sandbox's hosted page: choose a test card, pass the bank's page where the card asks for it, and go back to the shop. */
export function sandboxPages(sandbox: SandboxProvider): FastifyPluginAsync {
  const known = async (id: string): Promise<SandboxPayment> => {
    const payment = await sandbox.find(id)
    if (!payment) throw new AppError('not_found')
    return payment
  }
  const take = (id: string, step: string | undefined, card: string): Promise<CardAnswer | null> => {
    if (step === 'cancel') return sandbox.end(id, 'cancelled')
    if (step === 'refuse') return sandbox.end(id, 'declined')
    return sandbox.pay(id, card, step === 'confirm')
  }
  return async app => {
    readForms(app)
    app.get<{ Params: { id: string }; Querystring: { card?: unknown } }>(
      '/sandbox/payments/:id',
      async (request, reply) => {
        const payment = await known(request.params.id)
        if (payment.state !== 'pending' || payment.card !== null) return html(reply, payment, 'over')
        const { card } = request.query
        return typeof card === 'string' && sandboxCards[card] === 'three_d_secure'
          ? html(reply, payment, 'bank', card)
          : html(reply, payment, 'card')
      },
    )

    app.post<{ Params: { id: string }; Body: { step?: unknown; card?: unknown } | undefined }>(
      '/sandbox/payments/:id',
      // The form's fields are the page's own; whatever else comes is declined or ignored.
      { schema: { body: {} } },
      async (request, reply) => {
        const { id } = request.params
        const given = request.body ?? {}
        const step = typeof given.step === 'string' ? given.step : undefined
        const card = typeof given.card === 'string' ? given.card : ''
        const answer = await take(id, step, card)
        if (answer?.kind === 'done')
          return reply.header('cache-control', 'no-store').redirect(answer.returnUrl, 303)
        const payment = await known(id)
        if (answer?.kind === 'silent') return html(reply, payment, 'silent')
        // A page with an address of its own: going back to it, or reading it again, sends nothing twice.
        if (answer?.kind === 'three_d_secure')
          return reply
            .header('cache-control', 'no-store')
            .redirect(`/sandbox/payments/${id}?card=${card}`, 303)
        return html(reply, payment, 'over')
      },
    )
  }
}

function html(reply: FastifyReply, payment: SandboxPayment, step: SandboxStep, card?: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy(payment.returnUrl),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(renderSandbox(payment, step, card))
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2048 },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(text as string))),
  )
}
