import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import type { Question } from '../api.ts'

export type AnswerFile = NonNullable<Question['files']>[number]

/** What the transfer of a file asks of the service; tus 1.0.0 (https://tus.io) but for the beginning. */
export interface FileCalls {
  begin(file: {
    question: number
    key: string
    name: string
    bytes: number
    madeAt: string
  }): Promise<{ id: string }>
  /** One part, which may be empty. */
  send(id: string, offset: number, part: Blob, signal: AbortSignal): Promise<void>
  remove(id: string): Promise<void>
  link(id: string): Promise<string>
}

const tus = { 'Tus-Resumable': '1.0.0' }

/** The calls of one attempt, as the tab that has the session lock makes them. @throws ApiError */
export function fileCalls(attempt: number, holder: string): FileCalls {
  const path = (fileId: string) => ({ id: attempt, fileId })
  return {
    begin: async ({ question, key, name, bytes, madeAt }) => {
      const call = clientApi().POST('/attempts/{id}/answers/{questionId}/files', {
        params: { path: { id: attempt, questionId: question } },
        headers: { 'Idempotency-Key': key },
        body: { holder, name, bytes, made_at: madeAt },
      })
      return (await unwrap(call)).data
    },
    send: async (id, offset, part, signal) => {
      const call = clientApi().PATCH('/attempts/{id}/files/{fileId}', {
        params: { path: path(id), query: { holder }, header: { 'upload-offset': offset } },
        headers: { ...tus, 'Content-Type': 'application/offset+octet-stream' },
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
