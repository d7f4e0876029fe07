import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, queriesOf } from '@masar/app-shell'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'

export type LiveExam = ReadAnswer<ClientPaths, '/exams/{id}/live'>['data']
export type ExamLearner = ReadAnswer<ClientPaths, '/exams/{id}/learners'>['data'][number]
export type LiveAttempt = LiveExam['attempts'][number]
export type Allowance = ReadAnswer<ClientPaths, '/exams/{id}/allowances'>['data'][number]
type Posted<Path extends keyof ClientPaths> = ClientPaths[Path] extends {
  post: {
    requestBody: { content: { 'application/json': infer Body } }
    responses: { 200: { content: { 'application/json': { data: infer Data } } } }
  }
}
  ? { body: Body; data: Data }
  : never
export type AllowanceBody = Posted<'/exams/{id}/allowances'>['body']
export type GivenAllowances = Posted<'/exams/{id}/allowances'>['data']
export type ReturnedTime = Posted<'/exams/{id}/live/return-time'>['data']

/** Milliseconds after which the page asks by itself: a connection that is lost sends no event. */
const askEveryMs = 20_000

export function liveQuery(id: number, names: 'hidden' | undefined) {
  return {
    ...clientQuery('/exams/{id}/live', { path: { id }, query: { ...(names && { names }) } }),
    staleTime: 0,
    refetchInterval: askEveryMs,
    placeholderData: keepPreviousData,
  } as const
}

/** Those who may take the exam, by a part of the name. */
export function learnersQuery(id: number, q: string) {
  return {
    ...clientQuery('/exams/{id}/learners', { path: { id }, query: { ...(q !== '' && { q }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  }
}

export function allowancesQuery(id: number, names: 'hidden' | undefined) {
  return {
    ...clientQuery('/exams/{id}/allowances', { path: { id }, query: { ...(names && { names }) } }),
    staleTime: 0,
  }
}

function useChanged() {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries(
      queriesOf(
        '/exams/{id}/live',
        '/exams/{id}/allowances',
        '/exams/{id}/attempts/{attemptId}/record',
        '/exams/{id}/learners',
      ),
    )
}

export function useGive(id: number) {
  return useMutation<GivenAllowances, ApiError, AllowanceBody>({
    mutationFn: async body =>
      (await unwrap(clientApi().POST('/exams/{id}/allowances', { params: { path: { id } }, body }))).data,
    onSuccess: useChanged(),
  })
}

export function useWithdraw(id: number) {
  return useMutation<unknown, ApiError, number>({
    mutationFn: allowanceId =>
      unwrap(
        clientApi().DELETE('/exams/{id}/allowances/{allowanceId}', {
          params: { path: { id, allowanceId } },
        }),
      ),
    onSettled: useChanged(),
  })
}

export function useReturnTime(id: number) {
  return useMutation<ReturnedTime, ApiError, { attempts: number[] | null; reason: string }>({
    mutationFn: async body =>
      (await unwrap(clientApi().POST('/exams/{id}/live/return-time', { params: { path: { id } }, body })))
        .data,
    onSuccess: useChanged(),
  })
}

export function useSetPassword(id: number) {
  return useMutation<unknown, ApiError, string | null>({
    mutationFn: password =>
      unwrap(clientApi().PUT('/exams/{id}/password', { params: { path: { id } }, body: { password } })),
    onSuccess: useChanged(),
  })
}

export function useEnd(id: number, attemptId: number) {
  return useMutation<unknown, ApiError, { reason: string }>({
    mutationFn: body =>
      unwrap(
        clientApi().POST('/exams/{id}/attempts/{attemptId}/end', {
          params: { path: { id, attemptId } },
          body,
        }),
      ),
    onSuccess: useChanged(),
  })
}

export function useReopen(id: number, attemptId: number) {
  return useMutation<unknown, ApiError, { reason: string; extra_minutes: number }>({
    mutationFn: body =>
      unwrap(
        clientApi().POST('/exams/{id}/attempts/{attemptId}/reopen', {
          params: { path: { id, attemptId } },
          body,
        }),
      ),
    onSuccess: useChanged(),
  })
}
