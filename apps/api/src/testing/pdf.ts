import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'
import { getDocumentProxy } from 'unpdf'

/** Dots a PDF's point: enough for a reader of QR codes. */
const scale = 3

/**
 * What others read in a PDF: the text of its pages as PDFium copies it (Arabic in the order of characters) and as PDF.js lists it (Latin and
 * numbers, run by run), its XMP metadata, its attachments, and the QR code in the picture of its last page.
 */
export async function readPdf(pdf: Uint8Array) {
  const library = await PDFiumLibrary.init()
  const copied = await library.loadDocument(pdf)
  const pages = [...copied.pages()]
  const texts = pages.map(page => page.getText())
  const picture = await pages.at(-1)?.render({ scale, render: 'bitmap' })
  copied.destroy()
  library.destroy()
  const listed = await getDocumentProxy(Uint8Array.from(pdf))
  const runs: string[] = []
  for (let number = 1; number <= listed.numPages; number += 1) {
    const { items } = await (await listed.getPage(number)).getTextContent()
    runs.push(...items.map(item => ('str' in item ? item.str.trim() : '')).filter(text => text !== ''))
  }
  const attachments: Record<string, string> = {}
  for (const [id, { filename }] of (await listed.getAttachments()) ?? [])
    attachments[filename] = new TextDecoder().decode((await listed.getAttachmentContent(id)) ?? undefined)
  const { info, metadata } = await listed.getMetadata()
  return {
    texts,
    runs,
    attachments,
    info: info as Record<string, unknown>,
    xmp: String(metadata?.getRaw()),
    qr: picture && jsQR.default(rgbaOf(picture.data), picture.width, picture.height)?.data,
  }
}

/** PDFium paints blue first; a reader of black and white does not mind, but it needs an array of its own. */
function rgbaOf(data: Uint8Array): Uint8ClampedArray {
  return Uint8ClampedArray.from(data)
}
