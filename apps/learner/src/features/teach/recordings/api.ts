import { type ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { tusHeaders } from '../../uploads/transfer.ts'
import type { WaitingRecording } from './recording-store.ts'

type Path = '/lessons/{id}/recording/captions/{language}'
export type CaptionLanguage = ClientPaths[Path]['put']['parameters']['path']['language']

/** As the service takes parts. */
export const largestPart = 4 * 1024 * 1024

/** What the upload of a recording asks of the service. */
export interface RecordingCalls {
  begin(file: Pick<WaitingRecording, 'lesson' | 'key' | 'name' | 'blob'>): Promise<{ id: string }>
  send(lesson: number, id: string, offset: number, part: Blob, signal: AbortSignal): Promise<void>
  cancel(lesson: number, id: string): Promise<void>
}

const uploadPath = '/lessons/{id}/recording/uploads/{uploadId}'

/** @throws ApiError, each of them */
export const recordingCalls: RecordingCalls = {
  begin: async ({ lesson, key, name, blob }) => {
    const call = clientApi().POST('/lessons/{id}/recording/uploads', {
      params: { path: { id: lesson } },
      headers: { 'Idempotency-Key': key },
      body: { name, bytes: blob.size },
    })
    return (await unwrap(call)).data
  },
  send: async (lesson, uploadId, offset, part, signal) => {
    const call = clientApi().PATCH(uploadPath, {
      params: { path: { id: lesson, uploadId }, header: { 'upload-offset': offset } },
      headers: tusHeaders,
      body: part as never,
      bodySerializer: (body: unknown) => body as never,
      signal,
    })
    await unwrap(call)
  },
  cancel: async (lesson, uploadId) => {
    await unwrap(clientApi().DELETE(uploadPath, { params: { path: { id: lesson, uploadId } } }))
  },
}

/** What shows the recording of a live lesson is asked for again. */
export function refreshRecordings(client: QueryClient): Promise<void> {
  return client.invalidateQueries(queriesOf('/teaching/live-lessons', '/lessons/{id}'))
}

function useChange<Variables>(mutationFn: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Variables>({ mutationFn, onSettled: () => refreshRecordings(client) })
}

/** Takes back an upload that this browser does not have, or that was refused. */
export function useCancelUpload(lesson: number) {
  return useChange((uploadId: string) => recordingCalls.cancel(lesson, uploadId))
}

export function useRemoveRecording(lesson: number) {
  return useChange<void>(() =>
    unwrap(clientApi().DELETE('/lessons/{id}/recording', { params: { path: { id: lesson } } })),
  )
}

/** Null takes the captions away. */
export function useSetCaptions(lesson: number, language: CaptionLanguage) {
  const params = { path: { id: lesson, language } }
  return useChange((file: File | null) =>
    file === null
      ? unwrap(clientApi().DELETE('/lessons/{id}/recording/captions/{language}', { params }))
      : unwrap(
          clientApi().PUT('/lessons/{id}/recording/captions/{language}', {
            params,
            // The body is the file itself, which no schema describes.
            body: file as never,
            bodySerializer: (body: unknown) => body as never,
            headers: { 'content-type': 'text/vtt' },
          }),
        ),
  )
}
