import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { Button, Ltr, showToast, Text } from '@masar/ui'
import { shortReceipt } from './model/receipt.ts'
import styles from './receipt.module.css'

/** The proof of what was handed in: short to read, whole to copy. */
export function Receipt({ receipt }: { receipt: string }) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(receipt)
      showToast({ text: t`The receipt is copied.`, tone: 'success' })
    } catch {
      // The browser forbids the clipboard: the whole code stands there to be selected.
      showToast({
        text: t`This browser does not let pages copy. The code to keep is: ${receipt}`,
        timeout: 30_000,
      })
    }
  }
  return (
    <div className={styles.receipt}>
      <Text as="div" size="sm">
        <span className={styles.label}>
          <Trans>Receipt</Trans>
        </span>{' '}
        <Ltr className={styles.code}>{shortReceipt(receipt)}</Ltr>
      </Text>
      <Button size="sm" variant="quiet" iconStart={Copy} className={styles.copy} onPress={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
    </div>
  )
}
