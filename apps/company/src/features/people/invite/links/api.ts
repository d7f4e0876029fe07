import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallForMany } from '../../parts/many/act-on-many.ts'
import { refreshCalls } from '../../queries.ts'

export type JoiningLink = ReadAnswer<CompanyPaths, '/joining-links'>['data'][number]

export interface LinkFacts {
  label?: string
  department_id?: number
  group_ids?: number[]
  domains?: string[]
  days: number
  max_uses?: number
}

export const linksQuery = () => companyQuery('/joining-links')

/** Makes a link; the list is asked for again. */
export function useMakeLink() {
  const client = useQueryClient()
  return useMutation<JoiningLink, ApiError, LinkFacts>({
    mutationFn: async body => (await unwrap(companyApi().POST('/joining-links', { body }))).data,
    onSuccess: () => void refreshCalls(client, ['/joining-links']),
  })
}

/** Withdraws many links, by their ids. */
export const withdrawLinks: CallForMany = ids =>
  unwrap(companyApi().POST('/joining-links/withdraw', { body: { ids } }))

export function useWithdrawLink(id: number) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError>({
    mutationFn: () => unwrap(companyApi().POST('/joining-links/{id}/withdraw', { params: { path: { id } } })),
    onSuccess: () => refreshCalls(client, ['/joining-links']),
  })
}
