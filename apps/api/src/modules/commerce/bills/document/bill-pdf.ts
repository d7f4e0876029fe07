import type { BillDocument } from './document.ts'
import { pageOf } from './page.ts'
import { PdfWorker } from './pdf-worker.ts'
import { qrPicture } from './qr.ts'
import { billXml } from './xml.ts'

const worker = new PdfWorker(new URL('./worker.ts', import.meta.url))

/**
 * A bill as PDF/A-3, in Arabic with English beside it, with the same data attached as `bill.xml`.
 * @throws PdfBusyError when too many wait, or it took too long
 */
export async function billPdf(document: BillDocument): Promise<Uint8Array> {
  return worker.compile({
    bill: JSON.stringify(pageOf(document)),
    xml: billXml(document),
    ...(document.qr !== null && { qr: qrPicture(document.qr) }),
  })
}
