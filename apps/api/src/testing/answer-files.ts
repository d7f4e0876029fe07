import { strToU8, zipSync } from 'fflate'
import { sessionLock, type StartedAttempt } from './exam.ts'
import type { TestApi } from './test-api.ts'

/** Files of each type that a question may take, and some that none does. */
export const sampleFiles = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  docx: Buffer.from(
    zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<document/>') }),
  ),
  odt: Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': strToU8('<office/>'),
    }),
  ),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  jpg: Buffer.from('ffd8ffe000104a4649460001', 'hex'),
  webp: Buffer.concat([Buffer.from('RIFF'), Buffer.from([4, 0, 0, 0]), Buffer.from('WEBPVP8 ')]),
  txt: Buffer.from('رأيي في الأمر: it depends.\n'),
  zip: Buffer.from(zipSync({ 'run.exe': strToU8('MZ') })),
  macros: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8('<document/>'),
      'word/vbaProject.bin': strToU8('x'),
    }),
  ),
  endless: endlessArchive(),
  exe: Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex'),
}

/** Uploads to the essays of an attempt as its learner's tab does. */
export function fileCallsOf(
  api: TestApi,
  { attemptId, questionIds, learner }: StartedAttempt,
  holder = sessionLock,
) {
  const call = api.as(learner.token)
  const base = `/client-api/v1/attempts/${attemptId}`
  const begin = (
    question: number,
    bytes: number,
    { name = 'essay.pdf', key = crypto.randomUUID(), ...more }: Record<string, string> = {},
  ) =>
    call(
      'POST',
      `${base}/answers/${questionIds[question]}/files`,
      { holder, name, bytes, made_at: new Date().toISOString(), ...more },
      { 'idempotency-key': key },
    )
  const send = (id: string, offset: number, part: Buffer, tab = holder) =>
    call('PATCH', `${base}/files/${id}?holder=${tab}`, part, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'tus-resumable': '1.0.0',
    })
  return {
    begin,
    send,
    offset: (id: string) => call('HEAD', `${base}/files/${id}`),
    remove: (id: string) => call('DELETE', `${base}/files/${id}?holder=${holder}`),
    link: (id: string) => call('GET', `${base}/files/${id}/link`),
    /** The whole of a file at once. @returns its id */
    upload: async (question: number, bytes: Buffer, name?: string): Promise<string> => {
      const begun = await begin(question, bytes.length, name === undefined ? {} : { name })
      const id = begun.json<{ data: { id: string } }>().data.id
      const sent = await send(id, 0, bytes)
      if (sent.statusCode !== 204) throw new Error(`The file was not taken: ${sent.body}`)
      return id
    },
  }
}

/** A ZIP file of a few bytes that claims to hold four billion files. */
function endlessArchive(): Buffer {
  const start = Buffer.from('PK\x03\x04'.padEnd(30, '\0'), 'latin1')
  const zip64 = Buffer.alloc(56)
  zip64.writeUInt32LE(0x06064b50, 0)
  zip64.writeUInt32LE(0xffffffff, 32)
  zip64.writeUInt32LE(0x7fffffff, 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeUInt32LE(start.length, 8)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(0xffff, 8)
  return Buffer.concat([start, zip64, locator, end])
}
