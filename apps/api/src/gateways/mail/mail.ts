import type { Locale } from '../../locale.ts'

/** A letter as it leaves. */
export interface Mail {
  /** The same for every try, so that a receiver can tell a second delivery. */
  messageId: string
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
}

/** Outgoing mail: an SMTP server, or the mailbox of a development start. */
export interface MailGateway {
  /** @throws MailRefused when trying again is of no use, and any other error when it may be */
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}

/** The letter will never be taken: a malformed address, or a server that says so for good. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
