import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, saveFile } from '@masar/app-shell'
import { queryOptions, useMutation } from '@tanstack/react-query'

export type EvidenceCheck = ReadAnswer<ClientPaths, '/evidence/{code}'>['data']
export type Counts = EvidenceCheck['counts']
export type Inspection =
  ClientPaths['/inspections/look']['post']['responses'][200]['content']['application/json']['data']
export type Snapshot = Inspection['snapshot']
export type SnapshotPerson = Snapshot['people'][number]
export type CheckedCode =
  ClientPaths['/certificates/check']['post']['responses'][200]['content']['application/json']['data'][number]

/** What an inspector's link shows. Read by POST, so that the token is in no log of URLs; each read counts as an opening. */
export const inspectionQuery = (token: string) =>
  queryOptions({
    queryKey: ['client', 'inspection', token],
    queryFn: ({ signal }) =>
      unwrap(clientApi().POST('/inspections/look', { body: { inspection_link: token }, signal })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export function useCheckCodes() {
  return useMutation<CheckedCode[], ApiError, string[]>({
    mutationFn: async codes =>
      (await unwrap(clientApi().POST('/certificates/check', { body: { codes } }))).data,
  })
}

export function useSaveChecked(name: string) {
  return useMutation<void, ApiError, string[]>({
    mutationFn: async codes => {
      const call = clientApi().POST('/certificates/check/file', { body: { codes }, parseAs: 'blob' })
      saveFile(name, (await unwrap(call)) as Blob, 'text/csv')
    },
  })
}
