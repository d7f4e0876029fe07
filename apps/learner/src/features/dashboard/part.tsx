import { AppLink } from '@masar/app-shell'
import { Heading, Icon, linkClass } from '@masar/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

/** A part of the dashboard under its heading. */
export function Part({
  id,
  title,
  more,
  children,
}: {
  id: string
  title: ReactNode
  more?: { to: string; label: ReactNode }
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {more && (
          <AppLink to={more.to} className={linkClass({ quiet: true })}>
            {more.label}
            <Icon of={ChevronRight} size={18} />
          </AppLink>
        )}
      </div>
      {children}
    </section>
  )
}
