import { companyTone } from '@masar/ui'
import type { ReactNode } from 'react'
import type { CompanySettings } from './api.ts'
import styles from './color-sample.module.css'

interface ColorSampleProps {
  color: CompanySettings['color']
  children: ReactNode
}

/** The name of a colour beside a patch of it. */
export function ColorSample({ color, children }: ColorSampleProps) {
  return (
    <span className={styles.sample} data-company={companyTone(color)}>
      <span aria-hidden className={styles.patch} />
      {children}
    </span>
  )
}
