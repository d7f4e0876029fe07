import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'

export type RecordedEvent = ReadAnswer<ClientPaths, '/attempts/{id}/trace'>['data'][number]
export type AttemptRecord = ReadAnswer<ClientPaths, '/exams/{id}/attempts/{attemptId}/record'>['data']
export type CheckedReceipt = ReadAnswer<ClientPaths, '/attempts/{id}/receipt'>['data']

/** Which attempt: one's own, or one at an exam that one teaches. */
export interface RecordPlace {
  attemptId: number
  examId?: number
}

export function traceQuery(id: number) {
  return { ...clientQuery('/attempts/{id}/trace', { path: { id } }), staleTime: 0 }
}

export function recordQuery(id: number, attemptId: number, names: 'hidden' | undefined) {
  return {
    ...clientQuery('/exams/{id}/attempts/{attemptId}/record', {
      path: { id, attemptId },
      query: { ...(names && { names }) },
    }),
    staleTime: 0,
  }
}

/** Asks whether a receipt is the record’s. */
export function useReceiptCheck({ attemptId, examId }: RecordPlace) {
  return useMutation<CheckedReceipt, ApiError, string>({
    mutationFn: async code => {
      const query = { code }
      const call =
        examId === undefined
          ? clientApi().GET('/attempts/{id}/receipt', { params: { path: { id: attemptId }, query } })
          : clientApi().GET('/exams/{id}/attempts/{attemptId}/receipt', {
              params: { path: { id: examId, attemptId }, query },
            })
      return (await unwrap(call)).data
    },
  })
}
