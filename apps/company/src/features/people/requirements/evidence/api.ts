import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallForMany } from '../../parts/many/act-on-many.ts'
import { refreshCalls } from '../../queries.ts'

export type InspectionLink = ReadAnswer<CompanyPaths, '/inspection-links'>['data'][number]
type LinkOrder = CompanyPaths['/inspection-links']['post']['requestBody']['content']['application/json']

export const inspectionLinksQuery = () => companyQuery('/inspection-links')

/** Whose evidence, and of which day. */
export interface Scope {
  department?: number
  group?: number
  as_of?: string
}

/** The PDF alone, or an archive with the certificates. */
export type PackForm = 'pdf' | 'zip'

/** Has a requirement's evidence made into a file. @returns the id of the file on its way */
export function useMakePack(requirementId: number) {
  return useMutation<number, ApiError, Scope & { form: PackForm }>({
    mutationFn: async body => {
      const call = companyApi().POST('/requirements/{id}/evidence', {
        params: { path: { id: requirementId } },
        body,
      })
      return (await unwrap(call)).data.id
    },
  })
}

export function useMakeInspectionLink() {
  const client = useQueryClient()
  return useMutation<string, ApiError, LinkOrder>({
    // Of fifty thousand people, reading and freezing them takes longer than calls usually may.
    mutationFn: async body => {
      const call = companyApi().POST('/inspection-links', { body, fetch: request => fetch(request) })
      return (await unwrap(call)).data.link
    },
    onSuccess: () => void refreshCalls(client, ['/inspection-links']),
  })
}

/** Withdraws many links, by their ids. */
export const withdrawInspectionLinks: CallForMany = ids =>
  unwrap(companyApi().POST('/inspection-links/withdraw', { body: { ids } }))

export function useWithdrawInspectionLink(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError>({
    mutationFn: () =>
      unwrap(companyApi().POST('/inspection-links/{id}/withdraw', { params: { path: { id } } })),
    onSettled: () => void refreshCalls(client, ['/inspection-links']),
  })
}
