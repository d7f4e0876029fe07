import { type ApiError, newIdempotencyKey, unwrap } from '@masar/api-sdk'
import { companyApi, useActKey } from '@masar/app-shell'
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshCalls } from '../../people/queries.ts'
import type { ConflictKind } from '../acts/conflict-kinds.ts'
import { type ConflictPage, refreshLearning } from '../queries.ts'
import { type Draft, dueOf, standingsOf, wantedOf } from './draft.ts'

const askPreview = async (draft: Draft) =>
  (await unwrap(companyApi().POST('/assignments/preview', { body: wantedOf(draft) }))).data
export type Preview = Awaited<ReturnType<typeof askPreview>>

/** What a draft would assign, and what prevents it, as of now. */
export const previewQuery = (draft: Draft) =>
  queryOptions<Preview, ApiError>({
    queryKey: ['company', `/assignments/preview ${JSON.stringify(wantedOf(draft))}`],
    queryFn: () => askPreview(draft),
    // Others buy, assign and leave: what was read for an earlier look is none for this one.
    staleTime: 0,
    gcTime: 0,
  })

/** What is asked of a preview's people: what is left out for one reason, or who has a course by themselves. */
export type PreviewedKind = Exclude<ConflictKind, 'left'> | 'own'

/** Whom a draft would leave out, or who has its courses already, page by page, as of now. */
export const previewedQuery = (draft: Draft, kind?: PreviewedKind) =>
  infiniteQueryOptions<
    ConflictPage,
    ApiError,
    InfiniteData<ConflictPage, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['company', `/assignments/preview/pairs ${kind ?? ''} ${JSON.stringify(wantedOf(draft))}`],
    queryFn: ({ pageParam: cursor, signal }) =>
      unwrap(
        companyApi().POST('/assignments/preview/pairs', {
          params: { query: { ...(kind && { kind }), ...(cursor !== undefined && { cursor }), limit: 25 } },
          body: wantedOf(draft),
          signal,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: last => last.meta.next_cursor ?? undefined,
    staleTime: 0,
    gcTime: 0,
  })

/** What came of a draft: an act that is worked on, or standing assignments. */
export type Assigned = { batch: number } | { standing: number; known: number }

/**
 * Assigns what a draft says. A try after a lost answer is the same act, by the draft's own key; what is sent after a rejection is another.
 */
export function useAssign(draft: Draft) {
  const client = useQueryClient()
  const key = useRef(draft.key)
  return useMutation<Assigned, ApiError>({
    mutationFn: () => (draft.isStanding ? assignForGood(draft, key.current) : assignOnce(draft, key.current)),
    onError: error => {
      if (!error.isPassing) key.current = newIdempotencyKey()
    },
    onSettled: () => void refreshLearning(client),
  })
}

async function assignOnce(draft: Draft, key: string): Promise<Assigned> {
  const { data } = await unwrap(
    companyApi().POST('/assignments', {
      headers: { 'Idempotency-Key': key },
      body: { ...wantedOf(draft), ...dueOf(draft) },
    }),
  )
  return { batch: data.id }
}

/** One call for each; existing ones are skipped. */
async function assignForGood(draft: Draft, key: string): Promise<Assigned> {
  let known = 0
  const wanted = standingsOf(draft)
  for (const [index, body] of wanted.entries()) {
    try {
      const headers = { 'Idempotency-Key': `${key}-${index}` }
      await unwrap(companyApi().POST('/standing-assignments', { headers, body }))
    } catch (error) {
      if ((error as ApiError).code !== 'conflict') throw error
      known += 1
    }
  }
  return { standing: wanted.length - known, known }
}

/** Asks those who run the company for the seats that a draft lacks. A try after a lost answer is the same act. */
export function useAskForSeats(draft: Draft) {
  const client = useQueryClient()
  const key = useActKey('POST /requests')
  return useMutation<{ made: number; waiting: number }, ApiError, string>({
    mutationFn: async reason => {
      const body = { ...wantedOf(draft), ...dueOf(draft), reason }
      const headers = { 'Idempotency-Key': key.keyOf(body) }
      return (await unwrap(companyApi().POST('/requests', { headers, body }))).data
    },
    onSuccess: key.onSuccess,
    onError: key.onError,
    onSettled: () => void refreshCalls(client, ['/requests', '/dashboard']),
  })
}
