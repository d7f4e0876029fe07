import { inArray } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { companies, users } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { avatarPath } from './names.ts'

/** Long enough for any upload under way to have written its row. */
const settledMs = 3_600_000

/** Removes pictures that no account and no company shows any more: a process may have been killed between the row and the file. */
export async function sweepAvatars(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  const names = await storage.olderThan('avatars', settled)
  let removed = 0
  for (let at = 0; at < names.length; at += 500) {
    const some = names.slice(at, at + 500)
    const shown = await db
      .select({ avatar: users.avatar })
      .from(users)
      .where(inArray(users.avatar, some.map(avatarPath)))
    const logos = await db
      .select({ logo: companies.logo })
      .from(companies)
      .where(inArray(companies.logo, some.map(avatarPath)))
    const kept = new Set([...shown.map(row => row.avatar), ...logos.map(row => row.logo)])
    const orphans = some.filter(name => !kept.has(avatarPath(name)))
    await Promise.all(orphans.map(name => storage.remove(name)))
    removed += orphans.length
  }
  return removed
}
