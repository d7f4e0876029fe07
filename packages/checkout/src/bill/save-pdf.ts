import { type ApiError, unwrap } from '@masar/api-sdk'
import { clientApi, saveFile } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'
import type { Bill } from './api.ts'

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
