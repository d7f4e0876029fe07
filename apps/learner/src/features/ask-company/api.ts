import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lessonPath } from '../course/model.ts'
import { standingQuery } from '../favorites/queries.ts'

export type OwnRequests = ReadAnswer<ClientPaths, '/courses/{id}/requests'>['data']
export type OwnRequest = OwnRequests['requests'][number]
export type AskableCompany = OwnRequests['companies'][number]

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

/** Starts the course by the licence of a company. @returns where its first lesson is */
export function useStartByLicence(courseId: number) {
  const client = useQueryClient()
  const path = { id: courseId }
  return useMutation<string, ApiError, number>({
    mutationFn: async companyId => {
      await unwrap(
        clientApi().POST('/courses/{id}/licence', { params: { path }, body: { company_id: companyId } }),
      )
      await client.invalidateQueries({ queryKey: standingQuery(courseId).queryKey })
      return lessonPath((await client.fetchQuery(standingQuery(courseId))).data.next_lesson_id)
    },
    onSuccess: () => void client.invalidateQueries(queriesOf('/my-courses')),
    // Another may have taken the last place.
    onSettled: () => void client.invalidateQueries({ queryKey: ownRequestsQuery(courseId).queryKey }),
  })
}

export const useTakeBack = (courseId: number) =>
  useRequestAct(courseId, (id: number) =>
    unwrap(clientApi().DELETE('/course-requests/{id}', { params: { path: { id } } })),
  )
