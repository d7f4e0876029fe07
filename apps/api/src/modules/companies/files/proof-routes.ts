import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Storage } from '../../../gateways/storage.ts'
import { pictureBodyOf, takePictures } from '../../accounts/avatar/keeping.ts'
import { strict } from '../../contract.ts'
import { fileTypes } from '../../exams/files/file-types.ts'
import { withEnding } from '../../exams/files/names.ts'
import { inert } from '../../platform/uploads/inert.ts'
import { largestProof, type ProofFiles } from './proof.ts'
import { attachment } from './table-file.ts'

const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
const Bytes = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }))

/** The file of a call that answers with one. */
export const ProofFile = {
  description: 'The file.',
  content: Object.fromEntries(types.map(type => [type, { schema: Bytes }])),
}
export const ProofNameQuery = strict({
  name: Type.String({ minLength: 1, maxLength: 255, description: 'What the file is called.' }),
})
/** The body of a call that takes one. */
export const proofBody = pictureBodyOf(types)

/** Has the routes of a scope take such files as bodies. */
export const takeProofs = (app: FastifyInstance): void => takePictures(app, types, largestProof)

/** Answers with a file, as one to be saved. */
export function sendProof(
  reply: FastifyReply,
  storage: Storage,
  { stored, size, type, name }: Awaited<ReturnType<ProofFiles['find']>>,
) {
  return reply
    .type(fileTypes[type].mime)
    .headers({
      ...inert,
      'content-length': size,
      'content-disposition': attachment(withEnding(name, type)),
    })
    .send(storage.read(stored) as never)
}
