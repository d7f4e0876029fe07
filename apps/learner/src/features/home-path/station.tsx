import { AppLink } from '@masar/app-shell'
import { cx, Heading, Icon, linkClass, Text } from '@masar/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import path from './path.module.css'

interface StationProps {
  id: string
  title: ReactNode
  /** Under the title, in a sentence. */
  lead?: ReactNode
  /** Where there is more of it. */
  more?: { to: string; label: ReactNode }
  /** On which side of the page the line runs past it; it crosses over before it. */
  side: 'start' | 'end'
  children: ReactNode
}

/** A place on the path: the line crosses the page to it, and runs past it. */
export function Station({ id, title, lead, more, side, children }: StationProps) {
  return (
    <section className={path.station} data-side={side} aria-labelledby={id}>
      <div className={path.crossing} aria-hidden />
      <div className={path.content}>
        <div className={path.head}>
          <div className={path.words}>
            <Heading level={2} size="xl" id={id} className={path.title}>
              {title}
            </Heading>
            {lead && (
              <Text soft measure>
                {lead}
              </Text>
            )}
          </div>
          {more && (
            <AppLink to={more.to} className={cx(linkClass({ quiet: true }), path.more)}>
              {more.label}
              <Icon of={ChevronRight} size={18} />
            </AppLink>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
