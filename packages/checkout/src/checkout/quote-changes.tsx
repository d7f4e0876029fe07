import { Plural, Trans } from '@lingui/react/macro'
import { Banner, formatMoney, Isolate, useUi } from '@masar/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { QuoteChange } from './quote.ts'
import styles from './checkout.module.css'

interface QuoteChangesProps {
  changes: readonly QuoteChange[]
  currency: string
  /** The service's word, where a press was refused. */
  reason: string | null
  /** Counts the refused presses: each puts the focus here. */
  rejections: number
}

/** What changed since the buyer looked, for a new yes. */
export function QuoteChanges({ changes, currency, reason, rejections }: QuoteChangesProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejections > 0) box.current?.focus()
  }, [rejections])
  if (changes.length === 0 && reason === null) return <div role="status" className={styles.nothing} />
  return (
    <div role="status">
      <div ref={box} tabIndex={-1} className={styles.changes}>
        <Banner tone="warning" title={<Trans>Please look at the order again</Trans>}>
          {reason !== null && <p>{reason}</p>}
          {changes.length > 0 && (
            <ul>
              {changes.map((change, index) => (
                <li key={index}>
                  <ChangeText change={change} currency={currency} />
                </li>
              ))}
            </ul>
          )}
          {changes.length === 0 && (
            <p>
              <Trans>The prices are the same as before.</Trans>
            </p>
          )}
        </Banner>
      </div>
    </div>
  )
}

function ChangeText({ change, currency }: { change: QuoteChange; currency: string }): ReactNode {
  const { tag } = useUi()
  const money = (minor: number) => <bdi>{formatMoney(tag, minor, currency, { exact: true })}</bdi>
  const title = 'title' in change && <Isolate>{change.title}</Isolate>
  switch (change.kind) {
    case 'added':
      return <Trans>New in the order: {title}</Trans>
    case 'removed':
      return <Trans>No longer in the order: {title}</Trans>
    case 'price':
      return (
        <Trans>
          {title}: {money(change.from)} before, {money(change.to)} now
        </Trans>
      )
    case 'seats':
      return (
        <Trans>
          {title}: <Plural value={change.to} one="# seat" other="# seats" /> now
        </Trans>
      )
    case 'discount':
      return (
        <Trans>
          Discount: {money(change.from)} before, {money(change.to)} now
        </Trans>
      )
    case 'total':
      return (
        <Trans>
          Total: {money(change.from)} before, {money(change.to)} now
        </Trans>
      )
  }
}
