import { sortKey } from '@masar/text'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employees, users } from '../../../db/schema/index.ts'

/**
 * Puts the name of an account beside what its companies wrote, in the script that they did not write: their lists show, sort and find the person by
 * either. To be called where a person joins, and where either name changes; whom
 * they worked for before learns nothing new.
 */
export async function nameInCompanies(tx: Connection, userId: number): Promise<void> {
  const [account] = await tx
    .select({ ar: users.nameAr, en: users.nameEn })
    .from(users)
    .where(eq(users.id, userId))
  for (const isArabic of [true, false]) {
    const other = (isArabic ? account?.en : account?.ar) ?? null
    const otherNameKey = other === null ? null : sortKey(other)
    await tx
      .update(employees)
      .set({ otherName: other, otherNameKey })
      .where(
        and(
          eq(employees.userId, userId),
          eq(employees.state, 'active'),
          // The company's own name alone says in which script it is.
          sql`(${employees.nameAr} is not distinct from ${employees.name}) = ${isArabic}`,
          sql`${employees.otherName} is distinct from ${other}`,
        ),
      )
  }
}
