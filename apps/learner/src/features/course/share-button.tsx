import { useLingui } from '@lingui/react/macro'
import { Button } from '@masar/ui'
import { Share2 } from 'lucide-react'

/** Shares the page; how that is done comes with the press. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  const words = {
    copied: t`The link is copied.`,
    failed: t`The link could not be copied. You can copy it from the address bar.`,
  }
  const press = async () => (await import('./share.ts')).share(title, words)
  return <Button variant="quiet" iconStart={Share2} onPress={() => void press()}>{t`Share`}</Button>
}
