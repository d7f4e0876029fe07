import { type ApiError, unwrap } from '@masar/api-sdk'
import { saveFile } from '@masar/app-shell'
import { useMutation } from '@tanstack/react-query'
import { useAccountApi } from '../api/account-api.ts'
import { useProof } from './proof.tsx'

/** To read, or for other programs. */
export type DataFormat = 'page' | 'json'

/** Everything that is kept about oneself, saved as a file once the person has proved who they are. */
export function useDownload() {
  const api = useAccountApi()
  const proof = useProof('data_export')
  const download = useMutation<void, ApiError, DataFormat>({
    mutationFn: format =>
      proof.run(async () => {
        if (format === 'page') {
          const { exported_at: at, html } = (await unwrap(api().GET('/auth/data-page'))).data
          return saveFile(nameOf(at, 'html'), html, 'text/html')
        }
        const { data } = await unwrap(api().GET('/auth/data'))
        saveFile(nameOf(data.exported_at, 'json'), JSON.stringify(data, null, 2), 'application/json')
      }),
  })
  return { download, dialog: proof.dialog }
}

function nameOf(exportedAt: string, ending: string): string {
  return `masar-${exportedAt.slice(0, 10)}.${ending}`
}
