import { AppLink } from '@masar/app-shell'
import { Heading, Icon, linkClass } from '@masar/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './home-page.module.css'

interface SectionProps {
  id: string
  title: ReactNode
  /** Where there is more of it. */
  more?: { to: string; label: ReactNode }
  children: ReactNode
}

/** A band of the home page under its heading. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="lg" id={id}>
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
