import type { Storage } from '../../../../gateways/storage.ts'
import type { CertificateRow } from '../certificates.ts'
import { readMark } from '../marks/keeping.ts'
import { certificatePdf } from './certificate-pdf.ts'

/** The PDF of a certificate with the marks that it bears. @throws DocumentBusyError when too many wait, or it took too long */
export async function markedPdf(
  row: CertificateRow,
  { storage, publicUrl }: { storage: Storage; publicUrl: string },
): Promise<Uint8Array> {
  return certificatePdf(row, publicUrl, {
    signature: await readMark(storage, row.signature),
    logo: await readMark(storage, row.logo),
  })
}
