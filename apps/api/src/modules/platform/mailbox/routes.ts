import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Mailbox, StoredMessage } from '../../../gateways/mail/mailbox.ts'
import { renderMailbox } from './page.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/**
 * E-mails that a development start would have sent, to look at. Not registered in production or with an SMTP server, and shown to
 * this machine alone.
 */
export function mailboxPage(mailbox: Mailbox): FastifyPluginAsync {
  return async app => {
    app.addHook('onRequest', async request => {
      if (!isLoopback(request)) throw new AppError('not_found')
    })

    app.get('/mailbox', async (_request, reply) => html(reply, renderMailbox(await mailbox.list())))

    app.get<{ Querystring: { to?: string } }>('/mailbox/messages', async (request, reply) => {
      const { to } = request.query
      reply.header('cache-control', 'no-store')
      return { data: (await mailbox.list()).filter(message => to === undefined || message.to === to) }
    })

    app.get<{ Params: { id: string } }>('/mailbox/messages/:id', async (request, reply) => {
      const message: StoredMessage | undefined = await mailbox.find(request.params.id)
      if (!message) throw new AppError('not_found')
      if (message.html === null)
        return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(message.text)
      return html(reply, message.html)
    })
  }
}

function html(reply: FastifyReply, document: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(document)
}

/** By the connection, whatever a header says. */
function isLoopback(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}
