import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery, useActKey } from '@masar/app-shell'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AssignmentFilters } from '../place.ts'
import { refreshLearning } from '../queries.ts'

/** Which assignments an act concerns: some by their ids, or all that match the filters but some. */
export type Chosen =
  | { ids: readonly number[]; count: number; isMore?: false }
  | {
      filters: Omit<AssignmentFilters, 'sort'> & { except_ids?: number[] }
      count: number
      /** There are more than were counted. */
      isMore: boolean
    }

export type ActState = ReadAnswer<CompanyPaths, '/assignment-acts/{id}'>['data']
export type ActWish = { act: 'remind' } | { act: 'withdraw' } | { act: 'set_due'; due_on: string | null }

/** Up to so many are changed at once; more, and whatever match, in the background. */
const mostAtOnce = 200
/** As many as one act names one by one. */
export const mostNamed = 4000

export const isAtOnce = (chosen: Chosen): chosen is Extract<Chosen, { ids: unknown }> =>
  'ids' in chosen && chosen.ids.length <= mostAtOnce

const actQuery = (id: number) => companyQuery('/assignment-acts/{id}', { path: { id } })

/** Begins an act in the background. The same again, as after a lost answer, is the same act. @returns its id */
export function useBeginAct() {
  const key = useActKey('POST /assignments/bulk')
  return useMutation<number, ApiError, ActWish & { chosen: Chosen }>({
    mutationFn: async ({ chosen, ...given }) => {
      const which = 'ids' in chosen ? { assignment_ids: [...chosen.ids] } : { filters: chosen.filters }
      const body = { ...given, ...which }
      const { data } = await unwrap(
        companyApi().POST('/assignments/bulk', {
          headers: { 'Idempotency-Key': key.keyOf(body) },
          body,
        }),
      )
      return data.id
    },
    onSuccess: key.onSuccess,
    onError: key.onError,
  })
}

/** How far an act is; once it is over, whatever shows assignments is asked for again. */
export function useActState(id: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...actQuery(id),
    refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? 2000 : false),
  })
  const isOver = query.data !== undefined && query.data.data.state !== 'running'
  useEffect(() => {
    if (isOver) void refreshLearning(client)
  }, [isOver, client])
  return query
}

/** Stops an act: what was done stays. */
export function useStopAct(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => unwrap(companyApi().POST('/assignment-acts/{id}/cancel', { params: { path: { id } } })),
    // Where it has ended meanwhile, what came of it shows.
    onSettled: () => void client.invalidateQueries({ queryKey: actQuery(id).queryKey }),
  })
}
