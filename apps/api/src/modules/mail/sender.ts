import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/client.ts'
import { mails } from '../../db/schema/index.ts'
import { MailRefused, type MailGateway } from '../../gateways/mail/mail.ts'
import type { SmsGateway } from '../../gateways/sms/sms.ts'
import { hashOf } from '../../secrets.ts'
import { htmlOf, shortOf, textOf } from './layout.ts'
import { wordsOf } from './letters.ts'
import type { MailQueue } from './queue.ts'

const atOnce = 5
/** Longer than any try can take: a claim whose process was killed is taken up again after it. */
const leaseSeconds = 120
const firstRetrySeconds = 5
const longestRetrySeconds = 3600

export interface Post {
  mail: MailGateway
  /** Undefined where no provider is set: no short message is written then. */
  sms: SmsGateway | undefined
}

type Row = typeof mails.$inferSelect

/** Sends the letters that are due. Any number of processes may: each letter is claimed by one. */
export class MailSender {
  readonly #db: Database
  readonly #queue: MailQueue
  readonly #post: Post
  readonly #publicUrl: string
  readonly #logger: Pick<FastifyBaseLogger, 'error' | 'info'>

  constructor(
    db: Database,
    queue: MailQueue,
    post: Post,
    publicUrl: string,
    logger: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ) {
    this.#db = db
    this.#queue = queue
    this.#post = post
    this.#publicUrl = publicUrl
    this.#logger = logger
  }

  /** Sends until nothing is due. @returns how many letters left */
  async sendDue(): Promise<number> {
    let sent = 0
    for (;;) {
      const claimed = await this.#claim()
      if (claimed.length === 0) return sent
      const outcomes = await Promise.all(claimed.map(row => this.#deliver(row)))
      sent += outcomes.filter(Boolean).length
    }
  }

  /** In a statement of its own: no transaction is open while a server is talked to. */
  async #claim(): Promise<Row[]> {
    const due = this.#db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.deliveredAt), isNull(mails.givenUpAt), lte(mails.nextTryAt, sql`now()`)))
      .orderBy(mails.nextTryAt)
      .limit(atOnce)
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
    if (row.sealed === null || row.expiresAt.getTime() <= Date.now()) {
      await this.#giveUp(row, 'expired')
      return false
    }
    try {
      await this.#send(row, row.sealed)
    } catch (error) {
      await this.#fail(row, error)
      return false
    }
    await this.#db
      .update(mails)
      .set({ deliveredAt: sql`now()`, sealed: null, fault: null })
      .where(eq(mails.id, row.id))
    return true
  }

  async #send(row: Row, sealed: string): Promise<void> {
    const letter = this.#queue.read(sealed)
    const words = wordsOf(letter, letter.locale, this.#publicUrl)
    const id = hashOf(row.key).slice(0, 32)
    if (row.channel === 'sms') {
      if (!this.#post.sms) throw new MailRefused('no sms provider')
      return this.#post.sms.sendShort(id, letter.to, shortOf(words))
    }
    return this.#post.mail.send({
      messageId: `<${id}@${new URL(this.#publicUrl).hostname}>`,
      to: letter.to,
      locale: letter.locale,
      subject: words.subject,
      text: textOf(words, letter.locale),
      html: htmlOf(words, letter.locale),
    })
  }

  async #fail(row: Row, error: unknown): Promise<void> {
    const fault =
      error instanceof MailRefused
        ? error.message
        : String((error as { code?: unknown }).code ?? (error as Error).name)
    // The error itself may quote addresses; its kind may not.
    this.#logger.error({ mail: row.id, attempts: row.attempts, fault }, 'a letter was not taken')
    if (error instanceof MailRefused) return this.#giveUp(row, fault)
    const wait = Math.min(firstRetrySeconds * 2 ** (row.attempts - 1), longestRetrySeconds)
    await this.#db
      .update(mails)
      .set({ fault, nextTryAt: sql`now() + make_interval(secs => ${wait})` })
      .where(eq(mails.id, row.id))
  }

  async #giveUp(row: Row, fault: string): Promise<void> {
    await this.#db
      .update(mails)
      .set({ givenUpAt: sql`now()`, sealed: null, fault })
      .where(eq(mails.id, row.id))
  }
}

/** Letters that left or were given up a while ago are forgotten. */
export async function forgetOldMails(db: Database): Promise<void> {
  await db
    .delete(mails)
    .where(sql`coalesce(${mails.deliveredAt}, ${mails.givenUpAt}) < now() - interval '30 days'`)
}
