import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { companies, users, type CompanyRole } from '../../../db/schema/index.ts'
import { pick } from '../../../locale.ts'
import { newToken } from '../../../secrets.ts'
import type { MailQueue } from '../../platform/mail/queue.ts'

/** Emails to a member about their own role in a company, whatever notifications they chose: the role decides what they can open. */
export interface RoleNews {
  template: 'member_added' | 'member_changed' | 'member_removed'
  companyId: number
  userId: number
  role: CompanyRole
}

/** Emails a member in their own language; nothing where the account has no address. */
export async function mailMember(
  tx: Transaction,
  mails: MailQueue,
  { template, companyId, userId, role }: RoleNews,
): Promise<void> {
  const [person] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, userId))
  const [company] = await tx
    .select({ name: companies.legalName, color: companies.color })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!person?.email || !company) return
  await mails.write(tx, `${template}-${newToken()}`, {
    to: person.email,
    locale: person.locale,
    template,
    company: pick(company.name, person.locale),
    color: company.color,
    role,
  })
}
