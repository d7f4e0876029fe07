import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery, useActKey } from '@masar/app-shell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshPeople } from '../queries.ts'
import type { Chosen } from './selection.ts'

export type BulkState = ReadAnswer<CompanyPaths, '/employee-acts/{id}'>['data']
export type BulkAct = BulkState['act']
export interface BulkWish {
  act: BulkAct
  department_id?: number | null
  group_id?: number
  message?: { ar?: string; en?: string }
}

/** Milliseconds between two questions while it is worked on, for pages that get no events: another member's, another network's. */
const pause = 2000

export const bulkQuery = (id: number) => companyQuery('/employee-acts/{id}', { path: { id } })

/** Begins one act for all who are chosen. A try after a lost answer is the same act, another wish is another. @returns its id */
export function useBeginBulk(chosen: Chosen) {
  const key = useActKey('POST /employees/bulk')
  return useMutation<number, ApiError, BulkWish>({
    mutationFn: async wish => {
      const whom = 'ids' in chosen ? { employee_ids: [...chosen.ids] } : { filters: chosen.filters }
      const body = { ...wish, ...whom }
      const headers = { 'Idempotency-Key': key.keyOf(body) }
      const { data } = await unwrap(companyApi().POST('/employees/bulk', { headers, body }))
      return data.id
    },
    onSuccess: key.onSuccess,
    onError: key.onError,
  })
}

/** How far an act is; once it is over, whatever shows people is asked for again. */
export function useBulk(id: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...bulkQuery(id),
    refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? pause : false),
  })
  const state = query.data?.data.state
  const before = useRef<BulkState['state']>('running')
  useEffect(() => {
    if (before.current === 'running' && state !== undefined && state !== 'running') void refreshPeople(client)
    if (state !== undefined) before.current = state
  }, [state, client])
  return query
}

/** Stops an act: what was done stays. */
export function useStopBulk(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => unwrap(companyApi().POST('/employee-acts/{id}/cancel', { params: { path: { id } } })),
    // Where it has ended meanwhile, its outcome shows.
    onSettled: () => void client.invalidateQueries({ queryKey: bulkQuery(id).queryKey }),
  })
}
