import { type ApiError, type CompanyPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { companyApi, companyQuery, saveFile } from '@masar/app-shell'
import { useMutation, useQuery } from '@tanstack/react-query'
import { fileNameOf } from './file-name.ts'

export type CompanyExport = ReadAnswer<CompanyPaths, '/exports/{id}'>['data']

/** How far a file is; asked for again while it is made, whether or not events come. */
export function useExport(id: number) {
  return useQuery({
    ...companyQuery('/exports/{id}', { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.state === 'running' ? 2000 : false),
  })
}

/** Saves the file that a call answers with, under the name that the service gives it. */
export async function saveAnswer(
  call: Promise<{ data?: Blob; error?: unknown; response: Response }>,
  otherwise: string,
): Promise<void> {
  const file = await unwrap(call)
  saveFile(fileNameOf((await call).response, otherwise), file, file.type)
}

/** Saves a file that was made. */
export function useSaveExport({ id, name }: Pick<CompanyExport, 'id' | 'name'>) {
  return useMutation<void, ApiError>({
    mutationFn: () =>
      saveAnswer(
        companyApi().GET('/exports/{id}/file', {
          params: { path: { id } },
          parseAs: 'blob',
          // A pack with certificates has some gigabytes: it takes as long as it takes.
          fetch: request => fetch(request),
        }),
        name,
      ),
  })
}

export function useStopExport(id: number) {
  return useMutation<unknown, ApiError>({
    mutationFn: () => unwrap(companyApi().POST('/exports/{id}/cancel', { params: { path: { id } } })),
  })
}
