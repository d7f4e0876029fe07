import type { Connection } from '../../../db/client.ts'
import { mails } from '../../../db/schema/index.ts'
import type { Locale } from '../../../locale.ts'
import type { Secrets } from '../../../secrets.ts'
import { jobKind } from '../queue/job-kind.ts'
import { enqueue } from '../queue/job-queue.ts'
import type { EmailTemplate } from './templates.ts'

/** Sends the e-mails that are due. */
export const sendEmails = jobKind<Record<string, never>>('send_emails', { leaseSeconds: 120 })

/** An e-mail that waits to be sent: its recipient, language, template and data. */
export type QueuedEmail = { to: string; locale: Locale } & EmailTemplate

/** How long an e-mail that reports an event is retried. */
const retryHours = 72

/**
 * E-mails wait in the database beside what caused them: they are sent if and only if its transaction commits, each key once.
 */
export class MailQueue {
  readonly #secrets: Secrets

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  /**
   * Queues an e-mail in the caller's transaction. A key that was used before writes nothing.
   * @param minutes how long it is worth sending; three days without it
   */
  async write(
    connection: Connection,
    key: string,
    email: QueuedEmail,
    { channel = 'mail', minutes = retryHours * 60 }: { channel?: 'mail' | 'sms'; minutes?: number } = {},
  ): Promise<void> {
    await this.#insert(connection, {
      channel,
      key,
      encryptedPayload: this.#secrets.encrypt(email),
      expiresAt: new Date(Date.now() + minutes * 60_000),
      deliveredAt: null,
    })
  }

  /** Queues many e-mails at once, each under a key of its own. */
  async writeMany(
    connection: Connection,
    emails: readonly { key: string; email: QueuedEmail }[],
  ): Promise<void> {
    if (emails.length === 0) return
    const expiresAt = new Date(Date.now() + retryHours * 3_600_000)
    const rows = emails.map(({ key, email }) => ({
      channel: 'mail' as const,
      key,
      encryptedPayload: this.#secrets.encrypt(email),
      expiresAt,
    }))
    await connection.insert(mails).values(rows).onConflictDoNothing()
    await enqueue(connection, sendEmails, {})
  }

  /** Does the same work without sending anything, so that an answer takes as long whether or not an e-mail is sent. */
  async writeDecoy(connection: Connection, key: string, email: QueuedEmail): Promise<void> {
    await this.#insert(connection, {
      channel: 'mail',
      key,
      encryptedPayload: this.#secrets.encrypt(email),
      expiresAt: new Date(),
      deliveredAt: new Date(),
    })
  }

  async #insert(connection: Connection, row: typeof mails.$inferInsert): Promise<void> {
    await connection.insert(mails).values(row).onConflictDoNothing()
    await enqueue(connection, sendEmails, {})
  }

  /** @returns the e-mail of a row of `mails` */
  read(encryptedPayload: string): QueuedEmail {
    return withTemplate(this.#secrets.decrypt(encryptedPayload) as QueuedEmail | EarlierEmail)
  }
}

/** A payload of an earlier version, which named the template `letter`; one may still wait in the queue while a new version starts. */
type EarlierEmail = { letter: string } & Record<string, unknown>

function withTemplate(payload: QueuedEmail | EarlierEmail): QueuedEmail {
  if ('template' in payload) return payload as QueuedEmail
  const { letter, ...rest } = payload
  return { ...rest, template: letter === 'news' ? 'digest' : letter } as unknown as QueuedEmail
}
