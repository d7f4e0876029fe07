import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './breadcrumbs.module.css'

/** Where one is: links from the top down, the page itself last, as plain text. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const steps = Children.toArray(children)
  return (
    <nav aria-label={t`You are here`}>
      <ol className={styles.list}>
        {steps.map((step, i) => (
          <li key={i} className={styles.step} aria-current={i === steps.length - 1 ? 'page' : undefined}>
            {i > 0 && <Icon of={ChevronRight} size={16} />}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}
