import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshCalls } from '../../people/queries.ts'
import { refreshLearning } from '../queries.ts'

export type CourseRequest = ReadAnswer<CompanyPaths, '/requests'>['data'][number]
export const requestStates = ['open', 'approved', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** What employees ask for, page by page. */
export const requestsQuery = (state: RequestState) =>
  companyPages('/requests', { query: { state, limit: 25 } })

function useDecision<Given>(decide: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: decide,
    // After a failure, too: somebody else may have answered meanwhile.
    onSettled: () => {
      void refreshCalls(client, ['/requests', '/budgets'])
      void refreshLearning(client)
    },
  })
}

const of = (id: number) => ({ params: { path: { id } } })

/** Gives somebody the course, due on a day or on none. */
export const useApprove = (id: number) =>
  useDecision((dueOn: string | null) =>
    unwrap(companyApi().POST('/requests/{id}/approve', { ...of(id), body: { due_on: dueOn } })),
  )
export const useDecline = (id: number) =>
  useDecision((answer: string) =>
    unwrap(companyApi().POST('/requests/{id}/decline', { ...of(id), body: { answer } })),
  )
