import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../db/client.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { once, onceErrors } from '../../../plugins/idempotency.ts'
import { Empty, IdParams } from '../../contract.ts'
import { discard } from '../../platform/uploads/parts.ts'
import { PartBody, Taken, takeParts, tus } from '../../platform/uploads/tus.ts'
import { instructorOf } from '../../teaching/policy.ts'
import { removeCaptions, setCaptions } from './captions.ts'
import type { Place } from './recording.ts'
import {
  CaptionsBody,
  CaptionsParams,
  captionsType,
  largestCaptions,
  largestPart,
  NewRecording,
  NewRecordingBody,
  PartHeaders,
  RecordingParams,
} from './schema.ts'
import { removeRecording } from './showing.ts'
import { RecordingUploads, type RecordingLimits } from './uploads.ts'

const tags = ['teaching']

/**
 * Recordings of live lessons, for their instructors. One is begun by a call of its own; its bytes then follow by the core protocol of tus 1.0.0,
 * part by part, and go on where they stopped after whatever came between.
 */
// long: a list of routes, each short by itself
export function recordingRoutes(
  db: Database,
  storage: Storage,
  limits: RecordingLimits,
): FastifyPluginAsyncTypebox {
  return async app => {
    const uploads = new RecordingUploads(db, storage, limits)
    takeParts(app, largestPart)
    app.addContentTypeParser(
      captionsType,
      { parseAs: 'buffer', bodyLimit: largestCaptions },
      (_request, body, done) => {
        done(null, body)
      },
    )

    app.post(
      '/lessons/:id/recording/uploads',
      {
        schema: {
          operationId: 'beginRecording',
          summary: 'Begin to upload the recording of a live lesson',
          errorCodes: [
            ...onceErrors,
            'not_found',
            'live_not_begun',
            'recording_too_large',
            'recordings_full',
          ],
          description:
            'Requires an `Idempotency-Key`. The bytes follow with tus at `/lessons/{id}/recording/uploads/{uploadId}`. One that was on its way gives up its place; what the lesson shows stays until the new one is ready.',
          tags,
          params: IdParams,
          body: NewRecordingBody,
          response: { 200: NewRecording },
        },
      },
      async request => {
        const gone: string[] = []
        const begun = await once(db, request, async tx => {
          const { made, left } = await uploads.begin(tx, placeOf(request), request.body)
          gone.push(...left)
          return made
        })
        await discard(storage, gone)
        const { id, name, bytes, received } = begun
        return { data: { id, name, bytes, received, state: 'uploading' as const, refusal: null } }
      },
    )

    app.head(
      '/lessons/:id/recording/uploads/:uploadId',
      {
        schema: {
          operationId: 'getRecordingOffset',
          summary: 'Ask how much of a recording has arrived',
          errorCodes: ['not_found'],
          description: 'tus: in `Upload-Offset`, of `Upload-Length`.',
          tags,
          params: RecordingParams,
          response: { 200: Taken },
        },
      },
      async (request, reply) => {
        const { received, bytes } = await uploads.find(placeOf(request), request.params.uploadId)
        return reply.headers({ ...tus, 'upload-offset': received, 'upload-length': bytes }).send(null)
      },
    )

    app.patch(
      '/lessons/:id/recording/uploads/:uploadId',
      {
        bodyLimit: largestPart,
        schema: {
          operationId: 'sendRecordingPart',
          summary: 'Send the next part of a recording',
          errorCodes: ['not_found', 'upload_offset', 'too_large', 'recording_kind_refused'],
          description:
            'tus: at `Upload-Offset`, 4 MB at most and, but for the last, 64 KB at least. After the last part it is prepared in the background. 409 `upload_offset` names what has arrived in `data.received`.',
          tags,
          params: RecordingParams,
          headers: PartHeaders,
          body: PartBody,
          response: { 204: Taken },
        },
      },
      async (request, reply) => {
        const { params, headers, body } = request
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
        const offset = headers['upload-offset']
        const received = await uploads.receive(placeOf(request), params.uploadId, offset, body)
        return reply
          .code(204)
          .headers({ ...tus, 'upload-offset': received })
          .send(null)
      },
    )

    app.delete(
      '/lessons/:id/recording/uploads/:uploadId',
      {
        schema: {
          operationId: 'cancelRecording',
          summary: 'Take back a recording that the lesson does not show yet',
          description:
            'Ends an upload that is under way or not yet shown, and removes what came of it. Answers 204.',
          errorCodes: ['not_found'],
          tags,
          params: RecordingParams,
          response: { 204: Taken },
        },
      },
      async (request, reply) => {
        await uploads.cancel(placeOf(request), request.params.uploadId)
        return reply.code(204).headers(tus).send(null)
      },
    )

    app.delete(
      '/lessons/:id/recording',
      {
        schema: {
          operationId: 'removeRecording',
          summary: 'Take the recording away from a live lesson',
          errorCodes: ['not_found'],
          description: 'With its captions. No one can watch it from then on; what learners did stays.',
          tags,
          params: IdParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await removeRecording(db, storage, placeOf(request))
        return { data: null }
      },
    )

    app.put(
      '/lessons/:id/recording/captions/:language',
      {
        bodyLimit: largestCaptions,
        schema: {
          operationId: 'setRecordingCaptions',
          summary: 'Put captions beside the recording of a live lesson',
          errorCodes: ['not_found', 'captions_refused'],
          description: 'A WebVTT file of at most 1 MB, in place of the captions in that language.',
          tags,
          params: CaptionsParams,
          body: CaptionsBody,
          response: { 200: Empty },
        },
      },
      async request => {
        const { body } = request as { body: unknown }
        if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
        await setCaptions(db, storage, placeOf(request), request.params.language, body)
        return { data: null }
      },
    )

    app.delete(
      '/lessons/:id/recording/captions/:language',
      {
        schema: {
          operationId: 'removeRecordingCaptions',
          summary: 'Take captions away from the recording of a live lesson',
          description: 'The captions of one language; those of the other stay.',
          errorCodes: ['not_found'],
          tags,
          params: CaptionsParams,
          response: { 200: Empty },
        },
      },
      async request => {
        await removeCaptions(db, storage, placeOf(request), request.params.language)
        return { data: null }
      },
    )
  }
}

function placeOf(request: FastifyRequest): Place {
  // The schema of each route has checked it.
  const { id } = request.params as { id: number }
  return { instructorId: instructorOf(request), lessonId: id }
}
