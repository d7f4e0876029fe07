import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, saveFile } from '@masar/app-shell'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { employmentQuery } from './queries.ts'

export type Employment = ReadAnswer<ClientPaths, '/employments'>['data'][number]
export type EmploymentPage = ReadAnswer<ClientPaths, '/employments/{id}'>['data']
export type Seen = EmploymentPage['seen']
export type SeenRecord = ReadAnswer<ClientPaths, '/employments/{id}/requirements/{requirementId}'>['data']
export type SeenTraining = ReadAnswer<ClientPaths, '/employments/{id}/outside-trainings'>['data'][number]
export type SeenEvent = ReadAnswer<ClientPaths, '/employments/{id}/history'>['data'][number]
export type Topic = EmploymentPage['sharing'][number]['topic']

/** What a link says. Asked by POST, so that the token is in no log of URLs. @param as the signed-in person: their relation to the company is part of it */
export const joiningQuery = (token: string, as: string | null) =>
  queryOptions({
    queryKey: ['client', 'joining-link', token, as],
    queryFn: ({ signal }) =>
      unwrap(clientApi().POST('/joining-links/look', { body: { joining_link: token }, signal })),
  })

/** Joins with the account that is signed in; its courses are other ones then. */
export function useJoin(token: string) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError>({
    mutationFn: () => unwrap(clientApi().POST('/joining-links/join', { body: { joining_link: token } })),
    onSuccess: () => client.invalidateQueries({ refetchType: 'none' }),
  })
}

/** Shares something with the company, or no longer; what the company sees is then asked for again. */
export function useSharing({ id, sharing_version: version }: Pick<EmploymentPage, 'id' | 'sharing_version'>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, { topic: Topic; is_given: boolean }>({
    mutationFn: said =>
      unwrap(
        clientApi().POST('/employments/{id}/sharing', {
          params: { path: { id } },
          body: { ...said, version },
        }),
      ),
    onSettled: () => client.invalidateQueries(employmentQuery(id)),
  })
}

/** Leaves the company; what it had given is gone from every list, once the person is on another page. */
export function useLeaveCompany(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError>({
    mutationFn: () => unwrap(clientApi().POST('/employments/{id}/leave', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ refetchType: 'none' }),
  })
}

/** A file that the company keeps of a person: of a waiver, or of a training elsewhere. */
export interface SavedFile {
  employmentId: number
  of: 'waiver' | 'training'
  id: number
  /** Null where there is none. */
  name: string | null
}

/** Saves such a file under its own name. */
export function useSaveSeenFile({ employmentId: id, of, id: thing, name }: SavedFile) {
  return useMutation<void, ApiError>({
    mutationFn: async () => {
      const file = await unwrap(
        of === 'waiver'
          ? clientApi().GET('/employments/{id}/waivers/{waiverId}/file', {
              params: { path: { id, waiverId: thing } },
              parseAs: 'blob',
            })
          : clientApi().GET('/employments/{id}/outside-trainings/{trainingId}/file', {
              params: { path: { id, trainingId: thing } },
              parseAs: 'blob',
            }),
      )
      saveFile(name ?? '', file as unknown as Blob, (file as unknown as Blob).type)
    },
  })
}
