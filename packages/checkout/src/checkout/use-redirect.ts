import { navigateTo } from '@masar/app-shell'
import { useEffect, useState } from 'react'

/**
 * Leaves for the provider's page once the order's own URL is in the history, so that Back leads to the order.
 * @param isThere whether it does
 */
export function useRedirect(isThere: boolean) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (url !== null && isThere) navigateTo(url, { allowForeign: true })
  }, [url, isThere])
  // Back from the provider, out of the browser's memory: the page is as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setUrl(null)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  return { url, leaveFor: setUrl }
}
