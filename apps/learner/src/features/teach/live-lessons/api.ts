import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientPages, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export type TaughtLiveLesson = ReadAnswer<ClientPaths, '/teaching/live-lessons'>['data'][number]
export type Attendee = ReadAnswer<ClientPaths, '/lessons/{id}/live/attendance'>['data'][number]
export type SessionBody =
  ClientPaths['/lessons/{id}/live']['put']['requestBody']['content']['application/json']

/** Asked for again now and then: what is open to join changes by the clock. */
export function liveLessonsQuery() {
  return { ...clientQuery('/teaching/live-lessons'), staleTime: 0, refetchInterval: 60_000 }
}

export function attendanceQuery(id: number, q: string) {
  return {
    ...clientPages('/lessons/{id}/live/attendance', { path: { id }, query: { ...(q !== '' && { q }) } }),
    staleTime: 0,
  }
}

function useChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries(
      queriesOf('/teaching/live-lessons', '/lessons/{id}/live/attendance', '/lessons/{id}'),
    )
}

export function useSetSession(id: number) {
  return useMutation<unknown, ApiError, SessionBody>({
    mutationFn: body => unwrap(clientApi().PUT('/lessons/{id}/live', { params: { path: { id } }, body })),
    onSuccess: useChanged(),
  })
}

export function useCancelSession(id: number) {
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => unwrap(clientApi().POST('/lessons/{id}/live/cancel', { params: { path: { id } } })),
    onSuccess: useChanged(),
  })
}

/** Null: what was measured counts again. */
export function useCorrect(id: number, userId: number) {
  return useMutation<unknown, ApiError, number | null>({
    mutationFn: attended_seconds =>
      unwrap(
        clientApi().PUT('/lessons/{id}/live/attendance/{userId}', {
          params: { path: { id, userId } },
          body: { attended_seconds },
        }),
      ),
    onSuccess: useChanged(),
  })
}
