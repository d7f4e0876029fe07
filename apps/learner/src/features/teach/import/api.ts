import { type ApiError, type ClientPaths, newIdempotencyKey, unwrap } from '@masar/api-sdk'
import { clientApi, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '../questions/as-asked.ts'

export type ImportReport =
  ClientPaths['/exams/{id}/questions/preview']['post']['responses'][200]['content']['application/json']['data']
export type ImportedQuestion = ImportReport['questions'][number]

/** A file as it was when it was chosen: what is previewed is what is stored, whatever becomes of it on the disk. */
export interface ChosenFile {
  name: string
  bytes: ArrayBuffer
  language: Language
}

export interface Preview extends ChosenFile {
  report: ImportReport
  /** The same for every try of storing it. */
  key: string
}

const sent = {
  bodySerializer: (body: unknown) => body as never,
  headers: { 'Content-Type': 'application/octet-stream' },
}

/** What a file would bring; nothing is stored. */
export async function previewOf(examId: number, file: ChosenFile, signal?: AbortSignal): Promise<Preview> {
  const { name, bytes, language } = file
  const call = clientApi().POST('/exams/{id}/questions/preview', {
    params: { path: { id: examId }, query: { name, language } },
    body: bytes,
    ...sent,
    ...(signal && { signal }),
  })
  return { ...file, report: (await unwrap(call)).data, key: newIdempotencyKey() }
}

/** Stores what was previewed, all of it or nothing. */
export function useImport(examId: number) {
  const client = useQueryClient()
  return useMutation<ImportReport, ApiError, Preview>({
    mutationFn: async ({ name, language, bytes, key }) => {
      const call = clientApi().POST('/exams/{id}/questions/import', {
        params: { path: { id: examId }, query: { name, language } },
        body: bytes,
        ...sent,
        headers: { ...sent.headers, 'Idempotency-Key': key },
      })
      return (await unwrap(call)).data
    },
    onSuccess: () =>
      client.invalidateQueries(
        queriesOf('/exams/{id}/questions', '/exams/{id}/settings', '/exams/{id}/statistics'),
      ),
  })
}
