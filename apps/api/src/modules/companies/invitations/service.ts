import { fold, sortKey } from '@masar/text'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { companies, employeeInvitations, employees } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { Limits } from '../../../plugins/limits.ts'
import { hashOf, newToken } from '../../../secrets.ts'
import { FieldErrors, readEmail, readLine, readName } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'
import { addToGroupsByHand, checkGroups } from '../employees/groups-by-hand.ts'
import { applyRules } from '../groups/rules.ts'
import { inReachOf } from '../policy.ts'
import { lockStructure, reachesDepartment, reachesEmployee, setManager } from '../structure.ts'
import { endInvitations } from './ending.ts'
import { keepInvited, type InvitedRow } from './keeping.ts'
import { invitingCompany, isProved } from './naming.ts'
import type { InviteBody } from './schema.ts'

const days = 14

/** Inviting employees: a record, a link, an email. */
export class Invitations {
  readonly #db: Database
  readonly #mails: MailQueue
  readonly #limits: Limits
  readonly #publicUrl: string

  constructor(db: Database, mails: MailQueue, limits: Limits, publicUrl: string) {
    this.#db = db
    this.#mails = mails
    this.#limits = limits
    this.#publicUrl = publicUrl
  }

  /**
   * Invites a new person, or again one who has left or has not answered; a manager only into their own branch. Groups are added to those that
   * somebody is in already, and a line manager who is not named stays.
   * @throws AppError `employee_exists`, `validation`, `too_many_requests`
   */
  async invite(actor: CompanyActor, form: InviteBody, locale: Locale) {
    const { companyId } = actor.member
    const { manager_id: managerId, group_ids: groupIds = [] } = form
    const errors = new FieldErrors()
    const name = readName(form.name, errors)
    const email = readEmail(form.email, errors)
    await this.#checkPlaces(actor.member, form, errors)
    const number = form.number === undefined ? null : readLine(form.number, errors, 'number', 40)
    const job = form.job === undefined ? null : readLine(form.job, errors, 'job', 120)
    errors.throwIfAny()
    await this.count(companyId, email)
    const row = {
      name,
      nameKey: sortKey(name),
      searchFolded: fold([name, email, number ?? ''].join(' ')),
      number,
      job,
      departmentId: form.department_id ?? null,
    }
    return this.#db.transaction(async tx => {
      await lockStructure(tx, companyId)
      const employeeId = await keepEmployee(tx, actor.member, { companyId, email, ...row })
      if (managerId !== undefined) await placeUnder(tx, actor.member, employeeId, managerId)
      await addToGroupsByHand(
        tx,
        companyId,
        groupIds.map(groupId => ({ employee_id: employeeId, group_id: groupId })),
      )
      const invited = await this.send(tx, { companyId, employeeId, to: email }, locale)
      await applyRules(tx, companyId, { employeeIds: [employeeId] })
      await audit(tx, actor, {
        action: 'employee.invite',
        subject: { type: 'employee', id: employeeId },
        after: {
          name,
          email,
          number,
          job,
          department_id: row.departmentId,
          ...(managerId !== undefined && { manager_id: managerId }),
          ...(groupIds.length > 0 && { group_ids: [...groupIds] }),
        },
      })
      return invited
    })
  }

  /** Adds errors for a department, line manager and groups that the member cannot choose. */
  async #checkPlaces(member: CompanyMembership, form: InviteBody, errors: FieldErrors): Promise<void> {
    const { department_id: departmentId, manager_id: managerId, group_ids: groupIds = [] } = form
    const isFree =
      departmentId === undefined
        ? member.branchId === null
        : await reachesDepartment(this.#db, member, departmentId)
    if (!isFree) errors.add('department_id', { code: departmentId === undefined ? 'required' : 'choice' })
    if (managerId !== undefined && !(await reachesEmployee(this.#db, member, managerId)))
      errors.add('manager_id', { code: 'choice' })
    if (groupIds.length > 0) await checkGroups(this.#db, member.companyId, groupIds, errors)
  }

  /** A new link for a person who has not answered; the earlier one stops working. @throws AppError `not_found`, `too_many_requests` */
  async again(actor: CompanyActor, employeeId: number, locale: Locale) {
    const { companyId } = actor.member
    const find = (connection: Connection) =>
      connection
        .select({ email: employees.email })
        .from(employees)
        .where(
          and(
            eq(employees.id, employeeId),
            eq(employees.state, 'invited'),
            inReachOf(actor.member, employees.companyId, employees.departmentId),
          ),
        )
    const [invited] = await find(this.#db)
    if (!invited) throw new AppError('not_found')
    await this.count(companyId, invited.email)
    return this.#db.transaction(async tx => {
      const [employee] = await find(tx).for('no key update')
      if (!employee) throw new AppError('not_found')
      const invited = await this.send(tx, { companyId, employeeId, to: employee.email }, locale)
      await audit(tx, actor, {
        action: 'employee.invite_again',
        subject: { type: 'employee', id: employeeId },
        after: { email: employee.email },
      })
      return invited
    })
  }

  /** Counts an invitation about to be sent. @throws AppError `too_many_requests` */
  async count(companyId: number, email: string): Promise<void> {
    await this.#limits.invitation.take(String(companyId))
    if (!(await isProved(this.#db, companyId))) await this.#limits.invitationUnproved.take(String(companyId))
    // For all inviting companies together: one stranger gets no more than these.
    await this.#limits.invitationRecipient.take(hashOf(email))
  }

  /** Writes a new link and its e-mail; an earlier link of the same employee is dead. */
  async send(
    tx: Connection,
    { companyId, ...person }: { companyId: number; employeeId: number; to: string },
    locale: Locale,
  ) {
    const [sent] = await this.sendMany(tx, companyId, [person], locale)
    if (!sent) throw new AppError('not_found')
    return sent
  }

  /** Does the same for many, in as many statements as for one. */
  async sendMany(
    tx: Connection,
    companyId: number,
    people: readonly { employeeId: number; to: string }[],
    locale: Locale,
  ) {
    if (people.length === 0) return []
    const ids = people.map(({ employeeId }) => employeeId)
    await endInvitations(tx, companyId, ids)
    const tokens = new Map(ids.map(id => [id, newToken()]))
    const made = await tx
      .insert(employeeInvitations)
      .values(
        ids.map(employeeId => ({
          companyId,
          employeeId,
          tokenHash: hashOf(tokens.get(employeeId) ?? ''),
          expiresAt: sql`now() + make_interval(days => ${days})`,
        })),
      )
      .returning()
    const company = await inviterOf(tx, companyId, locale)
    const addresses = new Map(people.map(({ employeeId, to }) => [employeeId, to]))
    const sent = made.map(({ id, employeeId, expiresAt }) => ({
      id,
      employee_id: employeeId,
      link: `${this.#publicUrl}${locale === 'en' ? '/en' : ''}/invitation?invitation=${tokens.get(employeeId)}`,
      expires_at: expiresAt.toISOString(),
    }))
    await this.#mails.writeMany(
      tx,
      sent.map(({ id, employee_id: employeeId, link }) => ({
        key: `invitation-${id}`,
        email: {
          to: addresses.get(employeeId) ?? '',
          locale,
          template: 'invitation',
          company: company.name,
          color: company.color,
          url: link,
        },
      })),
    )
    return sent.map(({ id: _, ...told }) => told)
  }

  /** Counts the invitations of a whole list. @throws AppError `too_many_requests` of a company that has not shown that it is one */
  async countList(companyId: number, people: number): Promise<void> {
    if (!(await isProved(this.#db, companyId)))
      await this.#limits.invitationUnproved.take(String(companyId), people)
  }

  /** Counts an invitation for each of many addresses, in the transaction that sends them. @returns those that have been sent too many of late */
  async countRecipients(tx: Connection, emails: readonly string[]): Promise<Set<string>> {
    const byHash = new Map(emails.map(email => [hashOf(email), email]))
    const refused = await this.#limits.invitationRecipient.takeEach(tx, [...byHash.keys()])
    return new Set([...refused].map(hash => byHash.get(hash) ?? ''))
  }

  /** Counts invitations of a company to many addresses, as {@link count} one, in the transaction that sends them. @returns the addresses to which they may go */
  async countMany(tx: Connection, companyId: number, emails: readonly string[]): Promise<Set<string>> {
    const company = String(companyId)
    let left = await this.#limits.invitation.takeUpTo(tx, company, emails.length)
    if (!(await isProved(tx, companyId)))
      left = await this.#limits.invitationUnproved.takeUpTo(tx, company, left)
    const counted = emails.slice(0, left)
    const refused = await this.countRecipients(tx, counted)
    return new Set(counted.filter(email => !refused.has(email)))
  }
}

async function keepEmployee(tx: Transaction, member: CompanyMembership, row: InvitedRow): Promise<number> {
  try {
    const [kept] = await keepInvited(tx, member, [row])
    if (!kept) throw new AppError('employee_exists')
    return kept.id
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code === '23505')
      throw new AppError('validation', { fields: { number: [{ code: 'number_taken' }] } })
    throw error
  }
}

/** Under a line manager, who may have left or changed branches since the form was checked: asked again, now that nobody moves. @throws AppError `validation` */
async function placeUnder(
  tx: Transaction,
  member: CompanyMembership,
  employeeId: number,
  managerId: number,
): Promise<void> {
  if (!(await reachesEmployee(tx, member, managerId)))
    throw new AppError('validation', { fields: { manager_id: [{ code: 'choice' }] } })
  await setManager(tx, member.companyId, employeeId, managerId)
}

/** How invitations show the company. @throws AppError `not_found` */
async function inviterOf(tx: Connection, companyId: number, locale: Locale) {
  const [company] = await tx
    .select({
      id: companies.id,
      name: companies.legalName,
      registrationNumber: companies.registrationNumber,
      color: companies.color,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) throw new AppError('not_found')
  return invitingCompany(tx, company, locale)
}
