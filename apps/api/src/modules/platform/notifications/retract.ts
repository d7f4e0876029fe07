import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { NotificationKind } from './kinds.ts'

/**
 * Sends no e-mail and no push message any more of what is true no longer. What is listed on the site stays there, and so does what was sent.
 * @param fact of the notifications' data, and its value
 */
export async function retract(
  tx: Connection,
  kind: NotificationKind,
  fact: readonly [name: string, value: number],
): Promise<void> {
  const [name, value] = fact
  const isMeant = sql`n.kind = ${kind} and n.data ->> ${name}::text = ${String(value)}::text`
  await tx.execute(
    sql`delete from notification_mails m using notifications n where n.id = m.notification_id and ${isMeant}`,
  )
  await tx.execute(sql`delete from push_deliveries p using notifications n
    where n.id = p.notification_id and p.delivered_at is null and p.given_up_at is null and ${isMeant}`)
}
