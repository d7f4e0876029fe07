import { makeDocument } from '../../../platform/documents/documents.ts'
import { qrPicture } from '../../../platform/documents/qr.ts'
import type { BillDocument } from './document.ts'
import { pageOf } from './page.ts'
import { billXml } from './xml.ts'

const template = new URL('./bill.typ', import.meta.url).href

/**
 * A bill as PDF/A-3, in Arabic with English beside it, with the same data attached as `bill.xml`.
 * @throws DocumentBusyError when too many wait, or it took too long
 */
export async function billPdf(document: BillDocument): Promise<Uint8Array> {
  return makeDocument({
    template,
    form: 'pdf',
    inputs: {
      page: JSON.stringify(pageOf(document)),
      xml: billXml(document),
      ...(document.qr !== null && { qr: qrPicture(document.qr) }),
    },
  })
}
