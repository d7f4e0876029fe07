import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AgeSort, findingOf, type ListPlace } from '../../people/parts/found.ts'
import { refreshCalls } from '../../people/queries.ts'
import type { BudgetMovementKind } from './place.ts'

export type DepartmentBudget = ReadAnswer<CompanyPaths, '/budgets'>['data'][number]
export type BudgetMovement = ReadAnswer<CompanyPaths, '/budgets/{id}/movements'>['data'][number]

/** What each department may spend; those without a budget too. */
export const budgetsQuery = () => companyQuery('/budgets')
/** The rows behind a budget. */
export const budgetMovementsQuery = (
  id: number,
  movement: BudgetMovementKind | undefined,
  place: ListPlace<AgeSort> = {},
) =>
  companyPages('/budgets/{id}/movements', {
    path: { id },
    query: { ...(movement && { movement }), ...findingOf(place), limit: 25 },
  })

export interface Credit {
  amount: number
  note: string
}

function useCreditAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSettled: () => void refreshCalls(client, ['/budgets', '/requests']),
  })
}

export const useGrantCredit = () =>
  useCreditAct((body: Credit & { department_id: number }) =>
    unwrap(companyApi().POST('/budgets/grants', { body })),
  )
export const useTakeBackCredit = () =>
  useCreditAct(({ id, ...body }: Credit & { id: number }) =>
    unwrap(companyApi().POST('/budgets/{id}/take-back', { params: { path: { id } }, body })),
  )
