import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { companySignOns } from '../../../db/schema/index.ts'

/** How a company's sign-on is set up. The database holds that each kind has what it needs. */
export type SignOnRow = typeof companySignOns.$inferSelect
export type OidcRow = SignOnRow & { kind: 'oidc'; clientId: string; sealedSecret: string }
export type SamlRow = SignOnRow & { kind: 'saml'; entryPoint: string; certificates: string[] }

export const isOidc = (row: SignOnRow): row is OidcRow => row.kind === 'oidc'
export const isSaml = (row: SignOnRow): row is SamlRow => row.kind === 'saml'

/** How a company's sign-on is set up; undefined where it is not. */
export async function findSignOn(connection: Connection, companyId: number): Promise<SignOnRow | undefined> {
  const [row] = await connection.select().from(companySignOns).where(eq(companySignOns.companyId, companyId))
  return row
}
