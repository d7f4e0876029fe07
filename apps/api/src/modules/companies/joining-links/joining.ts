import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import {
  employees,
  joiningLinkGroups,
  joiningLinks,
  joiningLinkUses,
  users,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { domainOf } from '../../accounts/fields/domain.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { setGroupsByHand } from '../employees/groups-by-hand.ts'
import { acceptInvited, insertJoined, settleJoined } from '../invitations/join.ts'
import { lockStructure } from '../structure.ts'
import { findLink, goneLink, takesOneMore, type Link } from './links.ts'
import type { standings } from './schema.ts'
import { tellOfJoinersLater } from './telling.ts'

interface Joiner {
  standing: Exclude<(typeof standings)[number], 'visitor'>
  /** The employee whom the company has invited at this account's address. */
  invitedId: number | null
  name: string
  email: string
}

/**
 * How an account stands to the company of a link: by the account itself, else by its address, once that is confirmed. An invitation counts
 * for more than the link's domains: the company named the very address.
 */
export async function readJoiner(connection: Connection, link: Link, userId: number): Promise<Joiner> {
  const rows = await connection
    .select({
      name: users.name,
      email: users.email,
      isVerified: sql<boolean>`${users.verifiedAt} is not null`,
      employeeId: employees.id,
      state: employees.state,
      isSame: sql<boolean>`coalesce(${employees.userId} = ${users.id}, false)`,
    })
    .from(users)
    .leftJoin(
      employees,
      and(
        eq(employees.companyId, link.companyId),
        isNull(employees.anonymisedAt),
        or(eq(employees.userId, users.id), eq(employees.email, users.email)),
      ),
    )
    .where(eq(users.id, userId))
  const row = rows.find(({ isSame }) => isSame) ?? rows[0]
  if (!row) throw new AppError('unauthenticated')
  const email = row.email ?? ''
  const joiner = { invitedId: null, name: row.name, email }
  if (row.isSame) return { ...joiner, standing: row.state === 'active' ? 'employed' : 'left' }
  if (email === '' || !row.isVerified) return { ...joiner, standing: 'other_address' }
  if (row.state === 'invited') return { ...joiner, standing: 'invited', invitedId: row.employeeId }
  if (row.state === 'active') return { ...joiner, standing: 'employed' }
  if (row.state === 'deactivated') return { ...joiner, standing: 'left' }
  const fits = link.domains.length === 0 || link.domains.includes(domainOf(email))
  return { ...joiner, standing: fits ? 'new' : 'other_address' }
}

const errorCodes = {
  employed: 'already_employed',
  left: 'employment_ended',
  other_address: 'joining_address',
} as const

/**
 * Makes an account an employee of the company whose link it has: the one whom the company invited at its address, else a new one. What the
 * company had assigned opens to it, and the company's team is notified.
 * @returns the company's id and name
 * @throws AppError `joining_link_gone`, `already_employed`, `employment_ended`, `joining_address`
 */
export async function joinByLink(tx: Transaction, token: string, actor: Actor & { userId: number }) {
  const { userId } = actor
  const found = await findLink(tx, token)
  if (!found) throw goneLink('unknown')
  await lockStructure(tx, found.companyId)
  // As it is once no other act on the company runs.
  const link = await findLink(tx, token)
  if (!link) throw goneLink('unknown')
  if (link.state !== 'open') throw goneLink(link.state)
  const joiner = await readJoiner(tx, link, userId)
  const { standing } = joiner
  if (standing !== 'new' && standing !== 'invited') throw new AppError(errorCodes[standing])
  await take(tx, link)
  const { companyId } = link
  const employeeId =
    joiner.invitedId === null
      ? await addEmployee(tx, link, joiner, userId)
      : await acceptInvited(tx, companyId, joiner.invitedId, userId)
  await tx
    .insert(joiningLinkUses)
    .values({ companyId, linkId: link.id, employeeId })
    // Who left and was invited again may have come by the same link before.
    .onConflictDoUpdate({
      target: [joiningLinkUses.linkId, joiningLinkUses.employeeId],
      set: { joinedAt: sql`now()`, toldAt: null },
    })
  await settleJoined(tx, { companyId, employeeId, userId })
  await tellOfJoinersLater(tx, link.id)
  await audit(tx, actor, {
    action: 'employee.join',
    subject: { type: 'employee', id: employeeId },
    after: { state: 'active', joining_link_id: link.id },
    companyId,
  })
  return { id: companyId, name: link.companyName }
}

/** Counts one who joins, if one more may. @throws AppError `joining_link_gone` */
async function take(tx: Transaction, link: Link): Promise<void> {
  const taken = await tx
    .update(joiningLinks)
    .set({ uses: sql`${joiningLinks.uses} + 1` })
    .where(and(eq(joiningLinks.id, link.id), takesOneMore))
    .returning({ id: joiningLinks.id })
  if (taken.length === 0) throw goneLink('full')
}

async function addEmployee(
  tx: Transaction,
  { id: linkId, companyId, departmentId }: Link,
  { name, email }: Joiner,
  userId: number,
): Promise<number> {
  const employeeId = await insertJoined(tx, { companyId, userId, name, email, departmentId })
  const groups = await tx
    .select({ id: joiningLinkGroups.groupId })
    .from(joiningLinkGroups)
    .where(and(eq(joiningLinkGroups.companyId, companyId), eq(joiningLinkGroups.linkId, linkId)))
  if (groups.length > 0)
    await setGroupsByHand(
      tx,
      companyId,
      employeeId,
      groups.map(group => group.id),
    )
  return employeeId
}
