import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ImportKind } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { contentTypes } from '../files/table-file.ts'

/** The largest list, in bytes. */
export const largestList = 10_000_000

const kinds: Record<string, ImportKind> = {
  'text/plain': 'lines',
  'text/csv': 'csv',
  [contentTypes.xlsx]: 'xlsx',
}

/** What is sent is the list itself, which no schema reads. */
export const ListBody = {
  content: Object.fromEntries(Object.keys(kinds).map(type => [type, { schema: {} }])),
}

/** Lets the calls of a scope take lists. */
export function takeLists(app: FastifyInstance): void {
  app.addContentTypeParser(
    Object.keys(kinds),
    { parseAs: 'buffer', bodyLimit: largestList },
    (_request, body, done) => {
      done(null, body)
    },
  )
}

/** @throws AppError `unsupported_media_type` */
export function listIn({ body, headers }: FastifyRequest): { bytes: Buffer; kind: ImportKind } {
  const kind = kinds[headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '']
  if (!Buffer.isBuffer(body) || kind === undefined) throw new AppError('unsupported_media_type')
  return { bytes: body, kind }
}
