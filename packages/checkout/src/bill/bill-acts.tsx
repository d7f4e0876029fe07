import { Trans } from '@lingui/react/macro'
import { Banner, Button, Icon } from '@masar/ui'
import { Download, Printer } from 'lucide-react'
import type { Bill } from './api.ts'
import { useSavePdf } from './save-pdf.ts'
import styles from './bill.module.css'

/** What to do with a bill; not printed. */
export function BillActs({ bill }: { bill: Bill }) {
  const saving = useSavePdf(bill)
  return (
    <div className={styles.acts}>
      <Button isPending={saving.isPending} onPress={() => saving.mutate()}>
        <Icon of={Download} />
        <Trans>Save as PDF</Trans>
      </Button>
      <Button variant="secondary" onPress={() => window.print()}>
        <Icon of={Printer} />
        <Trans>Print</Trans>
      </Button>
      {saving.isError && (
        <Banner
          tone="danger"
          isAnnounced
          title={<Trans>The PDF could not be saved</Trans>}
          className={styles.failed}
        >
          {saving.error.kind === 'answer' ? (
            saving.error.message
          ) : (
            <Trans>Check your connection and try again.</Trans>
          )}
        </Banner>
      )}
    </div>
  )
}
