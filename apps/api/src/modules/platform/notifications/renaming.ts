import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { NotificationKind } from './kinds.ts'

/**
 * Has notifications that were made say another name of what they are about. What was sent by e-mail or to a device stays as it was sent.
 * @param readers selects whose notifications they are
 * @param which the condition on a row `n` of them
 * @param name as `jsonb`, in both languages
 */
export async function renameSubjects(
  tx: Connection,
  { kind, readers, which, name }: { kind: NotificationKind; readers: SQL; which: SQL; name: SQL },
): Promise<void> {
  await tx.execute(sql`update notifications n set data = jsonb_set(n.data, '{name}', ${name})
    where n.kind = ${kind} and n.user_id in (${readers}) and (${which})`)
}
