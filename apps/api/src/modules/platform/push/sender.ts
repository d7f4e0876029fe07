import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { notifications, pushDeliveries, pushTokens } from '../../../db/schema/index.ts'
import { PermanentPushError, type PushGateway } from '../../../gateways/push/push.ts'
import { sendPushMessages } from '../notifications/notify.ts'
import { type NoticeReader, noticeReaders } from '../notifications/readers.ts'
import { enqueue } from '../queue/job-queue.ts'
import { messageOf } from './message.ts'

const batchSize = 20
/** Longer than any attempt can take: a claim whose process was killed is retried after it. */
const leaseMs = 120_000
const firstRetryMs = 5_000
const longestRetryMs = 3_600_000
const retention = '30 days'

interface Due {
  delivery: typeof pushDeliveries.$inferSelect
  notification: typeof notifications.$inferSelect
  device: typeof pushTokens.$inferSelect
}

/**
 * Sends the push messages that are due. Any number of processes may: each message is claimed by one. A notification
 * that was read in the meantime is not sent.
 */
export class PushSender {
  readonly #db: Database
  readonly #gateway: PushGateway
  readonly #logger: Pick<FastifyBaseLogger, 'error' | 'info'>

  constructor(db: Database, gateway: PushGateway, logger: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#db = db
    this.#gateway = gateway
    this.#logger = logger
  }

  /** Sends until nothing is due. @returns how many messages were sent */
  async sendDue(now: () => Date = () => new Date()): Promise<number> {
    let sent = 0
    for (;;) {
      const due = await this.#claim(now())
      if (due.length === 0) return sent
      const readerOf = await noticeReaders(
        this.#db,
        due.map(({ device }) => device.userId),
      )
      const outcomes = await Promise.all(
        due.map(one => this.#deliver(one, readerOf(one.device.userId, one.device.locale), now())),
      )
      sent += outcomes.filter(Boolean).length
    }
  }

  /** In a statement of its own: no transaction is open during a delivery. */
  async #claim(now: Date): Promise<Due[]> {
    const due = this.#db
      .select({ id: pushDeliveries.id })
      .from(pushDeliveries)
      .where(
        and(
          isNull(pushDeliveries.deliveredAt),
          isNull(pushDeliveries.givenUpAt),
          lte(pushDeliveries.nextTryAt, now),
        ),
      )
      .orderBy(pushDeliveries.nextTryAt, pushDeliveries.id)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const claimed = await this.#db
      .update(pushDeliveries)
      .set({ attempts: sql`${pushDeliveries.attempts} + 1`, nextTryAt: new Date(now.getTime() + leaseMs) })
      .where(inArray(pushDeliveries.id, due))
      .returning({ id: pushDeliveries.id })
    if (claimed.length === 0) return []
    return this.#db
      .select({ delivery: pushDeliveries, notification: notifications, device: pushTokens })
      .from(pushDeliveries)
      .innerJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
      .innerJoin(pushTokens, eq(pushTokens.id, pushDeliveries.tokenId))
      .where(
        inArray(
          pushDeliveries.id,
          claimed.map(({ id }) => id),
        ),
      )
      .orderBy(pushDeliveries.id)
  }

  async #deliver({ delivery, notification, device }: Due, reader: NoticeReader, now: Date): Promise<boolean> {
    if (delivery.expiresAt <= now) return this.#giveUp(delivery.id, 'expired', now)
    if (notification.readAt !== null && notification.sequence !== null)
      return this.#giveUp(delivery.id, 'read', now)
    try {
      if ((await this.#gateway.send(messageOf(notification, device, reader))) === 'gone') {
        await this.#db.delete(pushTokens).where(eq(pushTokens.id, device.id))
        return false
      }
    } catch (error) {
      return this.#fail(delivery, error, now)
    }
    await this.#db
      .update(pushDeliveries)
      .set({ deliveredAt: now, error: null })
      .where(eq(pushDeliveries.id, delivery.id))
    return true
  }

  async #fail({ id, attempts }: Due['delivery'], cause: unknown, now: Date): Promise<false> {
    const error =
      cause instanceof PermanentPushError
        ? cause.message
        : String((cause as { code?: unknown }).code ?? (cause as Error).name)
    // The error itself may quote the device; its kind may not.
    this.#logger.error({ push: id, attempts, error }, 'push delivery failed')
    if (cause instanceof PermanentPushError) return this.#giveUp(id, error, now)
    const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)
    await this.#db
      .update(pushDeliveries)
      .set({ error, nextTryAt: new Date(now.getTime() + wait) })
      .where(eq(pushDeliveries.id, id))
    await enqueue(this.#db, sendPushMessages, {}, { runAt: new Date(now.getTime() + wait) })
    return false
  }

  async #giveUp(id: number, error: string, now: Date): Promise<false> {
    await this.#db.update(pushDeliveries).set({ givenUpAt: now, error }).where(eq(pushDeliveries.id, id))
    return false
  }
}

/** Deletes deliveries that were sent or given up a while ago. */
export async function deleteOldPushes(db: Database): Promise<void> {
  await db
    .delete(pushDeliveries)
    .where(
      and(
        or(isNotNull(pushDeliveries.deliveredAt), isNotNull(pushDeliveries.givenUpAt)),
        lt(pushDeliveries.expiresAt, sql.raw(`now() - interval '${retention}'`)),
      ),
    )
}
