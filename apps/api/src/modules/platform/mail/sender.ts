import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { mails, users } from '../../../db/schema/index.ts'
import { PermanentMailError, type MailGateway } from '../../../gateways/mail/mail.ts'
import type { SmsGateway } from '../../../gateways/sms/sms.ts'
import { type Reader, usualReader } from '../../../locale.ts'
import { hashOf } from '../../../secrets.ts'
import { htmlOf, shortOf, textOf } from './layout.ts'
import type { CountryFinder } from '../../accounts/sessions/presenter.ts'
import { enqueue } from '../queue/job-queue.ts'
import { type QueuedEmail, sendEmails, type MailQueue } from './queue.ts'
import { readSiteSender } from './site-sender.ts'
import { originOf, renderTemplate } from './templates.ts'

const batchSize = 5
/** Longer than any attempt can take: a claim whose process was killed is retried after it. */
const leaseSeconds = 120
const firstRetrySeconds = 5
const longestRetrySeconds = 3600

export interface MailTransports {
  mail: MailGateway
  /** Undefined where no provider is set: no short message is queued then. */
  sms: SmsGateway | undefined
}

type Row = typeof mails.$inferSelect

/** Sends the e-mails that are due. Any number of processes may: each e-mail is claimed by one. */
export class MailSender {
  readonly #db: Database
  readonly #queue: MailQueue
  readonly #transports: MailTransports
  readonly #publicUrl: string
  readonly #logger: Pick<FastifyBaseLogger, 'error' | 'info'>
  readonly #countryOf: CountryFinder

  constructor(
    db: Database,
    queue: MailQueue,
    transports: MailTransports,
    publicUrl: string,
    logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
    countryOf: CountryFinder = async () => null,
  ) {
    this.#db = db
    this.#queue = queue
    this.#transports = transports
    this.#publicUrl = publicUrl
    this.#logger = logger
    this.#countryOf = countryOf
  }

  /** Sends until nothing is due. @returns how many e-mails were sent */
  async sendDue(): Promise<number> {
    let sent = 0
    for (;;) {
      const claimed = await this.#claim()
      if (claimed.length === 0) return sent
      const outcomes = await Promise.all(claimed.map(row => this.#deliver(row)))
      sent += outcomes.filter(Boolean).length
    }
  }

  /** In a statement of its own: no transaction is open during a delivery. */
  async #claim(): Promise<Row[]> {
    const due = this.#db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.deliveredAt), isNull(mails.givenUpAt), lte(mails.nextTryAt, sql`now()`)))
      .orderBy(mails.nextTryAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    return this.#db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        nextTryAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(inArray(mails.id, due))
      .returning()
  }

  async #deliver(row: Row): Promise<boolean> {
    if (row.encryptedPayload === null || row.expiresAt.getTime() <= Date.now()) {
      await this.#giveUp(row, 'expired')
      return false
    }
    try {
      await this.#send(row, row.encryptedPayload)
    } catch (error) {
      await this.#fail(row, error)
      return false
    }
    await this.#db
      .update(mails)
      .set({ deliveredAt: sql`now()`, encryptedPayload: null, error: null })
      .where(eq(mails.id, row.id))
    return true
  }

  async #send(row: Row, encryptedPayload: string): Promise<void> {
    const email = this.#queue.read(encryptedPayload)
    const origin = originOf(email)
    const country = origin ? await this.#countryOf(origin.ip) : null
    const content = renderTemplate(email, await this.#readerOf(email), this.#publicUrl, country)
    const id = hashOf(row.key).slice(0, 32)
    const host = new URL(this.#publicUrl).hostname
    if (row.channel === 'sms') {
      if (!this.#transports.sms) throw new PermanentMailError('no sms provider')
      return this.#transports.sms.sendShort(id, email.to, shortOf(content, host))
    }
    const unsubscribe = 'unsubscribe' in email ? this.#publicUrl + email.unsubscribe : undefined
    const foot = { sender: (await readSiteSender(this.#db))[email.locale], unsubscribe }
    return this.#transports.mail.send({
      messageId: `<${id}@${host}>`,
      to: email.to,
      locale: email.locale,
      subject: content.subject,
      text: textOf(content, email.locale, foot),
      html: htmlOf(content, email.locale, foot),
      ...(unsubscribe !== undefined && { list: { id: `${email.template}.${host}`, unsubscribe } }),
    })
  }

  /** Whom an e-mail is for: as the account of its address reads days and numbers. */
  async #readerOf({ to, locale }: QueuedEmail): Promise<Reader> {
    const [account] = await this.#db
      .select({ calendar: users.calendar, digits: users.digits })
      .from(users)
      .where(eq(users.email, to.toLowerCase()))
    return { ...usualReader(locale), ...account }
  }

  async #fail(row: Row, cause: unknown): Promise<void> {
    const error =
      cause instanceof PermanentMailError
        ? cause.message
        : String((cause as { code?: unknown }).code ?? (cause as Error).name)
    // The error itself may quote addresses; its kind may not.
    this.#logger.error({ mail: row.id, attempts: row.attempts, error }, 'mail delivery failed')
    if (cause instanceof PermanentMailError) return this.#giveUp(row, error)
    const wait = Math.min(firstRetrySeconds * 2 ** (row.attempts - 1), longestRetrySeconds)
    await this.#db
      .update(mails)
      .set({ error, nextTryAt: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(mails.id, row.id))
    await enqueue(this.#db, sendEmails, {}, { runAt: new Date(Date.now() + wait * 1000) })
  }

  async #giveUp(row: Row, error: string): Promise<void> {
    await this.#db
      .update(mails)
      .set({ givenUpAt: sql`now()`, encryptedPayload: null, error })
      .where(eq(mails.id, row.id))
  }
}

/** Deletes e-mails that were sent or given up a while ago. */
export async function deleteOldMails(db: Database): Promise<void> {
  await db
    .delete(mails)
    .where(sql`coalesce(${mails.deliveredAt}, ${mails.givenUpAt}) < now() - interval '30 days'`)
}
