import { sharp } from '../../../../pictures.ts'
import { KeptDocuments, makeDocument } from '../../../platform/documents/documents.ts'
import { qrPicture } from '../../../platform/documents/qr.ts'
import type { CertificateRow } from '../certificates.ts'
import { pageOf } from './page.ts'

const templates = {
  page: new URL('./certificate.typ', import.meta.url).href,
  picture: new URL('./picture.typ', import.meta.url).href,
}
/** At about 50 KB each. */
const kept = new KeptDocuments(100)

/** Where anybody can check a certificate. */
export function certificateAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/certificate/${code}`
}

/**
 * A certificate on A4 as PDF/A-3, in Arabic with English beside it. What was made lately is not made again.
 * @throws DocumentBusyError when too many wait, or it took too long
 */
export function certificatePdf(row: CertificateRow, publicUrl: string): Promise<Uint8Array> {
  const address = certificateAddress(publicUrl, row.code)
  const page = pageOf(row, address)
  return kept.of(['pdf', page], () =>
    makeDocument({
      template: templates.page,
      form: 'pdf',
      inputs: { page: JSON.stringify(page), qr: qrPicture(address) },
    }),
  )
}

/** The picture of a certificate that is shown beside a link to it: PNG, 1200 × 630. @throws DocumentBusyError */
export function certificatePicture(row: CertificateRow, publicUrl: string): Promise<Uint8Array> {
  const page = pageOf(row, certificateAddress(publicUrl, row.code))
  return kept.of(['png', page], async () => {
    const svg = await makeDocument({
      template: templates.picture,
      form: 'svg',
      inputs: { page: JSON.stringify(page) },
    })
    return sharp(Buffer.from(svg)).resize(1200, 630).png({ palette: true }).toBuffer()
  })
}
