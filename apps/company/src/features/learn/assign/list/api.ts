import { type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listRequest } from '../../../people/invite/api.ts'

export type PeopleList = ReadAnswer<CompanyPaths, '/people-lists/{id}'>['data']
export type ListedRow = ReadAnswer<CompanyPaths, '/people-lists/{id}/rows'>['data'][number]

/** What a list is called by, or why it is none; and the columns of its table that are not read. */
export type NamedList =
  CompanyPaths['/people-lists']['post']['responses']['200']['content']['application/json']['data']

/** Sends a list that names people: typed lines, or a file. @returns its id, or why it is no list of people */
export async function uploadNames(list: string | File): Promise<NamedList> {
  return (await unwrap(companyApi().POST('/people-lists', listRequest(list)))).data
}

export const peopleListQuery = (id: number) => companyQuery('/people-lists/{id}', { path: { id } })

/** The entries of a list in one state, page by page. */
export function useListedRows(id: number, state: 'unknown' | 'double') {
  return useInfiniteQuery({
    queryKey: ['company', 'people-list-rows', id, state],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        companyApi().GET('/people-lists/{id}/rows', {
          params: { path: { id }, query: { state, after: pageParam, limit: 100 } },
          signal,
        }),
      ),
    getNextPageParam: ({ meta }) => meta.next,
  })
}
