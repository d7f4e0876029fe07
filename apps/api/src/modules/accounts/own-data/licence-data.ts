import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { licenceOffers, licences } from '../../../db/schema/index.ts'
import { plain } from './rows.ts'

/** A company's yearly licences, and what was offered to it. */
export async function boughtLicences(tx: Connection, companyId: number) {
  return {
    licence_offers: plain(
      await tx.select().from(licenceOffers).where(eq(licenceOffers.companyId, companyId)),
    ),
    licences: plain(await tx.select().from(licences).where(eq(licences.companyId, companyId))),
  }
}
