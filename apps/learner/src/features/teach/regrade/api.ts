import { type ApiError, type ClientPaths, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CorrectedKey } from '../api.ts'

/** Refetched while its last regrade is running. */
export function questionQuery(id: number) {
  return {
    ...clientQuery('/questions/{id}/regrade', { path: { id } }),
    staleTime: 0,
    refetchInterval: (query: { state: { data?: { data: { corrections: { status: string }[] } } } }) =>
      query.state.data?.data.corrections[0]?.status === 'running' ? 1500 : false,
  } as const
}

export interface SeenKey {
  key: CorrectedKey
  /** The state of the question that the instructor saw. */
  state: string
}

/** Who would change: a call that reads, though it has a body. */
export function previewQuery(id: number, { key, state }: SeenKey, page: number) {
  return {
    queryKey: ['regrade-preview', id, key, state, page],
    queryFn: () =>
      unwrap(
        clientApi().POST('/questions/{id}/regrade/preview', {
          params: { path: { id } },
          body: { key, state, page },
        }),
      ),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  } as const
}

export type RegradeBody =
  ClientPaths['/questions/{id}/regrade']['post']['requestBody']['content']['application/json']

/** Stores the corrected key; its job then goes through the attempts. */
export function useRegrade(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, RegradeBody>({
    mutationFn: body =>
      unwrap(clientApi().POST('/questions/{id}/regrade', { params: { path: { id } }, body })),
    onSuccess: () =>
      client.invalidateQueries(queriesOf('/questions/{id}/regrade', '/exams/{id}/statistics', '/grading')),
  })
}
