import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  billingAddresses,
  companies,
  companyApiKeys,
  companyDomains,
  companyMembers,
  companySignOns,
  employeeInvitations,
  employees,
  evidencePacks,
  inspectionLinks,
  joiningLinks,
  memberInvitations,
  outsideTrainings,
  scimTokens,
  scimUsers,
  signOnIdentities,
  signOnRequests,
  trainingDisclosures,
  trainingPlans,
  waivers,
} from '../../../db/schema/index.ts'
import { endMemberships, type EndedMembership } from '../../companies/members/ending.ts'
import { eraseRequests } from '../../companies/requests/settling.ts'

/** Stands where a name was. */
export const erasedName = '—'
/** An employee without a name. */
const nameless = { name: erasedName, nameKey: '', otherName: null, otherNameKey: null, searchFolded: '' }

/** What opens a company to others. */
const waysIn = [
  companySignOns,
  companyDomains,
  signOnIdentities,
  signOnRequests,
  scimTokens,
  companyApiKeys,
  scimUsers,
]

/**
 * With a company go the names of its people, which are stored nowhere else; their own accounts are untouched.
 * @returns the memberships that ended with it
 */
export async function eraseCompany(tx: Transaction, userId: number): Promise<EndedMembership[]> {
  const ended = await tx
    .update(companies)
    .set({
      legalName: { ar: erasedName },
      slug: sql`'former-' || ${companies.id}`,
      registrationNumber: erasedName,
      vatNumber: null,
      address: {},
      logo: null,
    })
    .where(eq(companies.userId, userId))
    .returning({ id: companies.id })
  const ids = ended.map(company => company.id)
  if (ids.length === 0) return []
  // Its row is locked: no one can join meanwhile or afterwards.
  await tx.delete(joiningLinks).where(inArray(joiningLinks.companyId, ids))
  // Its provider, directory and inspectors' links stop working; another company may claim the domains.
  for (const table of [...waysIn, inspectionLinks, evidencePacks])
    await tx.delete(table).where(inArray(table.companyId, ids))
  await tx.delete(billingAddresses).where(inArray(billingAddresses.companyId, ids))
  await tx.delete(memberInvitations).where(inArray(memberInvitations.companyId, ids))
  await tx
    .delete(employeeInvitations)
    .where(
      inArray(
        employeeInvitations.employeeId,
        tx.select({ id: employees.id }).from(employees).where(inArray(employees.companyId, ids)),
      ),
    )
  await tx
    .update(employees)
    .set({
      ...nameless,
      email: sql`'erased-' || ${employees.id}`,
      number: null,
      job: null,
      userId: null,
      state: 'deactivated',
      deactivatedAt: sql`now()`,
    })
    .where(inArray(employees.companyId, ids))
  // Waivers and training elsewhere are described in free text.
  await tx.delete(waivers).where(inArray(waivers.companyId, ids))
  await tx.delete(outsideTrainings).where(inArray(outsideTrainings.companyId, ids))
  await tx.delete(trainingDisclosures).where(inArray(trainingDisclosures.companyId, ids))
  await tx.delete(trainingPlans).where(inArray(trainingPlans.companyId, ids))
  await eraseRequests(tx, inArray(employees.companyId, ids))
  return endMemberships(tx, inArray(companyMembers.companyId, ids))
}
