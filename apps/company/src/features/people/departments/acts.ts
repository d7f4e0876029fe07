import { type ApiError, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Department, departmentsQuery, refreshPeople, refreshStructure } from '../queries.ts'
import { withMoved } from './tree-model.ts'

type DepartmentList = { data: Department[] }

export interface DepartmentFacts {
  names: { ar?: string; en?: string }
  parent_id: number | null
  head_id: number | null
}

/** Creates a department, or changes the one that is named; only what differs is sent. */
export function useSaveDepartment(department: Department | null) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, DepartmentFacts>({
    mutationFn: facts => {
      if (department === null) return unwrap(companyApi().POST('/departments', { body: facts }))
      const body = {
        names: facts.names,
        ...(facts.parent_id !== department.parent_id && { parent_id: facts.parent_id }),
        ...(facts.head_id !== (department.head?.id ?? null) && { head_id: facts.head_id }),
      }
      return unwrap(
        companyApi().PATCH('/departments/{id}', { params: { path: { id: department.id } }, body }),
      )
    },
    onSuccess: () => void refreshPeople(client),
  })
}

/** What would go with it, as of now. */
export const departmentRemovalQuery = (id: number) => ({
  ...companyQuery('/departments/{id}/removal', { path: { id } }),
  staleTime: 0,
})

/** Deletes a department; what it holds goes to another one. @throws ApiError */
export function useRemoveDepartment() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, { id: number; moveTo: number | null }>({
    mutationFn: ({ id, moveTo }) =>
      unwrap(
        companyApi().DELETE('/departments/{id}', {
          params: { path: { id }, query: moveTo === null ? {} : { move_to: moveTo } },
        }),
      ),
    onSuccess: () => void refreshStructure(client),
  })
}

/** Moves a department with all below it: shown at once, and put back where the service refuses. */
export function useMoveDepartment() {
  const client = useQueryClient()
  const { queryKey } = departmentsQuery()
  return useMutation<unknown, ApiError, { id: number; to: number | null }, DepartmentList | undefined>({
    scope: { id: 'departments' },
    mutationFn: ({ id, to }) =>
      unwrap(companyApi().PATCH('/departments/{id}', { params: { path: { id } }, body: { parent_id: to } })),
    onMutate: async ({ id, to }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, known => known && { ...known, data: withMoved(known.data, id, to) })
      return before
    },
    onError: (_error, _move, before) => void client.setQueryData(queryKey, before),
    onSettled: () => void refreshPeople(client),
  })
}
