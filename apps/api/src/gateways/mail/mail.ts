import type { Locale } from '../../locale.ts'

/** An e-mail as it is sent. */
export interface Mail {
  /** The same for every attempt, so that the recipient's server can detect a second delivery. */
  messageId: string
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Of an optional e-mail: the id of its list (RFC 2919), and the address that ends it by a single POST (RFC 8058). */
  list?: { id: string; unsubscribe: string }
}

/** Outgoing mail: an SMTP server, or the mailbox of a development start. */
export interface MailGateway {
  /** @throws PermanentMailError when a retry is of no use, and any other error when it may be */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The e-mail can never be delivered: a malformed address, or a permanent error of the server. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError'
}
