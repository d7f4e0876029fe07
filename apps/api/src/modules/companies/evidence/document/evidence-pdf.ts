import { canonicalJson } from '@masar/text'
import type { EvidenceSnapshot } from '../../../../db/schema/index.ts'
import type { Reader } from '../../../../locale.ts'
import { makeDocument } from '../../../platform/documents/documents.ts'
import { qrPicture } from '../../../platform/documents/qr.ts'
import { pageOf } from './page.ts'

const template = new URL('./evidence.typ', import.meta.url).href

/**
 * A pack of evidence on A4 as PDF/A-3 in one language, with its data attached.
 * @param given.reader who made it @param given.address of the page where anybody can check it
 * @throws DocumentBusyError when too many wait, or it took too long
 */
export function evidencePdf(
  snapshot: EvidenceSnapshot,
  given: { reader: Reader; hash: string; address: string },
): Promise<Uint8Array> {
  return makeDocument({
    template,
    form: 'pdf',
    inputs: {
      page: JSON.stringify(pageOf(snapshot, given)),
      data: canonicalJson(snapshot),
      qr: qrPicture(given.address),
    },
  })
}
