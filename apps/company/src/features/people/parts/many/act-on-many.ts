import type { ApiError, CompanyPaths } from '@masar/api-sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshCalls } from '../../queries.ts'

type Posted<Call extends { responses: { 200: { content: { 'application/json': { data: unknown } } } } }> =
  Call['responses'][200]['content']['application/json']['data']
type Answer =
  | Posted<CompanyPaths['/joining-links/withdraw']['post']>
  | Posted<CompanyPaths['/requirements/remind']['post']>
export type Refused = Answer['refused'][number]
/** What one call for many gives: those on which it was done, and those on which it was not. */
export type CallForMany = (ids: number[]) => Promise<{ data: Answer }>

/** As many things as one call takes. */
export const mostAtOnce = 50

/** What came of an act on many. */
export interface Outcome {
  done: number
  refused: readonly Refused[]
}

/**
 * Acts on many things, as many at a time as one call takes. Tried again after a failure, it goes on behind those on which it was done.
 * @param refresh the calls whose answers change with it
 */
export function useActOnMany(call: CallForMany, refresh: readonly string[]) {
  const client = useQueryClient()
  const settled = useRef(new Set<number>())
  const outcome = useRef<Outcome>({ done: 0, refused: [] })
  const [count, setCount] = useState(0)
  const acting = useMutation<Outcome, ApiError, readonly number[]>({
    mutationFn: async ids => {
      const left = ids.filter(id => !settled.current.has(id))
      for (let from = 0; from < left.length; from += mostAtOnce) {
        const part = left.slice(from, from + mostAtOnce)
        const { done, refused } = (await call(part)).data
        for (const id of part) settled.current.add(id)
        const before = outcome.current
        outcome.current = { done: before.done + done.length, refused: [...before.refused, ...refused] }
        setCount(settled.current.size)
      }
      return outcome.current
    },
    // After a failure, too: some may have been done.
    onSettled: () => void refreshCalls(client, refresh),
  })
  return { acting, count }
}
