import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@masar/api-sdk'
import { showToast } from '@masar/ui'

/** Has the browser save a file, whose address is asked for now: it is good for minutes. */
export function useOpenFile(): (address: () => Promise<string>) => Promise<void> {
  const { t } = useLingui()
  return async address => {
    try {
      const link = document.createElement('a')
      link.href = await address()
      link.download = ''
      link.click()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const text =
        error.kind === 'answer' ? error.message : t`The file cannot be fetched: there is no connection.`
      showToast({ text, tone: 'danger' })
    }
  }
}
