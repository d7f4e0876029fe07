import type { CompanyColor } from '@masar/text'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { orders } from '../../../db/schema/index.ts'
import { pick, sentence, type Locale } from '../../../locale.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'

const byNumber = /*i18n*/ {
  id: 'invitation.company_by_number',
  message: 'The company with registration number {number}',
}

interface InvitingCompany {
  id: number
  name: BilingualText
  registrationNumber: string
  color: CompanyColor
}

/** Whether a company has shown that it is one: it has paid for something. Anybody can register under any name. */
export async function isProved(connection: Connection, companyId: number): Promise<boolean> {
  const [paid] = await connection
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), isNotNull(orders.paidAt)))
    .limit(1)
  return paid !== undefined
}

/**
 * How an invitation shows the company: by its name and in its colour once it is proved, else by its registration number, which can be
 * looked up.
 */
export async function invitingCompany(
  connection: Connection,
  company: InvitingCompany,
  locale: Locale,
): Promise<{ name: string; color: CompanyColor }> {
  return (await isProved(connection, company.id))
    ? { name: pick(company.name, locale), color: company.color }
    : { name: sentence(locale, byNumber, { number: company.registrationNumber }), color: 'masar' }
}
