import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListPlace } from '../parts/found.ts'
import { refreshPeople, refreshStructure } from '../queries.ts'
import type { PersonSort } from './place.ts'

export type GroupDetails = ReadAnswer<CompanyPaths, '/groups/{id}'>['data']
export type Names = GroupDetails['names']

/** A rule as it is sent; null where it says nothing. */
export interface RuleFacts {
  department_id: number | null
  job: string | null
  joined_after: string | null
}

export const groupQuery = (id: number) => companyQuery('/groups/{id}', { path: { id } })
/** The people of a group who have not left, as the list of employees finds and orders them. */
export const groupPeopleQuery = (group: number, { q, sort }: ListPlace<PersonSort> = {}) =>
  companyPages('/employees', {
    query: { group, state: 'present', ...(q !== undefined && { q }), ...(sort && { sort }), limit: 25 },
  })
/** Those of a group whose accounts at the company are deactivated: a rule holds none of them, so they were put in by hand. */
export const groupLeaversQuery = (group: number) =>
  companyPages('/employees', { query: { group, state: 'deactivated', limit: 25 } })

function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSuccess: () => void refreshPeople(client),
  })
}

const of = (id: number) => ({ params: { path: { id } } })

/** Creates a group, or renames the one that is named. */
export const useSaveGroup = (id: number | null) =>
  useAct((names: Names) =>
    id === null
      ? unwrap(companyApi().POST('/groups', { body: { names } }))
      : unwrap(companyApi().PATCH('/groups/{id}', { ...of(id), body: { names } })),
  )
/** What would go with it, as of now. */
export const groupRemovalQuery = (id: number) => ({
  ...companyQuery('/groups/{id}/removal', { path: { id } }),
  staleTime: 0,
})
export function useRemoveGroup(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, void>({
    mutationFn: () => unwrap(companyApi().DELETE('/groups/{id}', of(id))),
    onSuccess: () => void refreshStructure(client),
  })
}
export const useSetRules = (id: number) =>
  useAct((rules: RuleFacts[]) =>
    unwrap(companyApi().PUT('/groups/{id}/rules', { ...of(id), body: { rules } })),
  )
export const useAddPerson = (id: number) =>
  useAct((person: number) =>
    unwrap(companyApi().POST('/groups/{id}/members', { ...of(id), body: { employee_ids: [person] } })),
  )
export const useRemovePerson = (id: number) =>
  useAct((employeeId: number) =>
    unwrap(
      companyApi().DELETE('/groups/{id}/members/{employeeId}', { params: { path: { id, employeeId } } }),
    ),
  )

/** Whom rules would put in and take out; nothing changes. */
export function usePreview(id: number) {
  return useMutation({
    mutationFn: (rules: RuleFacts[]): Promise<Preview> =>
      unwrap(companyApi().POST('/groups/{id}/rules/preview', { ...of(id), body: { rules } })).then(
        ({ data }) => data,
      ),
  }) as ReturnType<typeof useMutation<Preview, ApiError, RuleFacts[]>>
}

export interface Preview {
  enter: number
  leave: number
  by_rule: number
  names: string[]
}
