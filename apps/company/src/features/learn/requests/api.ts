import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshCalls } from '../../people/queries.ts'
import { inParts } from '../acts.ts'
import { refreshLearning } from '../queries.ts'

export type CourseRequest = ReadAnswer<CompanyPaths, '/requests'>['data'][number]
export const requestStates = ['open', 'approved', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const requestSorts = ['oldest', 'newest', 'name', 'price'] as const
export type RequestSort = (typeof requestSorts)[number]

/** Which requests are asked for. */
export interface RequestFilters {
  q?: string
  state: RequestState
  sort?: RequestSort
}

/** What employees ask for, page by page. */
export const requestsQuery = (filters: RequestFilters) =>
  companyPages('/requests', { query: { ...filters, limit: 25 } })

function useDecision<Given, Answer = unknown>(decide: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation<Answer, ApiError, Given>({
    mutationFn: decide,
    // After a failure, too: another member may have answered meanwhile.
    onSettled: () => {
      void refreshCalls(client, ['/requests', '/budgets'])
      void refreshLearning(client)
    },
  })
}

const of = (id: number) => ({ params: { path: { id } } })

/** Gives the person the course, due on a day or on none; left out, when it was asked for. */
export const useApprove = (id: number) =>
  useDecision((dueOn: string | null | undefined) =>
    unwrap(
      companyApi().POST('/requests/{id}/approve', {
        ...of(id),
        body: { ...(dueOn !== undefined && { due_on: dueOn }) },
      }),
    ),
  )
export const useDecline = (id: number) =>
  useDecision((answer: string) =>
    unwrap(companyApi().POST('/requests/{id}/decline', { ...of(id), body: { answer } })),
  )

/** As many as can be answered in one go: each is an act of its own. */
export const mostAnswered = 1000
/** As many as one page brings. */
const pageSize = 100

/** All requests that match, as far as they can be answered in one go, as they stand now. */
export async function readAllRequests(filters: RequestFilters): Promise<CourseRequest[]> {
  const read: CourseRequest[] = []
  let cursor: string | null = null
  do {
    const query = { ...filters, limit: pageSize, ...(cursor !== null && { cursor }) }
    const page: ReadAnswer<CompanyPaths, '/requests'> = await unwrap(
      companyApi().GET('/requests', { params: { query } }),
    )
    read.push(...page.data)
    cursor = page.meta.next_cursor
  } while (cursor !== null && read.length < mostAnswered)
  return read.slice(0, mostAnswered)
}

/** As many requests as one call takes. */
export const atOnce = 50

/** What many are answered with: the day by which those approved are due, null for when each was asked for, or the words to those declined. */
export type ManyAnswer = { act: 'approve'; dueOn: string | null } | { act: 'decline'; answer: string }

interface ManyIds {
  ids: readonly number[]
  /** Called with how many are done. */
  onPart: (done: number) => void
}

/**
 * Answers many, each by itself. Tried again after a failure, it goes on behind those that are answered. It gives those that were not answered,
 * with the reason, and how many were.
 */
export function useAnswerMany() {
  const answered = useRef(new Set<number>())
  return useDecision(async ({ ids, onPart, ...given }: ManyAnswer & ManyIds) => {
    const left = ids.filter(id => !answered.current.has(id))
    const parts = await inParts(
      left,
      atOnce,
      async part => {
        const answer = await unwrap(
          given.act === 'approve'
            ? companyApi().POST('/requests/approve', {
                body: { ids: part, ...(given.dueOn !== null && { due_on: given.dueOn }) },
              })
            : companyApi().POST('/requests/decline', { body: { ids: part, answer: given.answer } }),
        )
        for (const id of answer.data.answered) answered.current.add(id)
        return answer
      },
      done => onPart(ids.length - left.length + done),
    )
    return { answered: answered.current.size, refused: parts.flatMap(({ refused }) => refused) }
  })
}

export type Refused = NonNullable<ReturnType<typeof useAnswerMany>['data']>['refused'][number]
