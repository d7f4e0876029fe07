import { AppError } from '../../../errors.ts'
import type { Limits } from '../../../plugins/limits.ts'
import type { CertificateQueries, CertificateRow } from './certificates.ts'

export type FindCertificate = (code: string, address: string) => Promise<CertificateRow>

/** Finds certificates by their codes, also by those that they had; wrong ones are counted. */
export function certificateFinder(queries: CertificateQueries, limits: Limits): FindCertificate {
  return async (code, address) => {
    const [row] = await queries.byCode.execute({ code })
    if (row) return row
    await limits.wrongCertificate.take(address)
    throw new AppError('not_found')
  }
}

/** What is handed out of a certificate to be shown elsewhere; nothing once it is withdrawn. @throws AppError `certificate_withdrawn` */
export function demandStanding(row: CertificateRow): void {
  if (row.revokedAt !== null) throw new AppError('certificate_withdrawn')
}
