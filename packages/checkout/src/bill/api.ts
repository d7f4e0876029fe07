import { type ApiError, type ClientPaths, type ReadAnswer, unwrap } from '@masar/api-sdk'
import { clientApi, clientQuery, saveFile } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'

export type Bill = ReadAnswer<ClientPaths, '/bills/{id}'>['data']

/** The answer of a bill, by the unguessable id that its address carries. */
export const billQuery = (id: string) => clientQuery('/bills/{id}', { path: { id } })

/** Saves the bill's PDF as a file named after its number. */
export function useSavePdf({ id, number }: Pick<Bill, 'id' | 'number'>) {
  return useMutation<void, ApiError>({
    mutationFn: async () => {
      const pdf = await unwrap(
        clientApi().GET('/bills/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
      )
      saveFile(`${number}.pdf`, pdf, 'application/pdf')
    },
  })
}
