import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery } from '@masar/app-shell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshCalls } from '../../people/queries.ts'
import { filtersOf, findingOf, type ReportPlace } from '../place.ts'

export type SavedReport = ReadAnswer<CompanyPaths, '/saved-reports'>['data'][number]

export const savedReportsQuery = () => companyQuery('/saved-reports')

function useAct<Given>(act: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Given>({
    mutationFn: act,
    onSuccess: () => refreshCalls(client, ['/saved-reports']),
  })
}

const of = (id: number) => ({ params: { path: { id } } })

/** Saves what a page shows under a name. */
export const useSaveView = (place: ReportPlace) =>
  useAct((given: { name: string; is_shared: boolean }) =>
    unwrap(
      companyApi().POST('/saved-reports', {
        body: { ...given, report: place.report, by: place.by, ...filtersOf(place), ...findingOf(place) },
      }),
    ),
  )
export const useChangeView = (id: number) =>
  useAct((body: { name?: string; is_shared?: boolean }) =>
    unwrap(companyApi().PATCH('/saved-reports/{id}', { ...of(id), body })),
  )
/** Has the view sent to one’s own address; `null` no longer. */
export const useMailView = (id: number) =>
  useAct((rhythm: SavedReport['mailed']) =>
    unwrap(companyApi().PUT('/saved-reports/{id}/mail', { ...of(id), body: { rhythm } })),
  )
export const useDeleteView = (id: number) =>
  useAct(() => unwrap(companyApi().DELETE('/saved-reports/{id}', of(id))))
