import { useLingui } from '@lingui/react/macro'
import { createElement, type ReactNode } from 'react'
import styles from './blocks.module.css'

interface FormulaProps {
  display?: string
  children?: ReactNode
}

/** A formula runs left to right, whatever stands around it; a wide one scrolls in a box of its own, by keyboard too. */
export function Formula({ display, children }: FormulaProps) {
  const { t } = useLingui()
  // Not in the types of elements that React knows.
  const math = createElement('math', { dir: 'ltr', display }, children)
  if (display !== 'block') return math
  return (
    <div dir="ltr" className={styles.formula} role="group" aria-label={t`Formula`} tabIndex={0}>
      {math}
    </div>
  )
}
