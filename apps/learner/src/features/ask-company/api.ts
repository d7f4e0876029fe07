import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type OwnRequests = ReadAnswer<ClientPaths, '/courses/{id}/requests'>['data']
export type OwnRequest = OwnRequests['requests'][number]

/** Which companies can be asked for a course, and what they said so far. */
export const ownRequestsQuery = (courseId: number) =>
  clientQuery('/courses/{id}/requests', { path: { id: courseId } })

function useRequestAct<Given>(courseId: number, act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSettled: () => void client.invalidateQueries({ queryKey: ownRequestsQuery(courseId).queryKey }),
  })
}

export const useAsk = (courseId: number) =>
  useRequestAct(courseId, (body: { company_id: number; reason: string }) =>
    unwrap(clientApi().POST('/courses/{id}/requests', { params: { path: { id: courseId } }, body })),
  )
export const useTakeBack = (courseId: number) =>
  useRequestAct(courseId, (id: number) =>
    unwrap(clientApi().DELETE('/course-requests/{id}', { params: { path: { id } } })),
  )
