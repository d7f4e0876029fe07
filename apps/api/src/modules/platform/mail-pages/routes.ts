import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import type { Mailbox } from '../../../gateways/mail/mailbox.ts'
import { localeOf, type Locale } from '../../../locale.ts'
import type { Secrets } from '../../../secrets.ts'
import { undoPages } from '../../accounts/credentials/undo-pages.ts'
import type { MailQueue } from '../mail/queue.ts'
import { mailboxPage } from '../mailbox/routes.ts'
import { unsubscribePages } from '../notifications/unsubscribe-pages.ts'
import { renderMailPage, type MailPageAnswer, type MailPageCalls } from './page.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

interface Parts {
  db: Database
  secrets: Secrets
  mails: MailQueue
  /** The mailbox of a development start; undefined where e-mails are really sent. */
  mailbox: Mailbox | undefined
}

/** The pages around e-mails, which no application calls: what their links open, and the development mailbox. */
export function mailPages({ db, secrets, mails, mailbox }: Parts): FastifyPluginAsync {
  return async app => {
    if (mailbox) await app.register(mailboxPage(mailbox))
    // A mail service posts `List-Unsubscribe=One-Click` (RFC 8058), a browser an empty form.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 2048 },
      (_request, _text, done) => done(null, {}),
    )
    await app.register(linkedPage(undoPages({ db, secrets, mails })))
    await app.register(linkedPage(unsubscribePages({ db, secrets })))
  }
}

function linkedPage({ path, read, act }: MailPageCalls): FastifyPluginAsync {
  return async app => {
    app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) =>
      send(reply, localeFor(request), await read(tokenOf(request.query), localeFor(request))),
    )
    app.post<{ Querystring: Record<string, unknown> }>(
      path,
      { schema: { body: {} } },
      async (request, reply) => {
        const locale = localeFor(request)
        return send(reply, locale, await act(tokenOf(request.query), locale, request))
      },
    )
  }
}

function tokenOf(query: Record<string, unknown>): string {
  return typeof query['token'] === 'string' ? query['token'] : ''
}

/** The language of the e-mail, else the browser's. */
function localeFor({ query, headers }: FastifyRequest): Locale {
  const { lang } = query as Record<string, unknown>
  return lang === 'ar' || lang === 'en' ? lang : localeOf(headers['accept-language'])
}

function send(reply: FastifyReply, locale: Locale, { status, page }: MailPageAnswer): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // To this site alone: the token is in the URL, and a form without an `Origin` is refused.
      'referrer-policy': 'same-origin',
      'content-language': locale,
    })
    .type('text/html; charset=utf-8')
    .send(renderMailPage(page, locale))
}
