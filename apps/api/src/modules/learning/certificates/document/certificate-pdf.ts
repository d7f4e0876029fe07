import { loadSharp } from '../../../../pictures.ts'
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

/** The pictures that a certificate bears, as PNG. */
export interface CertificateMarks {
  signature: Buffer | null
  logo: Buffer | null
}
const noMarks: CertificateMarks = { signature: null, logo: null }

/** Where anybody can check a certificate. */
export function certificateAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/certificate/${code}`
}

/**
 * A certificate on A4 as PDF/A-3, in Arabic with English beside it. What was made lately is not made again.
 * @throws DocumentBusyError when too many wait, or it took too long
 */
export function certificatePdf(
  row: CertificateRow,
  publicUrl: string,
  marks: CertificateMarks = noMarks,
): Promise<Uint8Array> {
  const address = certificateAddress(publicUrl, row.code)
  const page = pageOf(row, address)
  return kept.of(['pdf', page, marks.signature && row.signature, marks.logo && row.logo], async () =>
    makeDocument({
      template: templates.page,
      form: 'pdf',
      inputs: {
        page: JSON.stringify(page),
        qr: qrPicture(address),
        signature: await embedded(marks.signature),
        logo: await embedded(marks.logo),
      },
    }),
  )
}

/** A picture as an SVG of its size: what a template is given is text. Empty for none. */
async function embedded(png: Buffer | null): Promise<string> {
  if (png === null) return ''
  const sharp = await loadSharp()
  const { width, height } = await sharp(png).metadata()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
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
    const sharp = await loadSharp()
    return sharp(Buffer.from(svg)).resize(1200, 630).png({ palette: true }).toBuffer()
  })
}
