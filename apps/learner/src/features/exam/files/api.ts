import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { tusHeaders, type UploadCalls } from '../../uploads/transfer.ts'
import type { Question } from '../api.ts'

export type AnswerFile = NonNullable<Question['files']>[number]

interface ChosenFile {
  question: number
  key: string
  name: string
  blob: Blob
  madeAt: string
}

/** What the files of an attempt ask of the service. */
export interface FileCalls extends Pick<UploadCalls, 'send'> {
  begin(file: ChosenFile): Promise<{ id: string }>
  remove(id: string): Promise<void>
  link(id: string): Promise<string>
}

/** As the service takes parts. */
const largestPart = 1024 * 1024

/** How a file of an attempt is transferred. */
export function transferOf(calls: FileCalls, file: ChosenFile) {
  return { calls: { begin: () => calls.begin(file), send: calls.send }, largestPart }
}

/** The calls of one attempt, as the tab that has the session lock makes them. @throws ApiError */
export function fileCalls(attempt: number, holder: string): FileCalls {
  const path = (fileId: string) => ({ id: attempt, fileId })
  return {
    begin: async ({ question, key, name, blob, madeAt }) => {
      const call = clientApi().POST('/attempts/{id}/answers/{questionId}/files', {
        params: { path: { id: attempt, questionId: question } },
        headers: { 'Idempotency-Key': key },
        body: { holder, name, bytes: blob.size, made_at: madeAt },
      })
      return (await unwrap(call)).data
    },
    send: async (id, offset, part, signal) => {
      const call = clientApi().PATCH('/attempts/{id}/files/{fileId}', {
        params: { path: path(id), query: { holder }, header: { 'upload-offset': offset } },
        headers: tusHeaders,
        body: part as never,
        bodySerializer: (body: unknown) => body as never,
        signal,
      })
      await unwrap(call)
    },
    remove: async id => {
      await unwrap(
        clientApi().DELETE('/attempts/{id}/files/{fileId}', {
          params: { path: path(id), query: { holder } },
        }),
      )
    },
    link: id => fileLink(attempt, id),
  }
}

/** The address of a file of one's own, good for minutes. @throws ApiError */
export async function fileLink(attempt: number, fileId: string): Promise<string> {
  const call = clientApi().GET('/attempts/{id}/files/{fileId}/link', {
    params: { path: { id: attempt, fileId } },
  })
  return (await unwrap(call)).data.href
}
