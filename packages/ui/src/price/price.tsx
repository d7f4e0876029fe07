import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { numberFormat } from '@masar/text'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './price.module.css'

/**
 * An amount as the reader writes it.
 * @param minor whole minor units: 14900 is 149 riyals
 * @param options `exact` keeps the decimals of whole amounts, as a bill does
 */
export function formatMoney(
  tag: string,
  minor: number,
  currency = 'SAR',
  { exact = false }: { exact?: boolean } = {},
): string {
  const format = numberFormat(tag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
  })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In minor units. */
  amount: number
  /** What it was before, in minor units; shown struck through when it is more. */
  compareAt?: number | null
  currency?: string
  /** Two decimals even when whole: totals and bills. */
  isExact?: boolean
  size?: 'md' | 'lg'
}

/** A price; nothing to pay reads “Free”. */
export function Price({
  amount,
  compareAt,
  currency = 'SAR',
  isExact,
  size = 'md',
  className,
  ...rest
}: PriceProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  const show = (minor: number) => <bdi>{formatMoney(tag, minor, currency, { exact: isExact })}</bdi>
  const isReduced = typeof compareAt === 'number' && compareAt > amount
  return (
    <span {...rest} className={cx(styles.price, className)} data-size={size}>
      {isReduced && <span className="visually-hidden">{t`Price now:`} </span>}
      <b>{amount === 0 && !isExact ? <Trans>Free</Trans> : show(amount)}</b>
      {isReduced && (
        <>
          {' '}
          <span className="visually-hidden">{t`Price before:`} </span>
          <s>{show(compareAt)}</s>
        </>
      )}
    </span>
  )
}
