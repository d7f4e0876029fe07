import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { readableIban } from '@masar/text'
import { AppLink } from '@masar/app-shell'
import { buttonClass, Card, DateText, formatMoney, Heading, Ltr, Text, useUi } from '@masar/ui'
import { holdsLicence } from '../order/model.ts'
import { CancelOrder } from '../order/cancel-order.tsx'
import { CopyButton } from '../order/copy-button.tsx'
import styles from './checkout.module.css'

/** An order that waits for a bank transfer: what to transfer, under which reference, by when. */
export function PendingTransfer({ order }: { order: Order }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { transfer_reference: reference, transfer, pro_forma: proForma } = order
  return (
    <Card as="section" className={styles.part} aria-labelledby="order-state">
      <Heading level={2} size="md" id="order-state">
        <Trans>We are waiting for the transfer</Trans>
      </Heading>
      <Text>
        {holdsLicence(order) ? (
          <Trans>
            Transfer the amount with the reference below. Once the transfer has arrived, we confirm it and the
            licence is yours.
          </Trans>
        ) : (
          <Trans>
            Transfer the amount with the reference below. Once the transfer has arrived, we confirm it and the
            seats are yours.
          </Trans>
        )}
      </Text>
      <dl className={styles.facts}>
        {reference !== null && (
          <div>
            <dt>
              <Trans>Transfer reference</Trans>
            </dt>
            <dd>
              <Ltr>{reference}</Ltr>
              <CopyButton text={reference} label={t`Copy the reference`} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(tag, order.total, order.currency, { exact: true })}</bdi>
            <CopyButton text={(order.total / 100).toFixed(2)} label={t`Copy the amount`} />
          </dd>
        </div>
        {transfer !== null && (
          <>
            <div>
              <dt>
                <Trans>Beneficiary</Trans>
              </dt>
              <dd>
                <bdi>{transfer.beneficiary}</bdi>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Bank</Trans>
              </dt>
              <dd>
                <bdi>{transfer.bank}</bdi>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>IBAN</Trans>
              </dt>
              <dd>
                <Ltr>{readableIban(transfer.iban)}</Ltr>
                <CopyButton text={transfer.iban} label={t`Copy the IBAN`} />
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>
            <Trans>Transfer by</Trans>
          </dt>
          <dd>
            <DateText value={order.expires_at} />
          </dd>
        </div>
      </dl>
      <div className={styles.acts}>
        {proForma !== null && (
          <AppLink to={`/Bill/${proForma.id}`} isOutside className={buttonClass()}>
            <Trans>Open the pro-forma invoice</Trans>
          </AppLink>
        )}
        <CancelOrder id={order.id} />
      </div>
    </Card>
  )
}
