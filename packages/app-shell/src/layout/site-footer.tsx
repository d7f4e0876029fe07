import { Trans } from '@lingui/react/macro'
import type { NavigationPlace } from '@masar/site-map'
import { Isolate, Logo, Ltr, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '../app-context.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { useSession } from '../session/session-store.ts'
import { contactQuery, useChargesVat } from '../counts/counts.ts'
import styles from './layout.module.css'
import { useNavigation } from './use-navigation.ts'

function Contact() {
  const contact = useQuery(contactQuery()).data?.data[0]?.value
  if (!contact || ![contact.email, contact.phone, contact.address, contact.hours].some(Boolean)) return null
  return (
    <section>
      <h2>
        <Trans>Contact</Trans>
      </h2>
      <ul>
        {contact.email && (
          <li>
            <a href={`mailto:${contact.email}`}>
              <Ltr>{contact.email}</Ltr>
            </a>
          </li>
        )}
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone}`}>
              <Ltr>{contact.phone}</Ltr>
            </a>
          </li>
        )}
        {[contact.address, contact.hours].filter(Boolean).map(line => (
          <li key={line}>
            <Text as="span" size="sm" soft>
              <Isolate>{line}</Isolate>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Column({ title, place }: { title: ReactNode; place: NavigationPlace }) {
  const links = useNavigation(place)
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label, isOutside }) => (
          <li key={to}>
            <AppLink to={to} isOutside={isOutside}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The foot of every page that is not an auth page; the contact settings are loaded when the layout mounts. */
export function SiteFooter() {
  const { app } = useApp()
  const chargesVat = useChargesVat()
  const isPortal = useSession(session => app === 'company' && session.capacity === 'company')
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <Logo />
          <Text size="sm" soft>
            <Trans>Courses in Arabic and English, with exams whose answers are never lost.</Trans>
          </Text>
        </section>
        {isPortal ? (
          <Column title={<Trans>Company portal</Trans>} place="portal-footer" />
        ) : (
          <Column title={<Trans>Learn</Trans>} place="learn-footer" />
        )}
        <Column title={<Trans>Masar</Trans>} place="site-footer" />
        <Contact />
      </div>
      {chargesVat && (
        <p className={styles.legal}>
          <Trans>Prices include VAT.</Trans>
        </p>
      )}
    </footer>
  )
}
