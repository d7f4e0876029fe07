import { addressOf, isMailAddress } from '../../modules/accounts/fields/email.ts'
import { PermanentMailError, type MailGateway } from './mail.ts'

/** Mail over SMTP. `url` is `smtp://` (STARTTLS where offered) or `smtps://`, with user and password in it. */
export function smtpGateway(url: string, from: string): MailGateway {
  let made: ReturnType<typeof transportTo> | undefined
  /** Made, and its library loaded, for the first message. */
  const transport = () => (made ??= transportTo(url))
  return {
    send: async ({ messageId, to, locale, subject, text, html, list }) => {
      // A line break in an address would smuggle in further recipients.
      if (!isMailAddress(to)) throw new PermanentMailError('address')
      try {
        const opened = await transport()
        await opened.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: addressOf(from), to },
          messageId,
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': locale,
            ...(list && {
              'List-Id': `<${list.id}>`,
              'List-Unsubscribe': `<${list.unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        throw isFinal(error) ? new PermanentMailError(`smtp ${error.responseCode}`, { cause: error }) : error
      }
    },
    close: async () => {
      const opened = await made
      opened?.close()
    },
  }
}

async function transportTo(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A 5yz about this recipient or message is final (RFC 5321, 4.2.1); one about our own sign-in is for the operator to fix. */
function isFinal(error: unknown): error is Error & { responseCode: number } {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
}
