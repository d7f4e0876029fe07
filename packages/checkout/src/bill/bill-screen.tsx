import { Trans } from '@lingui/react/macro'
import { PlannedPage } from '@masar/app-shell'

/** The page of a tax invoice. */
export function BillScreen() {
  return (
    <PlannedPage action={{ to: '/contact-us', label: <Trans>Write to us</Trans> }}>
      <Trans>
        Here an invoice can be read and printed: seller, buyer, lines, VAT and total, with a code to check it
        by. Until it can be shown here, write to us and we will send it.
      </Trans>
    </PlannedPage>
  )
}
