import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../db/client.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import { AppError } from '../../../errors.ts'
import { viewerOf } from '../../../plugins/caller.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { PartBody, Taken, takeParts, tus } from '../../platform/uploads/tus.ts'
import { momentOf } from '../moment.ts'
import {
  FileLink,
  FileParams,
  FilesParams,
  largestPart,
  NewFile,
  NewFileBody,
  PartHeaders,
  WriterQuery,
} from './schema.ts'
import type { AnswerUploads } from './uploads.ts'

const tags = ['exams']
const errorCodes = ['not_found', 'question_passed', 'attempt_taken_over', 'attempt_closed'] as const

/**
 * Files that come with essays. A file is begun by a call of its own; its bytes then follow by the core protocol of tus 1.0.0, part by part, and
 * go on where they stopped after whatever came between.
 */
// long: a list of routes, each short by itself
export function ownAnswerFiles(
  db: Database,
  uploads: AnswerUploads,
  links: AnswerFileLinks,
): FastifyPluginAsyncTypebox {
  return async app => {
    takeParts(app, largestPart)

    app.post(
      '/attempts/:id/answers/:questionId/files',
      {
        schema: {
          operationId: 'beginAnswerFile',
          summary: 'Begin to upload a file of an essay',
          errorCodes: [
            ...onceErrors,
            ...errorCodes,
            'file_too_large',
            'files_full',
            'attempt_files_full',
            'exam_files_full',
          ],
          description:
            'Requires an `Idempotency-Key`. The bytes follow with tus at `/attempts/{id}/files/{fileId}`.',
          tags,
          params: FilesParams,
          body: NewFileBody,
          response: { 200: NewFile },
        },
      },
      async request => {
        const { params, body } = request
        const writer = writerOf(params.id, viewerOf(request).id, body.holder)
        const chosen = {
          questionId: params.questionId,
          name: body.name,
          bytes: body.bytes,
          madeAt: momentOf(body.made_at),
        }
        const { id, name, bytes, received } = await once(
          db,
          request,
          tx => uploads.begin(tx, writer, chosen),
          // Another tab may go on with what this one had begun.
          { ...body, holder: null },
        )
        return { data: { id, name, bytes, received, is_whole: false, sha256: null } }
      },
    )

    app.head(
      '/attempts/:id/files/:fileId',
      {
        schema: {
          operationId: 'getAnswerFileOffset',
          summary: 'Ask how much of a file has arrived',
          errorCodes: ['not_found'],
          description: 'tus: in `Upload-Offset`, of `Upload-Length`.',
          tags,
          params: FileParams,
          response: { 200: Taken },
        },
      },
      async (request, reply) => {
        const { id, fileId } = request.params
        const file = await uploads.find({ attemptId: id, userId: viewerOf(request).id }, fileId)
        return reply
          .headers({ ...tus, 'upload-offset': file.received, 'upload-length': file.bytes })
          .send(null)
      },
    )

    app.patch(
      '/attempts/:id/files/:fileId',
      {
        bodyLimit: largestPart,
        schema: {
          operationId: 'sendAnswerFilePart',
          summary: 'Send the next part of a file',
          errorCodes: [...errorCodes, 'upload_offset', 'too_large', 'file_kind_refused'],
          description:
            'tus: at `Upload-Offset`, 1 MB at most, in at most 512 parts. With the last part the file is looked at, and belongs to the answer. 409 `upload_offset` names what has arrived in `data.received`.',
          tags,
          params: FileParams,
          querystring: WriterQuery,
          headers: PartHeaders,
          body: PartBody,
          response: { 204: Taken },
        },
      },
      async (request, reply) => {
        const { params, query, headers, body } = request
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
        const writer = writerOf(params.id, viewerOf(request).id, query.holder)
        const received = await uploads.receive(writer, params.fileId, headers['upload-offset'], body)
        return reply
          .code(204)
          .headers({ ...tus, 'upload-offset': received })
          .send(null)
      },
    )

    app.delete(
      '/attempts/:id/files/:fileId',
      {
        schema: {
          operationId: 'removeAnswerFile',
          summary: 'Take a file of an essay back, whole or on its way',
          description: 'While the attempt is open and held by the tab that asks. Answers 204.',
          errorCodes: [...errorCodes],
          tags,
          params: FileParams,
          querystring: WriterQuery,
          response: { 204: Taken },
        },
      },
      async (request, reply) => {
        const { params, query } = request
        await uploads.remove(writerOf(params.id, viewerOf(request).id, query.holder), params.fileId)
        return reply.code(204).headers(tus).send(null)
      },
    )

    app.get(
      '/attempts/:id/files/:fileId/link',
      {
        schema: {
          operationId: 'getAnswerFileLink',
          summary: 'Get the address of a file of an own essay',
          description: 'An address of ten minutes that works for this person alone.',
          errorCodes: ['not_found'],
          tags,
          params: FileParams,
          response: { 200: FileLink },
        },
      },
      async request => {
        const { id, fileId } = request.params
        const userId = viewerOf(request).id
        const file = await uploads.find({ attemptId: id, userId }, fileId)
        if (file.finishedAt === null) throw new AppError('not_found')
        return { data: { href: links.sign(file.id, userId) } }
      },
    )
  }
}

function writerOf(attemptId: number, userId: number, sessionLock: string) {
  return { attemptId, userId, sessionLock }
}
