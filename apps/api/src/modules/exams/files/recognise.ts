import { unzipSync } from 'fflate'
import type { FileType } from './file-types.ts'

const begins = (bytes: Buffer, head: string) => bytes.toString('latin1', 0, head.length) === head

/** What a file is by its content, whatever it is called; null for anything that no question takes. */
export function recognised(bytes: Buffer): FileType | null {
  if (begins(bytes, '%PDF-')) return 'pdf'
  if (begins(bytes, '\xff\xd8\xff')) return 'jpg'
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (begins(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (begins(bytes, 'PK\x03\x04')) return documentIn(bytes)
  return isPlainText(bytes) ? 'txt' : null
}

const odt = 'mimetypeapplication/vnd.oasis.opendocument.text'

/** Word and OpenDocument files are archives; one that carries programs is none of theirs. */
function documentIn(bytes: Buffer): FileType | null {
  const names = namesIn(bytes)
  if (names === null || names.some(name => /vbaProject\.bin$|^Basic\/|^Scripts\//i.test(name))) return null
  // Its first entry says what it is, uncompressed: after the 30 bytes of its head.
  if (bytes.toString('latin1', 30, 30 + odt.length) === odt) return 'odt'
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml') ? 'docx' : null
}

/** More than any document has: the head of an archive may claim billions. */
const mostEntries = 10_000

/** The names of the entries, nothing of which is unpacked; null for what is no archive. */
function namesIn(bytes: Buffer): string[] | null {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (names.push(name) > mostEntries) throw new Error('has more entries than a document')
        return false
      },
    })
  } catch (error) {
    // Whatever is wrong with it: what is no archive is no file of ours.
    if (!(error instanceof Error)) throw error
    return null
  }
  return names
}

/** UTF-8 without the control characters that only programs write. */
function isPlainText(bytes: Buffer): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return false
  }
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)
}
