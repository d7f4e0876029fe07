import { type ApiError, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findingOf } from '../parts/found.ts'
import type { HistoryPlace } from '../parts/history-tools.tsx'
import { refreshPeople } from '../queries.ts'

export interface EmployeeFacts {
  name: string
  number: string | null
  job: string | null
  department_id: number | null
  manager_id: number | null
  group_ids: number[]
}

/** The changes of an employee's record. @param actions that count as found too */
export const historyQuery = (id: number, place: HistoryPlace = {}, actions: { actions?: string } = {}) =>
  companyPages('/employees/{id}/history', { path: { id }, query: { ...findingOf(place), ...actions } })

/** An act on one employee; what shows people is asked for again. */
function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSuccess: () => void refreshPeople(client),
  })
}

export const useSaveEmployee = (id: number) =>
  useAct((body: Partial<EmployeeFacts>) =>
    unwrap(companyApi().PATCH('/employees/{id}', { params: { path: { id } }, body })),
  )
export const useDeactivate = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/employees/{id}/deactivate', { params: { path: { id } } })))
export const useReactivate = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/employees/{id}/reactivate', { params: { path: { id } } })))
export const useInviteAgain = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/employees/{id}/invitation', { params: { path: { id } } })))
