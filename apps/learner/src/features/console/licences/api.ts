import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, clientPages, clientQuery, queriesOf } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../catalogue/types.ts'

export type DeskOffer = Answer<'/console/licence-offers'>['data'][number]
export type OfferState = DeskOffer['state']
export type DeskCompany = Answer<'/console/companies'>['data'][number]

/** An offer as it is made. */
export interface NewOffer {
  company_id: number
  places: number
  /** In halalas, of a place for the year. */
  unit_price: number
  continues_id?: number
  last_day: string
}

/** What was offered to companies, in a state or in any. */
export const offersQuery = (state: OfferState | undefined) =>
  clientPages('/console/licence-offers', { query: { ...(state && { state }) } })

/** Companies whose name or number has these words. */
export const companiesQuery = (words: string) =>
  clientQuery('/console/companies', { query: { ...(words && { q: words }) } })

/** An act on offers: the lists and the audit log show it then, and where it failed, how things are now. */
function useOfferAct<T>(act: (of: T) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, T>({
    mutationFn: act,
    onSettled: () => client.invalidateQueries(queriesOf('/console/licence-offers', '/console/audit')),
  })
}

export const useMakeOffer = () =>
  useOfferAct((body: NewOffer) => unwrap(clientApi().POST('/console/licence-offers', { body })))

export const useWithdrawOffer = () =>
  useOfferAct((id: number) =>
    unwrap(clientApi().DELETE('/console/licence-offers/{id}', { params: { path: { id } } })),
  )
