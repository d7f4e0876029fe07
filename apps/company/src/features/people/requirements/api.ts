import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientQuery, companyApi, companyPages, companyQuery, saveFile } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequirementFilters } from './filters.ts'

export type RequirementsAnswer = ReadAnswer<CompanyPaths, '/requirements'>
export type Requirement = RequirementsAnswer['data']['requirements'][number]
export type PeopleAnswer = ReadAnswer<CompanyPaths, '/requirements/people'>
export type Person = PeopleAnswer['data'][number]
export type Standing = Person['standings'][number]
export type RequirementRecord = ReadAnswer<CompanyPaths, '/requirements/{id}/people/{employeeId}'>['data']
export type Waiver = RequirementRecord['waivers'][number]

export interface Terms {
  department_id: number | null
  group_id: number | null
  first_due_on: string | null
  first_due_days: number | null
  counts_working_days: boolean
  renewal_months: number | null
  grace_days: number
}
export type Subject = { course_id: number } | { path_id: number }

const onDay = (day: string | undefined) => (day === undefined ? {} : { query: { as_of: day } })

export const requirementsQuery = (day: string | undefined) => companyQuery('/requirements', onDay(day))
export const requirementPeopleQuery = (filters: RequirementFilters) =>
  companyPages('/requirements/people', { query: { ...filters, limit: 50 } })
export const recordQuery = (id: number, employeeId: number, day: string | undefined) =>
  companyQuery('/requirements/{id}/people/{employeeId}', { path: { id, employeeId }, ...onDay(day) })
export const pathsQuery = () => companyQuery('/learning-paths')
/** Courses that fit what is typed; the best-selling ones, while nothing is. */
export const coursesQuery = (words: string) =>
  clientQuery('/courses', { query: { limit: 20, ...(words && { q: words }) } })

function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSuccess: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] === 'company' && String(queryKey.at(-1)).startsWith('/requirements'),
      }),
  })
}

const of = (id: number) => ({ params: { path: { id } } })

export const useCreateRequirement = () =>
  useAct((given: Terms & Subject) => unwrap(companyApi().POST('/requirements', { body: given })))
export const useChangeRequirement = (id: number) =>
  useAct((terms: Terms) => unwrap(companyApi().PUT('/requirements/{id}', { ...of(id), body: terms })))
export const useEndRequirement = (id: number) =>
  useAct(() => unwrap(companyApi().POST('/requirements/{id}/end', of(id))))

export interface WaiverFacts {
  reason: string
  evidence: string | null
  expires_on: string | null
}

export const useGiveWaiver = (id: number, employeeId: number) =>
  useAct((body: WaiverFacts) =>
    unwrap(
      companyApi().POST('/requirements/{id}/people/{employeeId}/waivers', {
        params: { path: { id, employeeId } },
        body,
      }),
    ),
  )
export const useEndWaiver = () =>
  useAct((id: number) => unwrap(companyApi().POST('/waivers/{id}/end', of(id))))

/** The evidence of the people and the day that are shown, as CSV. */
export function useEvidence(filters: RequirementFilters) {
  return useMutation<void, ApiError, string>({
    mutationFn: async name => {
      const call = companyApi().POST('/requirements/evidence', { body: { ...filters }, parseAs: 'blob' })
      saveFile(name, (await unwrap(call)) as Blob, 'text/csv')
    },
  })
}
