import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { certificates, formerCertificateCodes } from '../../../db/schema/index.ts'
import { newCertificateCode } from './certificates.ts'

/** A certificate as it stands, under a lock of its row. */
export interface Standing {
  id: number
  code: string
  /** The place of its credential in the lists of revoked ones. */
  credentialIndex: number
}

/** A name, and the same in the other script. */
export interface Names {
  name: string
  otherName: string | null
}

/**
 * Issues a certificate again with other names, under a new code: the former code leads to it from now on, and the credential that was signed
 * under it, with the former names, is revoked.
 * @returns the new code
 */
export async function reissue(tx: Transaction, known: Standing, { name, otherName }: Names): Promise<string> {
  const code = newCertificateCode()
  await tx.insert(formerCertificateCodes).values({
    code: known.code,
    certificateId: known.id,
    credentialIndex: known.credentialIndex,
    replacedAt: sql`clock_timestamp()`,
  })
  await tx
    .update(certificates)
    .set({
      code,
      holderName: name,
      otherHolderName: otherName,
      reissuedAt: sql`clock_timestamp()`,
      // From the numbers of the certificates themselves, so that no two credentials share a place.
      credentialIndex: sql`nextval(pg_get_serial_sequence('certificates', 'id'))`,
    })
    .where(eq(certificates.id, known.id))
  return code
}
