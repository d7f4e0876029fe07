import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, ConfirmDialog, DateText, Isolate, Price, showToast, Text } from '@masar/ui'
import { useState } from 'react'
import styles from '../console.module.css'
import { type DeskOffer, type OfferState, useWithdrawOffer } from './api.ts'
import { useStateWords } from './words.ts'

const tones: Record<OfferState, 'primary' | 'accent' | 'success' | 'neutral' | 'warning'> = {
  open: 'primary',
  pending: 'accent',
  bought: 'success',
  withdrawn: 'neutral',
  over: 'warning',
}

/** An offer, and what became of it. */
export function OfferRow({ offer, mayWithdraw }: { offer: DeskOffer; mayWithdraw: boolean }) {
  const { t } = useLingui()
  const words = useStateWords()
  const [isAsked, setAsked] = useState(false)
  const withdrawing = useWithdrawOffer()
  const { id, company, places, unit_price: price, continues_id: continues, last_day: until, state } = offer
  const isPending = state === 'pending'
  const withdraw = async () => {
    await withdrawing.mutateAsync(id)
    showToast({ tone: 'success', text: t`The offer is withdrawn` })
  }
  return (
    <li className={styles.row}>
      <div className={styles.act}>
        <Text as="span" className={styles.action}>
          <Isolate>{company.name}</Isolate>
        </Text>
        <Badge tone={tones[state]}>{words[state]}</Badge>
      </div>
      <Text as="div" size="sm">
        <Plural value={places} one="# place for a year" other="# places for a year" />
        {' · '}
        <Trans>
          <Price amount={price} isExact /> each, <Price amount={places * price} isExact /> in all
        </Trans>
      </Text>
      <Text as="div" size="sm" soft>
        <Trans>
          Can be bought until <DateText value={until} timeZone="UTC" />
        </Trans>
        {continues !== null && (
          <>
            {' · '}
            <Trans>Continues a licence</Trans>
          </>
        )}
      </Text>
      {mayWithdraw && (state === 'open' || isPending) && (
        <div className={styles.decisions}>
          <Button size="sm" variant="secondary" onPress={() => setAsked(true)}>
            <Trans>Withdraw the offer</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={<Trans>Withdraw this offer?</Trans>}
        action={<Trans>Withdraw the offer</Trans>}
        isDanger
        isOpen={isAsked}
        onOpenChange={setAsked}
        failure={
          <Trans>It was not withdrawn: perhaps it was bought or withdrawn meanwhile. Look at the list.</Trans>
        }
        onConfirm={withdraw}
      >
        <Text>
          {isPending ? (
            <Trans>
              <Isolate>{company.name}</Isolate> has ordered it and can still pay that order. If it does not,
              the offer lapses.
            </Trans>
          ) : (
            <Trans>
              <Isolate>{company.name}</Isolate> can no longer buy this licence. You can make another offer at
              any time.
            </Trans>
          )}
        </Text>
      </ConfirmDialog>
    </li>
  )
}
