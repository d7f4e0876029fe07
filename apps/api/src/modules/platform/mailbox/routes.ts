import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import type { Mailbox, StoredMessage } from '../../../gateways/mail/mailbox.ts'
import { isLoopbackHost } from '../../../public-host.ts'
import { renderMailbox } from './page.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/**
 * E-mails that a development start would have sent, to look at. Not registered in production or with an SMTP server, and shown to
 * this machine alone: not through a proxy on it, nor to a page of another site whose name was made to point here (DNS rebinding).
 */
export function mailboxPage(mailbox: Mailbox): FastifyPluginAsync {
  return async app => {
    app.addHook('onRequest', async request => {
      if (!isOfThisMachine(request)) throw new AppError('not_found')
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

/** What proxies add to the requests that they pass on. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:true|x)-client-ip|x-cluster-client-ip|cf-connecting-ip)$/

/** By the connection and by the name that was asked for; the headers of a proxy only ever refuse. */
function isOfThisMachine({ raw, socket }: FastifyRequest): boolean {
  return (
    isLoopbackHost(socket.remoteAddress ?? '') &&
    isLoopbackHost(hostnameOf(raw.headers.host)) &&
    !Object.keys(raw.headers).some(name => forwarding.test(name))
  )
}

function hostnameOf(host = ''): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}
