import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'

/** What the protocol for uploads that go on where they stopped (https://tus.io, 1.0.0) calls a part of a file. */
export const partType = 'application/offset+octet-stream'

/** Of every answer about an upload. */
export const tus = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' }

/** 128 random bits, as in URLs. */
export const UploadId = Type.String({ minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]+$' })

/** A part of a file is the body itself, which no schema reads. */
export const PartBody = { content: { [partType]: { schema: {} } } }

/** The answer to a part that was taken, and to a request for how much has arrived. */
export const Taken = Type.Null({ description: 'Taken.' })

/** @param mostBytes of a whole file */
export function partHeaders(mostBytes: number) {
  return Type.Object({ 'upload-offset': Type.Integer({ minimum: 0, maximum: mostBytes }) })
}

/** Has the routes of a scope take parts of files as their bodies. @param largest bytes of one */
export function takeParts(app: FastifyInstance, largest: number): void {
  app.addContentTypeParser(partType, { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) => {
    done(null, body)
  })
}
