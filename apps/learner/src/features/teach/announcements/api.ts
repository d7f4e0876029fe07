import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type AnnouncementBody =
  ClientPaths['/courses/{id}/announcements']['post']['requestBody']['content']['application/json']
export type Audience = AnnouncementBody['audience']
export type Measured = ReadAnswer<ClientPaths, '/courses/{id}/announcements/audience'>['data']
export const audiences = ['all', 'not_started', 'stuck', 'late'] as const satisfies Audience[]

/** How many people an announcement would reach now, and whether the course may have one. */
export function audienceQuery(
  courseId: number,
  { audience, lesson }: { audience: Audience; lesson: string },
) {
  return {
    ...clientQuery('/courses/{id}/announcements/audience', {
      path: { id: courseId },
      query: { audience, ...(audience === 'stuck' && { lesson_id: Number(lesson) }) },
    }),
    staleTime: 0,
  }
}

export function courseQuery(id: number) {
  return clientQuery('/courses/{id}', { path: { id } })
}

function useChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries(queriesOf('/courses/{id}/announcements', '/courses/{id}/announcements/audience'))
}

export function useSend(courseId: number) {
  return useMutation<{ id: number; people: number }, ApiError, { body: AnnouncementBody; key: string }>({
    mutationFn: async ({ body, key }) =>
      (
        await unwrap(
          clientApi().POST('/courses/{id}/announcements', {
            params: { path: { id: courseId } },
            headers: { 'Idempotency-Key': key },
            body,
          }),
        )
      ).data,
    onSettled: useChanged(),
  })
}

export function useWithdrawal() {
  return useMutation<unknown, ApiError, number>({
    mutationFn: id => unwrap(clientApi().DELETE('/announcements/{id}', { params: { path: { id } } })),
    onSettled: useChanged(),
  })
}
