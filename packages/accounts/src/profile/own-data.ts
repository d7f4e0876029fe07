import { type ApiError, unwrap } from '@masar/api-sdk'
import { useMutation } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'

/** Everything that is kept about oneself, saved as a file. */
export function useDownload() {
  const api = useAccountApi()
  return useMutation<void, ApiError>({
    mutationFn: async () => save((await unwrap(api().GET('/auth/data'))).data),
  })
}

function save(data: { exported_at: string }): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `masar-${data.exported_at.slice(0, 10)}.json`
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
