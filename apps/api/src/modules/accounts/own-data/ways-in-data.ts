import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  companies,
  companyApiKeys,
  companyDomains,
  companySignOns,
  evidencePacks,
  inspectionLinks,
  joiningLinkGroups,
  joiningLinks,
  joiningLinkUses,
  scimGroups,
  scimTokens,
  scimUsers,
  signOnIdentities,
} from '../../../db/schema/index.ts'
import { plain } from './rows.ts'

/** As whom the providers of companies know a person. */
export async function companySignIns(tx: Connection, userId: number) {
  return plain(
    await tx
      .select({
        company: companies.legalName,
        issuer: signOnIdentities.issuer,
        subject: signOnIdentities.subject,
        email: signOnIdentities.email,
        createdAt: signOnIdentities.createdAt,
      })
      .from(signOnIdentities)
      .innerJoin(companies, eq(companies.id, signOnIdentities.companyId))
      .where(eq(signOnIdentities.userId, userId)),
  )
}

/** How people come into a company, by links, its provider and its directory, and inspectors to its evidence; without what would open anything. */
export async function waysIn(tx: Connection, companyId: number) {
  const { tokenHash: _link, sealedToken: _sealed, ...joiningLink } = getTableColumns(joiningLinks)
  const { tokenHash: _inspection, ...inspection } = getTableColumns(inspectionLinks)
  const { tokenHash: _key, ...apiKey } = getTableColumns(companyApiKeys)
  const { tokenHash: _hash, ...token } = getTableColumns(scimTokens)
  const { sealedSecret: _secret, ...signOn } = getTableColumns(companySignOns)
  return {
    joining_links: plain(
      await tx
        .select(joiningLink)
        .from(joiningLinks)
        .where(eq(joiningLinks.companyId, companyId))
        .orderBy(asc(joiningLinks.id)),
    ),
    joining_link_groups: plain(
      await tx.select().from(joiningLinkGroups).where(eq(joiningLinkGroups.companyId, companyId)),
    ),
    joining_link_uses: plain(
      await tx.select().from(joiningLinkUses).where(eq(joiningLinkUses.companyId, companyId)),
    ),
    sign_on: plain(
      await tx.select(signOn).from(companySignOns).where(eq(companySignOns.companyId, companyId)),
    ),
    domains: plain(await tx.select().from(companyDomains).where(eq(companyDomains.companyId, companyId))),
    scim_tokens: plain(await tx.select(token).from(scimTokens).where(eq(scimTokens.companyId, companyId))),
    inspection_links: plain(
      await tx.select(inspection).from(inspectionLinks).where(eq(inspectionLinks.companyId, companyId)),
    ),
    evidence_packs: plain(
      await tx.select().from(evidencePacks).where(eq(evidencePacks.companyId, companyId)),
    ),
    api_keys: plain(
      await tx.select(apiKey).from(companyApiKeys).where(eq(companyApiKeys.companyId, companyId)),
    ),
    scim_users: plain(await tx.select().from(scimUsers).where(eq(scimUsers.companyId, companyId))),
    scim_groups: plain(await tx.select().from(scimGroups).where(eq(scimGroups.companyId, companyId))),
  }
}
