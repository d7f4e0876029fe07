import { type ApiError, unwrap } from '@masar/api-sdk'
import { companyApi } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPeople } from '../queries.ts'
import type { Chosen } from './selection.ts'

export type BulkAct = 'move' | 'add_to_group' | 'deactivate' | 'invite_again'
export interface BulkWish {
  act: BulkAct
  department_id?: number | null
  group_id?: number
}
export interface BulkSum {
  done: number
  skipped: number
  held_by_role: number
  limited: number
}

/** As many as one call takes. */
const atOnce = 500
const nothing: BulkSum = { done: 0, skipped: 0, held_by_role: 0, limited: 0 }
const sumOf = ({ done, skipped, held_by_role: held, limited }: BulkSum) => done + skipped + held + limited

type State =
  | { at: 'idle'; error: ApiError | null }
  | { at: 'running'; sum: BulkSum; percent: number }
  | { at: 'ended'; sum: BulkSum; error: ApiError | null; isStopped: boolean }

/** The calls of one act, each for up to 500 people; the next one is known when the last one has been answered. */
async function* callsOf(wish: BulkWish, chosen: Chosen): AsyncGenerator<BulkSum> {
  const call = async (whom: object) =>
    (await unwrap(companyApi().POST('/employees/bulk', { body: { ...wish, ...whom } }))).data
  if ('ids' in chosen) {
    for (let from = 0; from < chosen.ids.length; from += atOnce)
      yield await call({ employee_ids: chosen.ids.slice(from, from + atOnce) })
    return
  }
  let after: number | null = 0
  while (after !== null) {
    const part: BulkSum & { next: number | null } = await call({ filters: chosen.filters, after })
    yield part
    after = part.next
  }
}

/** Does one act for all who are chosen, part by part. Each part is done whole or not at all; stopping keeps what is done. */
export function useBulk(chosen: Chosen) {
  const client = useQueryClient()
  const [state, setState] = useState<State>({ at: 'idle', error: null })
  const isStopped = useRef(false)
  const run = async (wish: BulkWish) => {
    let sum = nothing
    isStopped.current = false
    setState({ at: 'running', sum, percent: 0 })
    try {
      for await (const part of callsOf(wish, chosen)) {
        sum = {
          done: sum.done + part.done,
          skipped: sum.skipped + part.skipped,
          held_by_role: sum.held_by_role + part.held_by_role,
          limited: sum.limited + part.limited,
        }
        if (isStopped.current) break
        setState({
          at: 'running',
          sum,
          percent: Math.min(100, Math.round((sumOf(sum) / chosen.count) * 100)),
        })
      }
      setState({ at: 'ended', sum, error: null, isStopped: isStopped.current })
    } catch (failure) {
      const error = failure as ApiError
      // Nothing was done: what was asked for can be put right and sent again.
      setState(sumOf(sum) === 0 ? { at: 'idle', error } : { at: 'ended', sum, error, isStopped: false })
    }
    void refreshPeople(client)
  }
  return {
    state,
    run: (wish: BulkWish) => void run(wish),
    stop: () => {
      isStopped.current = true
    },
  }
}
