import { Trans } from '@lingui/react/macro'
import { saveFile } from '@masar/app-shell'
import { Banner, Button, Card, CodeBlock } from '@masar/ui'
import { useEffect, useId } from 'react'
import profileStyles from '../profile/profile.module.css'
import styles from './two-factors.module.css'

interface SavedCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** New recovery codes, this once: to copy, to save as a file, to print. */
export function SavedCodes({ codes, onDone }: SavedCodesProps) {
  const text = codes.join('\n')
  const id = useId()
  // They take the place of what had the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <Card id={id} tabIndex={-1} className={`${profileStyles.part} ${styles.saved}`}>
      <Banner tone="warning" title={<Trans>Save these codes now</Trans>} className={styles.unprinted}>
        <Trans>They are shown only this once. Keep them where you find them without your phone.</Trans>
      </Banner>
      {/* in no catalogue: the product's name, as the file is called */}
      <CodeBlock code={text} title="Masar" className={styles.codes} />
      <div className={`${profileStyles.acts} ${styles.unprinted}`}>
        <Button
          variant="secondary"
          onPress={() => saveFile('masar-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          <Trans>Download</Trans>
        </Button>
        <Button variant="secondary" onPress={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button size="lg" className={styles.unprinted} onPress={onDone}>
        <Trans>I have saved them</Trans>
      </Button>
    </Card>
  )
}
