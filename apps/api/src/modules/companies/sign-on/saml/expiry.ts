import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/client.ts'
import { companies, companyMembers, companySignOns, users } from '../../../../db/schema/index.ts'
import { readCertificate } from '../../../../gateways/saml/certificates.ts'
import { pick } from '../../../../locale.ts'
import type { MailQueue } from '../../../platform/mail/queue.ts'
import { eachInTurn } from '../../../platform/queue/each-in-turn.ts'
import { isSaml, type SamlRow } from '../kinds.ts'

const daysBefore = 30

/**
 * Tells the owners of companies, once, that the last certificate of their provider is about to expire: then no one can sign in by it.
 * @throws AggregateError of those where it failed, after the others had their turn
 */
export async function warnOfCertificates(db: Database, mails: MailQueue): Promise<void> {
  const rows = await db
    .select()
    .from(companySignOns)
    .where(and(eq(companySignOns.kind, 'saml'), eq(companySignOns.isOn, true)))
  await eachInTurn(rows.filter(isSaml), 'Some companies could not be warned.', async row => {
    const end = lastExpiry(row)
    const daysLeft = (end.getTime() - Date.now()) / 86_400_000
    if (daysLeft > 0 && daysLeft <= daysBefore && row.warnedOf?.getTime() !== end.getTime())
      await warn(db, mails, row.companyId, end)
  })
}

/** The owners of a company: its own account, and the people who act for it as such. */
async function warn(db: Database, mails: MailQueue, companyId: number, end: Date): Promise<void> {
  await db.transaction(async tx => {
    const [first] = await tx
      .update(companySignOns)
      .set({ warnedOf: end })
      .where(
        and(
          eq(companySignOns.companyId, companyId),
          sql`${companySignOns.warnedOf} is distinct from ${end.toISOString()}::timestamptz`,
        ),
      )
      .returning({ companyId: companySignOns.companyId })
    const [company] = await tx
      .select({ name: companies.legalName, color: companies.color, userId: companies.userId })
      .from(companies)
      .where(eq(companies.id, companyId))
    if (!first || !company) return
    const owners = tx
      .select({ userId: companyMembers.userId })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')))
    const people = await tx
      .select({ id: users.id, email: users.email, locale: users.locale })
      .from(users)
      .where(and(isNotNull(users.email), or(inArray(users.id, owners), eq(users.id, company.userId))))
    for (const { id, email, locale } of people)
      await mails.write(tx, `sign-on-certificate-${companyId}-${id}-${end.getTime()}`, {
        to: email ?? '',
        locale,
        template: 'sign_on_certificate',
        company: pick(company.name, locale),
        color: company.color,
        until: end.toISOString(),
      })
  })
}

function lastExpiry({ certificates }: SamlRow): Date {
  return new Date(Math.max(...certificates.map(each => readCertificate(each)?.expiresAt.getTime() ?? 0)))
}
