import { type ApiError, unwrap } from '@masar/api-sdk'
import { useMutation } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'
import { saveFile } from '../forms/save-file.ts'

/** Everything that is kept about oneself, saved as a file. */
export function useDownload() {
  const api = useAccountApi()
  return useMutation<void, ApiError>({
    mutationFn: async () => save((await unwrap(api().GET('/auth/data'))).data),
  })
}

function save(data: { exported_at: string }): void {
  saveFile(`masar-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
}
