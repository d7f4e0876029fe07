import { useLingui } from '@lingui/react/macro'
import { Button, showToast } from '@masar/ui'
import { Share2 } from 'lucide-react'

/** Hands the page's address to the device's own sharing, or where there is none, copies it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', text: t`The link is copied.` })
    } catch (error) {
      // Closing the sheet without choosing is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({
        tone: 'danger',
        text: t`The link could not be copied. You can copy it from the address bar.`,
      })
    }
  }
  return <Button variant="quiet" iconStart={Share2} onPress={() => void share()}>{t`Share`}</Button>
}
