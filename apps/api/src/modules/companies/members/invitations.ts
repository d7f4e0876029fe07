import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import { companies, companyMembers, departments, memberInvitations, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { FieldErrors, readEmail } from '../../accounts/fields/person.ts'
import type { Actor, CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { memberJoined } from '../../platform/notifications/company-notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { invitingCompany } from '../invitations/naming.ts'
import type { Invitations } from '../invitations/service.ts'
import { mayGiveRole } from '../policy.ts'
import { actorNameIn } from '../retention/former.ts'
import { lockStructure } from '../structure.ts'
import { lockMembers, readRole, stored } from './roles.ts'
import type { MemberInvitationBody } from './schema.ts'

const days = 14
type Row = typeof memberInvitations.$inferSelect

/** People are invited by e-mail to act for the company in a role, whether or not they have an account. Each act is in the audit log. */
export class MemberInvitations {
  readonly #db: Database
  readonly #mails: MailQueue
  readonly #employees: Pick<Invitations, 'count'>
  readonly #publicUrl: string

  /** @param employees counts what is sent: members and employees share the limits of one company and one address */
  constructor(db: Database, mails: MailQueue, employees: Pick<Invitations, 'count'>, publicUrl: string) {
    this.#db = db
    this.#mails = mails
    this.#employees = employees
    this.#publicUrl = publicUrl
  }

  /** Those not accepted yet, the latest first; expired ones until they are sent again or withdrawn. */
  list(companyId: number, locale: Locale) {
    return this.#db
      .select({
        invitation: memberInvitations,
        departmentId: departments.id,
        departmentName: departments.name,
        invitedBy: actorNameIn(locale, 'users', companyId),
        isExpired: sql<boolean>`${memberInvitations.expiresAt} <= now()`,
      })
      .from(memberInvitations)
      .leftJoin(departments, eq(departments.id, memberInvitations.departmentId))
      .leftJoin(users, eq(users.id, memberInvitations.invitedBy))
      .where(eq(memberInvitations.companyId, companyId))
      .orderBy(sql`${memberInvitations.sentAt} desc`, asc(memberInvitations.id))
  }

  /**
   * Invites an address, or once more with what is said now: an earlier link of it is dead.
   * @throws AppError `forbidden`, `member_exists`, `too_many_requests`, `validation`
   */
  async invite(actor: CompanyActor, body: MemberInvitationBody, locale: Locale): Promise<void> {
    const { companyId } = actor.member
    const errors = new FieldErrors()
    const email = readEmail(body.email, errors)
    errors.throwIfAny()
    await this.#employees.count(companyId, email)
    await this.#db.transaction(async tx => {
      await lockMembers(tx, actor)
      const role = await readRole(tx, actor, body)
      await refuseMember(tx, companyId, email)
      const known = await findInvitation(tx, companyId, eq(memberInvitations.email, email))
      if (known && !mayGiveRole(actor.member, known.role)) throw new AppError('forbidden')
      const { link, token } = freshLink(actor)
      const [row] = await tx
        .insert(memberInvitations)
        .values({ companyId, email, ...link, ...role })
        .onConflictDoUpdate({
          target: [memberInvitations.companyId, memberInvitations.email],
          set: { ...link, ...role },
        })
        .returning()
      if (!row) throw new Error('An invitation was not written.')
      await this.#mail(tx, row, token, locale)
      await audit(tx, actor, {
        action: 'member.invite',
        subject: { type: 'member_invitation', id: row.id },
        after: { email, ...stored(role) },
      })
    })
  }

  /** A new link for a person who has not answered; the earlier one stops working. @throws AppError `forbidden`, `not_found`, `too_many_requests` */
  async again(actor: CompanyActor, id: number, locale: Locale): Promise<void> {
    const { companyId } = actor.member
    const known = await findInvitation(this.#db, companyId, eq(memberInvitations.id, id))
    if (!known) throw new AppError('not_found')
    if (!mayGiveRole(actor.member, known.role)) throw new AppError('forbidden')
    await this.#employees.count(companyId, known.email)
    await this.#db.transaction(async tx => {
      await lockMembers(tx, actor)
      await lockInvitation(tx, actor, id)
      const { link, token } = freshLink(actor)
      const [row] = await tx
        .update(memberInvitations)
        .set(link)
        .where(eq(memberInvitations.id, id))
        .returning()
      if (!row) throw new AppError('not_found')
      await this.#mail(tx, row, token, locale)
      await audit(tx, actor, {
        action: 'member.invite_again',
        subject: { type: 'member_invitation', id },
        after: { email: row.email },
      })
    })
  }

  /** The link is dead at once. @throws AppError `forbidden`, `not_found` */
  async withdraw(actor: CompanyActor, id: number): Promise<void> {
    await this.#db.transaction(async tx => {
      await lockMembers(tx, actor)
      const { email, role, departmentId } = await lockInvitation(tx, actor, id)
      await tx.delete(memberInvitations).where(eq(memberInvitations.id, id))
      await audit(tx, actor, {
        action: 'member.withdraw_invitation',
        subject: { type: 'member_invitation', id },
        before: { email, ...stored({ role, departmentId }) },
      })
    })
  }

  /** In the language of the address's account where it has one; else in the inviter's. */
  async #mail(tx: Transaction, row: Row, token: string, inviters: Locale): Promise<void> {
    const [known] = await tx.select({ locale: users.locale }).from(users).where(eq(users.email, row.email))
    const locale = known?.locale ?? inviters
    const [company] = await tx
      .select({
        id: companies.id,
        name: companies.legalName,
        registrationNumber: companies.registrationNumber,
        color: companies.color,
      })
      .from(companies)
      .where(eq(companies.id, row.companyId))
    if (!company) throw new AppError('not_found')
    const inviting = await invitingCompany(tx, company, locale)
    await this.#mails.write(tx, `member-invitation-${row.tokenHash}`, {
      to: row.email,
      locale,
      template: 'member_invitation',
      company: inviting.name,
      color: inviting.color,
      role: row.role,
      url: `${this.#publicUrl}${locale === 'en' ? '/en' : ''}/team-invitation?invitation=${token}`,
    })
  }
}

/** What a link says, as long as it works. */
export async function readMemberInvitation(db: Connection, token: string) {
  const [row] = await db
    .select({ invitation: memberInvitations, company: companies })
    .from(memberInvitations)
    .innerJoin(companies, eq(companies.id, memberInvitations.companyId))
    .where(and(eq(memberInvitations.tokenHash, hashOf(token)), isLive))
  return row
}

/**
 * The account acts for the company from now on; a link works once. The sender is notified.
 * @param actor the person who accepts
 * @throws AppError `invitation_gone`, `member_exists`
 */
export async function acceptMembership(tx: Transaction, token: string, actor: Actor & { userId: number }) {
  const works = and(eq(memberInvitations.tokenHash, hashOf(token)), isLive)
  const [found] = await tx
    .select({ companyId: memberInvitations.companyId })
    .from(memberInvitations)
    .where(works)
  if (!found) throw new AppError('invitation_gone')
  // It does not let in a person who leaves meanwhile.
  await lockStructure(tx, found.companyId)
  const [used] = await tx.delete(memberInvitations).where(works).returning()
  if (!used) throw new AppError('invitation_gone')
  const { companyId, role, departmentId, invitedBy } = used
  const made = await tx
    .insert(companyMembers)
    .values({ companyId, userId: actor.userId, role, departmentId })
    .onConflictDoNothing()
    .returning({ userId: companyMembers.userId })
  if (made.length === 0) throw new AppError('member_exists')
  const [company] = await tx
    .select({ id: companies.id, name: companies.legalName })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new AppError('invitation_gone')
  const [person] = await tx
    .select({ name: namesOf('users') })
    .from(users)
    .where(eq(users.id, actor.userId))
  if (invitedBy !== null) {
    const joined = { id: actor.userId, name: person?.name ?? {} }
    await notify(tx, memberJoined({ userId: invitedBy, companyId, person: joined }))
  }
  await audit(tx, actor, {
    action: 'member.join',
    subject: { type: 'user', id: actor.userId },
    after: stored({ role, departmentId }),
    companyId,
  })
  return { ...company, role }
}

const isLive = gt(memberInvitations.expiresAt, sql`now()`)

function freshLink(actor: CompanyActor) {
  const token = newToken()
  return {
    token,
    link: {
      tokenHash: hashOf(token),
      invitedBy: actor.userId,
      sentAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    },
  }
}

async function findInvitation(db: Connection, companyId: number, which: ReturnType<typeof eq>) {
  const [row] = await db
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.companyId, companyId), which))
  return row
}

/** An invitation that the actor may change, held until the transaction ends. */
async function lockInvitation(tx: Transaction, actor: CompanyActor, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.companyId, actor.member.companyId), eq(memberInvitations.id, id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  if (!mayGiveRole(actor.member, row.role)) throw new AppError('forbidden')
  return row
}

/** @throws AppError `member_exists` where the address belongs to a member already */
async function refuseMember(tx: Transaction, companyId: number, email: string): Promise<void> {
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.userId, users.id), eq(companyMembers.companyId, companyId)),
    )
    .leftJoin(companies, and(eq(companies.userId, users.id), eq(companies.id, companyId)))
    .where(
      and(
        eq(users.email, email),
        or(sql`${companyMembers.userId} is not null`, sql`${companies.id} is not null`),
      ),
    )
  if (known) throw new AppError('member_exists')
}
