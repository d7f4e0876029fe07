import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { NotificationKind } from './kinds.ts'

/**
 * Has notifications that were made say another name of what they are about.
 * @param fact of the notifications' data, and its values
 * @param readers selects whose notifications they are
 */
export async function renameSubjects(
  tx: Connection,
  {
    kind,
    fact: [fact, values],
    readers,
    name,
  }: {
    kind: NotificationKind
    fact: readonly [name: string, values: readonly number[]]
    readers: SQL
    name: BilingualText
  },
): Promise<void> {
  await tx.execute(sql`update notifications set data = jsonb_set(data, '{name}', ${JSON.stringify(name)}::jsonb)
    where kind = ${kind} and user_id in (${readers}) and data ->> ${fact}::text = any(${sql.param(values.map(String))}::text[])`)
}
