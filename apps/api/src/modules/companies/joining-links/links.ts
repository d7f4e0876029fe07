import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { companies, joiningLinks } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { hashOf } from '../../../secrets.ts'
import type { goneReasons, linkStates } from './schema.ts'

export type LinkState = (typeof linkStates)[number]

/** What a link is good for now, by the clock at this very moment. */
export const linkState = sql<LinkState>`case
  when ${joiningLinks.withdrawnAt} is not null then 'withdrawn'
  when ${joiningLinks.expiresAt} <= clock_timestamp() then 'expired'
  when ${joiningLinks.uses} >= ${joiningLinks.maxUses} then 'full'
  else 'open' end`

/** The condition for a link by which one more may join. */
export const takesOneMore = sql`${linkState} = 'open'`

/** A link that opens nothing says why, and not whose it was. */
export function goneLink(because: (typeof goneReasons)[number]): AppError {
  return new AppError('joining_link_gone', { data: { because } })
}

/** A link with its company, as it stands; undefined for a token that is none. */
export async function findLink(connection: Connection, token: string) {
  const [link] = await connection
    .select({
      id: joiningLinks.id,
      companyId: joiningLinks.companyId,
      companyName: companies.legalName,
      registrationNumber: companies.registrationNumber,
      color: companies.color,
      departmentId: joiningLinks.departmentId,
      domains: joiningLinks.domains,
      expiresAt: joiningLinks.expiresAt,
      state: linkState,
    })
    .from(joiningLinks)
    .innerJoin(companies, eq(companies.id, joiningLinks.companyId))
    .where(eq(joiningLinks.tokenHash, hashOf(token)))
  return link
}
export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>
