import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyPages, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findingOf, type ListPlace } from '../../people/parts/found.ts'
import type { CallForMany } from '../../people/parts/many/act-on-many.ts'
import { refreshCalls } from '../../people/queries.ts'
import type { HolderSort } from '../seats/place.ts'

type Licences = ReadAnswer<CompanyPaths, '/licences'>['data']
export type Licence = Licences['licences'][number]
export type LicenceOffer = Licences['offers'][number]
export type Holder = ReadAnswer<CompanyPaths, '/licences/{id}/holders'>['data'][number]

/** The company's yearly licences, and what is offered to it. */
export const licencesQuery = () => companyQuery('/licences')
/** Who holds a place of a licence, page by page. */
export const holdersQuery = (id: number, place: ListPlace<HolderSort>) =>
  companyPages('/licences/{id}/holders', {
    path: { id },
    query: { ...findingOf(place), limit: 25 },
  })

/** Gives back the places of many, by the ids of the employees. */
export const givePlacesBack: CallForMany = ids =>
  unwrap(companyApi().POST('/licences/places/return', { body: { ids } }))

/** Gives back the place of an employee who has begun nothing by it. */
export function useGivePlaceBack() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, number>({
    mutationFn: id => unwrap(companyApi().DELETE('/employees/{id}/place', { params: { path: { id } } })),
    onSettled: () => void refreshCalls(client, ['/licences']),
  })
}
