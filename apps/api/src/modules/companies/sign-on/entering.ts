import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import {
  companyMembers,
  employees,
  operators,
  signOnIdentities,
  users,
  type SignOnAdmission,
} from '../../../db/schema/index.ts'
import type { ProviderIdentity } from '../../../gateways/oidc/provider.ts'
import type { Locale } from '../../../locale.ts'
import type { ApiName } from '../../../openapi.ts'
import { newToken } from '../../../secrets.ts'
import { firstCapacity } from '../../accounts/auth/capacities.ts'
import { domainOf } from '../../accounts/fields/domain.ts'
import { isMailAddress, normalEmail } from '../../accounts/fields/email.ts'
import { createStudent } from '../../accounts/google/accounts.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { MailOrigin } from '../../platform/mail/origin.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { acceptInvited, insertJoined, settleJoined } from '../invitations/join.ts'
import { lockStructure } from '../structure.ts'
import { isProven } from './domains.ts'

/** Why a sign-in by a company's provider came to nothing, as the sign-in page tells it. */
export type SignOnError =
  /** The provider's answer does not stand the checks, or came twice. */
  | 'failed'
  /** The flow's cookie is gone: it took too long, or came back in another browser. */
  | 'expired'
  /** There is no provider for the domain, or it cannot be reached. */
  | 'unavailable'
  /** The provider names no address of the company's domains, or says that it is not confirmed. */
  | 'address'
  /** The account of this address was never verified. */
  | 'unproved'
  /** An owner's account, or one of the site's operators: they sign in with what they alone know. */
  | 'owner'
  /** The company's employee of this address has joined with another account. */
  | 'elsewhere'
  /** Another identity of the provider is connected to the account of this address. */
  | 'other'
  /** The company lets in whom it has invited alone. */
  | 'uninvited'
  /** The person has left the company. */
  | 'ended'
  /** The account acts for no company, and asks for the portal. */
  | 'personal'
  /** The provider itself does not let the person in. */
  | 'denied'
  /** The provider sent a person who had not begun here. */
  | 'unsolicited'

export type Entered = { userId: number } | { error: SignOnError }

export interface SignOnVisit {
  api: ApiName
  locale: Locale
  origin: MailOrigin
  ip: string
  requestId: string
}

interface Company {
  companyId: number
  admits: SignOnAdmission
}

type Account = typeof users.$inferSelect

/**
 * Finds or creates the account of a person whom a company's provider names, and sees to it that they are its employee. The key is company,
 * issuer and subject. An unknown one needs an address of a domain that the company has proven, and then joins the verified account of that
 * address, as Google does (its owner is notified): an administrator of the domain's mail could set a new password there as well. A provider never
 * opens a company's own account, an owner's or an operator's, nor any account whose person has left the company.
 */
export async function enterBySignOn(
  tx: Transaction,
  mails: MailQueue,
  company: Company,
  person: ProviderIdentity,
  visit: SignOnVisit,
): Promise<Entered> {
  const { companyId } = company
  await lockStructure(tx, companyId)
  const email = normalEmail(person.email ?? '')
  const found = await findKnown(tx, companyId, person)
  // An account moved to a private address is out of the company's reach.
  const isOurs = found !== undefined && (await isProven(tx, companyId, domainOf(found.email ?? '')))
  const known = isOurs ? found : undefined
  if (!known) {
    const isNamed = person.isEmailVerified !== false && isMailAddress(email)
    if (!isNamed || !(await isProven(tx, companyId, domainOf(email)))) return { error: 'address' }
  }
  const account = known ?? (await findByEmail(tx, email))
  const entryError = account && (await entryErrorOf(tx, company, person, account, known !== undefined))
  if (entryError) return { error: entryError }
  if (visit.api === 'company-api' && !(account && (await firstCapacity(tx, account, visit.api))))
    return { error: 'personal' }
  const standing = await standingOf(tx, companyId, account?.id ?? null, account?.email ?? email)
  if (standing.is === 'ended' || standing.is === 'elsewhere') return { error: standing.is }
  const isMember = account !== undefined && (await roleOf(tx, companyId, account.id)) !== null
  if (standing.is === 'none' && company.admits === 'invited' && !isMember) return { error: 'uninvited' }
  const userId =
    account?.id ?? (await createStudent(tx, person, { email, locale: visit.locale, isGoogle: false }))
  if (userId === null) return { error: 'failed' }
  await keepIdentity(tx, companyId, person, userId)
  if (account && !known) await tellOwner(tx, mails, account, visit.origin)
  if (standing.is === 'invited' || (standing.is === 'none' && !isMember))
    await employ(tx, { companyId, userId, email, invitedId: standing.id }, visit)
  return { userId }
}

/**
 * The account that has come in by the identity before, as long as it belongs to the company: of a leaver, a company that invites them
 * again has no way in but what their address gives it.
 */
async function findKnown(tx: Connection, companyId: number, { issuer, subject }: ProviderIdentity) {
  const [row] = await tx
    .select({ user: users })
    .from(signOnIdentities)
    .innerJoin(users, eq(users.id, signOnIdentities.userId))
    .where(
      and(
        eq(signOnIdentities.companyId, companyId),
        eq(signOnIdentities.issuer, issuer),
        eq(signOnIdentities.subject, subject),
        isNull(users.erasedAt),
        sql`(exists (select from ${employees} e where e.company_id = ${companyId} and e.user_id = ${users.id} and e.state = 'active')
          or exists (select from ${companyMembers} m where m.company_id = ${companyId} and m.user_id = ${users.id}))`,
      ),
    )
  return row?.user
}

async function findByEmail(tx: Connection, email: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
  return row
}

async function roleOf(tx: Connection, companyId: number, userId: number) {
  const [row] = await tx
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
  return row?.role ?? null
}

/** Whether an account owns a company, this one or another: none opens the way into it. */
async function ownsSomeCompany(tx: Connection, userId: number): Promise<boolean> {
  const owned = and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner'))
  return (
    (await tx.select({ id: companyMembers.companyId }).from(companyMembers).where(owned).limit(1)).length > 0
  )
}

/** Why a company's provider does not open an account. */
async function entryErrorOf(
  tx: Connection,
  { companyId }: Company,
  { issuer, subject }: ProviderIdentity,
  account: Account,
  isKnown: boolean,
): Promise<SignOnError | null> {
  if (account.kind === 'company' || (await ownsSomeCompany(tx, account.id))) return 'owner'
  const [operator] = await tx
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.userId, account.id))
  if (operator) return 'owner'
  if (isKnown) return null
  if (account.verifiedAt === null) return 'unproved'
  const [other] = await tx
    .select({ subject: signOnIdentities.subject })
    .from(signOnIdentities)
    .where(
      and(
        eq(signOnIdentities.companyId, companyId),
        eq(signOnIdentities.issuer, issuer),
        eq(signOnIdentities.userId, account.id),
        ne(signOnIdentities.subject, subject),
      ),
    )
  return other ? 'other' : null
}

/** How a person stands to the company: by the account itself, else by the address. */
async function standingOf(tx: Connection, companyId: number, userId: number | null, email: string) {
  const rows = await tx
    .select({ id: employees.id, state: employees.state, userId: employees.userId })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        isNull(employees.anonymisedAt),
        or(eq(employees.email, email), userId === null ? sql`false` : eq(employees.userId, userId)),
      ),
    )
  const own = rows.find(row => row.userId !== null && row.userId === userId)
  const row = own ?? rows[0]
  if (!row) return { is: 'none', id: null } as const
  if (row.state === 'deactivated') return { is: 'ended', id: row.id } as const
  if (row.state === 'invited') return { is: 'invited', id: row.id } as const
  return { is: own ? 'employed' : 'elsewhere', id: row.id } as const
}

async function keepIdentity(
  tx: Connection,
  companyId: number,
  { issuer, subject, email }: ProviderIdentity,
  userId: number,
): Promise<void> {
  await tx
    .insert(signOnIdentities)
    .values({ companyId, issuer, subject, userId, email })
    .onConflictDoUpdate({
      target: [signOnIdentities.companyId, signOnIdentities.issuer, signOnIdentities.subject],
      set: { email, userId },
    })
}

async function tellOwner(
  tx: Connection,
  mails: MailQueue,
  { email, locale }: Account,
  origin: MailOrigin,
): Promise<void> {
  if (email === null) return
  await mails.write(tx, `sign-on-linked-${newToken()}`, {
    to: email,
    locale,
    template: 'sign_on_linked',
    origin,
  })
}

async function employ(
  tx: Transaction,
  who: { companyId: number; userId: number; email: string; invitedId: number | null },
  { ip, requestId }: SignOnVisit,
): Promise<void> {
  const { companyId, userId, invitedId } = who
  const [account] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  const email = who.email === '' ? (account?.email ?? '') : who.email
  const employeeId =
    invitedId === null
      ? await insertJoined(tx, { companyId, userId, name: account?.name ?? email, email, departmentId: null })
      : await acceptInvited(tx, companyId, invitedId, userId)
  await settleJoined(tx, { companyId, employeeId, userId })
  const actor = { userId, capacity: 'personal' as const, role: null, ip, requestId }
  await audit(tx, actor, {
    action: 'employee.join',
    subject: { type: 'employee', id: employeeId },
    after: { state: 'active', sign_on: true },
    companyId,
  })
}
