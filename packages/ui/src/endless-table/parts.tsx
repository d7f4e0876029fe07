import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox'
import styles from './endless-table.module.css'

interface BoxProps extends Pick<
  CheckboxProps,
  'id' | 'isSelected' | 'isIndeterminate' | 'isDisabled' | 'onChange' | 'aria-labelledby'
> {
  /** Whom it selects; all, if it says nothing. */
  name?: string
}

export function Box({ name, ...props }: BoxProps) {
  const { t } = useLingui()
  return (
    <Checkbox
      {...props}
      className={styles.box ?? ''}
      aria-label={name === undefined ? t`Select all` : t`Select ${name}`}
    >
      <span aria-hidden className={styles.mark} />
    </Checkbox>
  )
}

/** A press on a link or a button in a row is not one on the row: that would select it. */
export function Apart({ children }: { children: ReactNode }) {
  const keep = (event: SyntheticEvent) => {
    if ((event.target as Element).closest('a, button')) event.stopPropagation()
  }
  const keepKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') keep(event)
  }
  return (
    <div
      role="presentation"
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={keep}
      onKeyDown={keepKey}
      className={styles.apart}
    >
      {children}
    </div>
  )
}
